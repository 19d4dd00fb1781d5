import './people.css';
import '../ui/forms.css';
import { SHELF } from '#games';
import type { Ladder, LadderPlace } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { people } from './api.ts';
import { PlayerLink } from '../ui/PlayerLink.tsx';
import { createSideNames } from './sideNames.ts';
import { t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

/** The ladder of a game; without one, of the first game. */
export function LadderPage(props: { readonly game: string | null }): JSX.Element {
  const game = () => props.game ?? SHELF[0]?.id ?? '';
  return (
    <Show when={SHELF.some(({ id }) => id === game())} fallback={<NotFoundPage text={t('new.unknown')} />}>
      <WithLocale of="people">{() => <Places game={game()} />}</WithLocale>
    </Show>
  );
}

function Places(props: { readonly game: string }): JSX.Element {
  const found = createQuery(() => props.game, people.ladder);
  const side = createSideNames(() => props.game);
  const ladder = (): Ladder | undefined => (found.value()?.game === props.game ? found.value() : undefined);
  const isEmpty = (): boolean => ladder()?.sides.every(({ places }) => places.length === 0) === true;
  return (
    <Page title={t('ladder')} class="ladder">
      <p>
        {t('ladder_intro')} <a href="/person">{t('mine')}</a>
      </p>
      <nav class="ladder-games" aria-label={t('ladder_games')}>
        <For each={SHELF}>
          {({ id }) => (
            <a class="btn ghost" href={`/ladder/${id}`} aria-current={id === props.game ? 'page' : undefined}>
              {dynamicText(`shelf.${id}.title`)}
            </a>
          )}
        </For>
      </nav>
      <Show when={found.error() === null} fallback={<ErrorNotice error={found.error()} retry={found.retry} />}>
        <Show when={ladder()} fallback={<Skeleton />}>
          {(known) => (
            <Show
              when={!isEmpty()}
              fallback={
                <EmptyState text={t('ladder_empty')}>
                  <a class="btn" href={`/new/${props.game}`}>
                    {t('home.new')}
                  </a>
                </EmptyState>
              }
            >
              <div class="ladder-sides">
                <For each={known().sides}>{(each) => <Side title={side(each.side)} places={each.places} />}</For>
              </div>
            </Show>
          )}
        </Show>
      </Show>
    </Page>
  );
}

function Side(props: { readonly title: string; readonly places: readonly LadderPlace[] }): JSX.Element {
  return (
    <section>
      <Show when={props.title !== ''}>
        <h2 class="rubric">{props.title}</h2>
      </Show>
      <Show when={props.places.length > 0} fallback={<p class="quiet">{t('side_empty')}</p>}>
        <ol class="people-list ranked">
          <For each={props.places}>
            {(place) => (
              <li classList={{ you: place.you }}>
                <span>
                  <PlayerLink player={place} />
                  <Show when={place.you}> {t('seat.you')}</Show>
                </span>
                <span>
                  <b>{t('points', { rating: place.rating, doubt: place.doubt })}</b>
                  <small>{t('of_games', { count: place.games, won: place.won })}</small>
                </span>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
