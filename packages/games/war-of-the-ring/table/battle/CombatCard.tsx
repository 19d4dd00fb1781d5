import { type JSX, Show } from 'solid-js';
import type { Stage } from './stage.ts';

/** The lower half of an event card: what it does in a battle, with its initiative in a disc of ink. */
export function CombatCard(props: {
  readonly stage: Stage;
  readonly card: string;
  readonly note: string;
  readonly cancelled?: boolean;
}): JSX.Element {
  const { words } = props.stage.desk.table;
  const combat = (): string | undefined => props.stage.view().combat[props.card];
  return (
    <article class="wb-card" classList={{ cancelled: props.cancelled === true }}>
      <Show when={combat()} fallback={<h4>{words(`eventTitle.${props.card}`)}</h4>}>
        {(title) => (
          <>
            <h4>
              {words(`combatTitle.${title()}`)}
              <b class="num" title={words('table.battle.initiative')}>
                {props.stage.view().initiative[props.card]}
              </b>
            </h4>
            <p>{words(`combatText.${title()}`)}</p>
          </>
        )}
      </Show>
      <em>{props.note}</em>
    </article>
  );
}
