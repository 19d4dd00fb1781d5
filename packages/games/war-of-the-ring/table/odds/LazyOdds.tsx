import { lazyCode } from '#look/lazyCode.ts';
import { type JSX, Show } from 'solid-js';
import type { FormingView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import { showsOdds } from './showsOdds.ts';

/** The code of the chances is fetched with the first battle that needs it. Without a connection they are left out. */
const odds = lazyCode(() => import('./DeskOdds.tsx'));

export function LazyBattleOdds(props: { readonly desk: Desk }): JSX.Element {
  return <Show when={showsOdds(props.desk.table) && odds()}>{(code) => code().BattleUnderWay(props)}</Show>;
}

export function LazyAttackOdds(props: { readonly desk: Desk; readonly forming: FormingView }): JSX.Element {
  return <Show when={showsOdds(props.desk.table) && odds()}>{(code) => code().AttackForming(props)}</Show>;
}
