import './bring.ts';
import './card.css';
import './row.css';
import './mordor.css';
import './teams.css';
import './plates.css';
import type { PlateProps, Plates } from '#look/signs.ts';
import { For, type JSX, Show } from 'solid-js';
import type { BattleView } from '../view/view.ts';
import { Companion, Enemy, Mordor } from './Card.tsx';

type Given = PlateProps<BattleView>;

/** The row of enemies, and below it the Mordor cards, where any lie there. */
function Row(props: Given): JSX.Element {
  const struck = () => props.view.losing !== null;
  return (
    <div class="bm-plate-row">
      <For each={props.view.row}>
        {(enemy) => (
          <Show when={enemy}>
            {(card) => <Enemy card={card()} state={props.marked.includes(card().id) ? 'chosen' : 'idle'} words={props.words} />}
          </Show>
        )}
      </For>
      <Show when={props.view.mordor.some((card) => card !== null)}>
        <For each={props.view.mordor}>
          {(card, position) => <Mordor card={card} position={position() + 1} strikes={struck() && position() === 2} words={props.words} />}
        </For>
      </Show>
    </div>
  );
}

/** The teams of the players in `at`, the first player's where nobody is named. */
function Teams(props: Given): JSX.Element {
  const seats = () => (props.at.length === 0 ? [0] : props.at.map(Number));
  return (
    <div class="bm-plate-teams">
      <For each={seats().flatMap((seat) => props.view.players[seat]?.teams.map((team) => ({ seat, team })) ?? [])}>
        {({ seat, team }) => (
          <div class="bm-team">
            <h4>{props.words('table.team.of', { team: team.number, seat: `@seat.${seat}` })}</h4>
            <div>
              <For each={team.cards}>
                {(card) => <Companion card={card} state={props.marked.includes(card.id) ? 'chosen' : 'idle'} words={props.words} />}
              </For>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}

/** The felt as far as an example needs it: the enemies above, the teams below. */
function Felt(props: Given): JSX.Element {
  return (
    <div class="bm-plate">
      <Row {...props} />
      <Teams {...props} />
    </div>
  );
}

export const plates: Plates<BattleView> = { felt: Felt };
