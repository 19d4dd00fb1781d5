import './stack.css';
import './trophies.css';
import { For, type JSX, Show } from 'solid-js';
import { Enemy } from './Card.tsx';
import { act, type Desk } from './hands.ts';
import { broughtHome } from './Over.tsx';

/** What one has won and been given: closed to a line, open when one of them must be given up. */
export function Trophies(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const player = () => props.desk.table.view.players[props.desk.table.mine];
  const losing = () => props.desk.offers.of('loseEnemy').length > 0;
  return (
    <section class="bm-trophies" aria-label={words('table.trophies.label')}>
      <Show
        when={losing()}
        fallback={
          <p>
            <b class="num">{words('table.points', { count: player()?.points ?? 0 })}</b>{' '}
            <span>{player() === undefined ? '' : broughtHome(words, player())}</span>
          </p>
        }
      >
        <div class="bm-stack">
          <For each={player()?.won ?? []}>
            {(enemy) => (
              <Enemy
                card={enemy}
                state="offered"
                words={words}
                touch={() => {
                  const action = props.desk.offers.find('loseEnemy', { enemy: enemy.id });
                  if (action !== undefined) act(props.desk, action);
                }}
              />
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}
