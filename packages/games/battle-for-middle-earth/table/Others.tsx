import './others.css';
import { Badge, hobbitOfSeat } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { PlayerView } from '../view/view.ts';
import { Companion } from './Card.tsx';
import { type Desk, otherCardState, touchOtherCard } from './hands.ts';
import { nameOf } from './words.ts';

/** The other players: their teams in small, their hands by number, what they have won. */
export function Others(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const others = () => props.desk.table.view.players.filter(({ seat }) => seat !== props.desk.table.mine);
  return (
    <section class="bm-others" aria-label={words('table.others.label')}>
      <For each={others().map(({ seat }) => seat)}>
        {(seat) => <Other desk={props.desk} player={props.desk.table.view.players[seat]} />}
      </For>
    </section>
  );
}

function Other(props: { readonly desk: Desk; readonly player: PlayerView }): JSX.Element {
  const { words } = props.desk.table;
  const player = () => props.player;
  return (
    <div class="bm-other" classList={{ on: props.desk.table.waiting.includes(player().seat), out: player().out }}>
      <h3 data-home={`seat:${player().seat}`}>
        <Badge hobbit={hobbitOfSeat(player().seat)} letter={String(player().seat + 1)} />
        <span class="bm-who">{nameOf(props.desk.table, player().seat)}</span>
        <small>
          {words('table.hand.count', { count: player().hand })} · {words('table.points', { count: player().points })}
        </small>
      </h3>
      <div class="bm-minis">
        <For each={player().teams}>
          {(team) => (
            <div
              class="bm-mini-team"
              role="group"
              aria-label={words('table.team.of', { team: team.number, seat: nameOf(props.desk.table, player().seat) })}
            >
              <For each={team.cards}>
                {(card) => (
                  <Companion
                    small
                    card={card}
                    state={otherCardState(props.desk, card)}
                    words={words}
                    touch={(anchor) => touchOtherCard(props.desk, card, anchor)}
                  />
                )}
              </For>
            </div>
          )}
        </For>
        <Show when={player().shown.length > 0 && player().cards === null}>
          <div class="bm-mini-team shown" role="group" aria-label={words('table.hand.shown')}>
            <For each={player().shown}>{(card) => <Companion small card={card} words={words} />}</For>
          </div>
        </Show>
        <Show when={player().teams.length === 0}>
          <span class="bm-none">{words('table.team.none')}</span>
        </Show>
      </div>
    </div>
  );
}
