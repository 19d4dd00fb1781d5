import './referenceCard.css';
import { SignList } from '#look/SignList.tsx';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { gameTranslator, t } from '../i18n/i18n.ts';
import { primerTranslator } from '../i18n/primerTexts.ts';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { createPrimerQuery } from './primerQuery.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** The reference card: goal, order of a turn, and every sign of the table. */
export function ReferenceCard(props: { readonly game: string; readonly head: 'h2' | 'h3' }): JSX.Element {
  const read = createPrimerQuery(() => props.game);
  const tPrimer = primerTranslator(props.game);
  const tGame = gameTranslator(props.game, (seat) => t('primer.player', { number: seat + 1 }));
  return (
    <Show when={read.error() === null} fallback={<ErrorNotice error={read.error()} retry={read.retry} />}>
      <Show when={read.value()} fallback={<Skeleton />}>
        {(found) => (
          <div class="ref-card">
            <section>
              <Dynamic component={props.head}>{t('primer.goal')}</Dynamic>
              <p>{tPrimer('goal')}</p>
            </section>
            <section>
              <Dynamic component={props.head}>{t('primer.turn')}</Dynamic>
              <ol>
                <For each={found().primer?.turn ?? []}>{({ id }) => <li>{tPrimer(`turn.${id}`)}</li>}</For>
              </ol>
            </section>
            <For each={found().signs}>
              {(group) => (
                <section>
                  <Dynamic component={props.head}>{tGame(runtimeKey(group.title))}</Dynamic>
                  <SignList signs={group.signs} words={tGame} />
                </section>
              )}
            </For>
            <section>
              <Dynamic component={props.head}>{t('primer.ends')}</Dynamic>
              <ul>
                <For each={found().primer?.ends ?? []}>{({ id }) => <li>{tPrimer(`ends.${id}`)}</li>}</For>
              </ul>
            </section>
            <p class="ref-print">
              <a href={`/card/${props.game}`} target="_blank" rel="noopener">
                {t('card.beside')}
              </a>
            </p>
          </div>
        )}
      </Show>
    </Show>
  );
}
