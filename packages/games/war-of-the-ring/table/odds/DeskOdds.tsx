import { type JSX, Show } from 'solid-js';
import type { FormingView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import { BattleOdds } from './BattleOdds.tsx';
import { attackForming, battleGoingOn } from './setup.ts';

/** How the battle under way ends if both sides fight on. */
export function BattleUnderWay(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { table } = desk;
  return (
    <Show when={battleGoingOn(table.view)}>
      {(setup) => (
        <BattleOdds
          words={table.words}
          own={table.mode === 'play'}
          setup={setup()}
          side={desk.mine().id}
          attacker={table.view.battle?.attacker ?? desk.mine().id}
        />
      )}
    </Show>
  );
}

/** How the attack that is being formed would end. */
export function AttackForming(props: { readonly desk: Desk; readonly forming: FormingView }): JSX.Element {
  const { desk } = props;
  return (
    <Show when={attackForming(desk.table.view, props.forming)}>
      {(setup) => <BattleOdds words={desk.table.words} own setup={setup()} side={desk.mine().id} attacker={desk.mine().id} brief />}
    </Show>
  );
}
