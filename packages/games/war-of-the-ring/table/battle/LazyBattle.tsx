import { lazyCode } from '#look/lazyCode.ts';
import { createEffect, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';

const scene = lazyCode(() => import('./BattleScene.tsx'));

/** Battles begin when actions are taken: their code is fetched with the first action phase, so that it is there before the first battle. */
export function LazyBattle(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  createEffect(() => {
    if (table.view.battle !== null || table.view.stage === 'action') scene();
  });
  return <Show when={table.view.battle !== null && scene()}>{(code) => code().BattleScene(props)}</Show>;
}
