import './stack.css';
import './teams.css';
import { Index, type JSX, Show, For } from 'solid-js';
import type { TeamView } from '../view/view.ts';
import { Companion } from './Card.tsx';
import { act, type Desk, teamCardState, touchTeamCard } from './hands.ts';
import { layOn } from './offers.ts';

/** One's own teams, and the place for a new one. */
export function Teams(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const teams = () => props.desk.table.view.players[props.desk.table.mine]?.teams ?? [];
  const fresh = () => layOn(props.desk.offers, props.desk.held, 'new');
  return (
    <section class="bm-teams" aria-label={words('table.team.label')}>
      <Index each={teams()}>{(team) => <Team desk={props.desk} team={team()} />}</Index>
      <Show
        when={fresh()}
        fallback={
          <Show when={teams().length === 0}>
            <p class="bm-ghost-team" aria-hidden="true">
              {words('table.team.empty')}
            </p>
          </Show>
        }
      >
        {(action) => (
          <button type="button" class="bm-ghost-team offered" onClick={() => act(props.desk, action())}>
            {words('table.team.new')}
          </button>
        )}
      </Show>
    </section>
  );
}

function Team(props: { readonly desk: Desk; readonly team: TeamView }): JSX.Element {
  const { words } = props.desk.table;
  const action = () => layOn(props.desk.offers, props.desk.held, props.team.number);
  const attacking = () => {
    const { attack, active } = props.desk.table.view;
    return attack !== null && active === props.desk.table.mine && attack.team === props.team.number;
  };
  const symbols = () => props.team.cards.reduce((sum, { symbols: each }) => sum + each.length, 0);
  return (
    <div
      class="bm-team"
      data-team={props.team.number}
      classList={{ offered: action() !== undefined, attacking: attacking(), looked: props.desk.looked === props.team.number }}
      role="group"
      aria-label={words('table.team.number', { team: props.team.number })}
    >
      <h3>
        <button
          type="button"
          class="bm-team-name"
          aria-pressed={props.desk.looked === props.team.number}
          onClick={() => props.desk.look(props.team.number)}
        >
          {words('table.team.number', { team: props.team.number })}
        </button>
        <small>{words('table.team.symbols', { count: symbols() })}</small>
      </h3>
      <div class="bm-stack">
        <For each={props.team.cards}>
          {(card, index) => (
            <Companion
              card={card}
              index={index()}
              state={teamCardState(props.desk, card)}
              words={words}
              touch={(anchor) => touchTeamCard(props.desk, card, props.team.number, anchor)}
            />
          )}
        </For>
        <Show when={action()}>
          {(laid) => (
            <button type="button" class="bm-join" onClick={() => act(props.desk, laid())}>
              {words('table.team.join')}
            </button>
          )}
        </Show>
      </div>
    </div>
  );
}
