import '../style/card.css';
import { SignList } from '#look/SignList.tsx';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { gameWords, primerWords, say } from '../i18n.ts';
import { Fault, Ruled } from '../ui/states.tsx';
import { askPrimer } from './askPrimer.ts';

/** What one wants beside a game: its goal, the order of a turn, and every sign of the table. */
export function ReferenceCard(props: { readonly game: string; readonly head: 'h2' | 'h3' }): JSX.Element {
  const read = askPrimer(() => props.game);
  const words = primerWords(props.game);
  const table = gameWords(props.game, (seat) => say('primer.player', { number: seat + 1 }));
  return (
    <Show when={read.error() === null} fallback={<Fault error={read.error()} again={read.again} />}>
      <Show when={read.value()} fallback={<Ruled />}>
        {(found) => (
          <div class="ref-card">
            <section>
              <Dynamic component={props.head}>{say('primer.goal')}</Dynamic>
              <p>{words('goal')}</p>
            </section>
            <section>
              <Dynamic component={props.head}>{say('primer.turn')}</Dynamic>
              <ol>
                <For each={found().primer?.turn ?? []}>{({ id }) => <li>{words(`turn.${id}`)}</li>}</For>
              </ol>
            </section>
            <For each={found().signs}>
              {(group) => (
                <section>
                  <Dynamic component={props.head}>{table(group.title)}</Dynamic>
                  <SignList signs={group.signs} words={table} />
                </section>
              )}
            </For>
            <section>
              <Dynamic component={props.head}>{say('primer.ends')}</Dynamic>
              <ul>
                <For each={found().primer?.ends ?? []}>{({ id }) => <li>{words(`ends.${id}`)}</li>}</For>
              </ul>
            </section>
            <p class="ref-print">
              <a href={`/card/${props.game}`} target="_blank" rel="noopener">
                {say('card.beside')}
              </a>
            </p>
          </div>
        )}
      </Show>
    </Show>
  );
}
