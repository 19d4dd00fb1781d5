import { capitalized } from '#look/capitalized.ts';
import { For, type JSX, Show } from 'solid-js';
import type { ActionName } from '../../rules/nouns.ts';
import type { Desk } from '../desk.ts';
import { Device } from '../pieces/Device.ts';
import { faceDevice } from '../pieces/Die.tsx';
import { cheapestSpend, type Spend } from '../plans/dice.ts';
import { DivideButton } from './DivideButton.tsx';

/** What both sides do most turns, in one press with the cheapest die. */
const OFTEN: readonly ActionName[] = ['move-fellowship', 'move-minions'];

/** One press instead of two: the actions of most turns, and whether an army that sets out is to be divided. */
export function Shortcuts(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { table, planner } = desk;
  const { words } = table;
  const often = (): readonly Spend[] =>
    desk.die() !== null || planner.ready() !== null
      ? []
      : OFTEN.flatMap((name) => {
          const spend = cheapestSpend(desk.offers(), [name], null);
          return spend === null ? [] : [spend];
        });
  const mayDivide = (): boolean => planner.ready() !== null || desk.offers().of('march').length > 0;
  return (
    <>
      <Show when={mayDivide()}>
        <DivideButton desk={desk} />
      </Show>
      <Show when={often().length > 0}>
        <div class="wr-chips wr-often" role="group" aria-label={words('table.plan.often')}>
          <For each={often()}>
            {(spend) => (
              <button type="button" class="wr-chip open" disabled={table.busy} data-often={spend.action} onClick={() => desk.act(spend)}>
                <Device name={faceDevice(spend.die)} /> {capitalized(words(`action.${spend.action}`))}
              </button>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}
