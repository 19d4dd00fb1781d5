import { createSignal, type JSX, Show } from 'solid-js';
import type { FormingView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import { showsOdds } from './showsOdds.ts';

type Part = typeof import('./DeskOdds.tsx');

const [part, setPart] = createSignal<Part>();

/** The code of the chances is fetched with the first battle that needs it. Without a connection they are left out. */
function fetchOdds(): Part | undefined {
  if (part() === undefined) import('./DeskOdds.tsx').then(setPart, () => {});
  return part();
}

export function LazyBattleOdds(props: { readonly desk: Desk }): JSX.Element {
  return <Show when={showsOdds(props.desk.table) && fetchOdds()}>{(odds) => odds().BattleUnderWay(props)}</Show>;
}

export function LazyAttackOdds(props: { readonly desk: Desk; readonly forming: FormingView }): JSX.Element {
  return <Show when={showsOdds(props.desk.table) && fetchOdds()}>{(odds) => odds().AttackForming(props)}</Show>;
}
