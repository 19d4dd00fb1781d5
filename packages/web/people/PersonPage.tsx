import './people.css';
import '../ui/forms.css';
import { Icon } from '#look';
import type { PlayedGame, Profile } from '#wire';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, locale } from '../i18n/i18n.ts';
import { currentUser } from '../user/currentUser.ts';
import { RequestError } from '../net/api.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { WithLocale } from '../ui/QueryPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { GameIcon } from '../ui/GameIcon.tsx';
import { people } from './api.ts';
import { PlayerLink } from '../ui/PlayerLink.tsx';
import { RatingCard } from './RatingCard.tsx';
import { t } from './text.ts';

/** Rarely opened, so loaded on demand. */
const ModerationDialog = lazyDialog(async () => (await import('../moderation/ModerationDialog.tsx')).ModerationDialog);

/** A player's profile: ratings, games and opponents. */
export function PersonPage(props: { readonly person: string }): JSX.Element {
  return <WithLocale of="people">{() => <Person person={props.person} />}</WithLocale>;
}

const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.code === 'not-found';

function Person(props: { readonly person: string }): JSX.Element {
  const found = createQuery(() => props.person, people.profile);
  const [changed, setChanged] = createSignal<Profile | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [complains, setComplains] = createSignal(false);
  createEffect(() => {
    found.value();
    setChanged(null);
  });
  const profile = () => changed() ?? found.value();
  const hide = (hidden: boolean): void => {
    setFault(null);
    people.hide(hidden).then(setChanged, setFault);
  };
  return (
    <Show when={!isNotFound(found.error())} fallback={<NoProfile mine={props.person === 'me' || props.person === currentUser()?.id} />}>
      <Page title={profile()?.name ?? t('person')} class="person">
        <Show when={fault() ?? found.error()}>{(error) => <ErrorNotice error={error()} retry={found.retry} />}</Show>
        <Show when={profile()} fallback={<Show when={found.error() === null}>{<Skeleton />}</Show>}>
          {(known) => (
            <>
              <Show when={known().you}>
                <label class="check">
                  <input type="checkbox" checked={known().hidden} onChange={(event) => hide(event.currentTarget.checked)} />
                  <span>{t('hide')}</span>
                </label>
                <p class="quiet" aria-live="polite">
                  {t(known().hidden ? 'is_hidden' : 'is_open')}
                </p>
              </Show>
              <Between profile={known()} />
              <h2 class="rubric">{t('ratings')}</h2>
              <Show when={known().ratings.length > 0} fallback={<p>{t(known().you ? 'no_ratings_you' : 'no_ratings')}</p>}>
                <ul class="rating-cards">
                  <For each={known().ratings}>{(rating) => <RatingCard rating={rating} />}</For>
                </ul>
              </Show>
              <Show when={known().opponents.length > 0}>
                <h2 class="rubric">{t('opponents')}</h2>
                <ul class="people-list">
                  <For each={known().opponents}>
                    {(other) => (
                      <li>
                        <PlayerLink player={other} />
                        <span>{t('balance', { count: other.games, won: other.won, lost: other.lost })}</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
              <h2 class="rubric">{t('played')}</h2>
              <Show when={known().games.length > 0} fallback={<EmptyState text={t('no_games')} />}>
                <ul class="rows">
                  <For each={known().games}>{(game) => <GameRow game={game} />}</For>
                </ul>
              </Show>
              <Show when={!known().you}>
                <p class="complain">
                  <button type="button" class="btn" onClick={() => setComplains(true)}>
                    <Icon name="flying-flag" />
                    {t('complain', { name: known().name })}
                  </button>
                </p>
                <Show when={complains()}>
                  <ModerationDialog
                    subject={{ person: known().person }}
                    name={known().name}
                    words={known().name}
                    done={() => {}}
                    close={() => setComplains(false)}
                  />
                </Show>
              </Show>
            </>
          )}
        </Show>
      </Page>
    </Show>
  );
}

/** The score between the viewer and this player. */
function Between(props: { readonly profile: Profile }): JSX.Element {
  return (
    <Show when={props.profile.between}>
      {(between) => (
        <p class="lead">{t('between', { name: props.profile.name, count: between().games, won: between().won, lost: between().lost })}</p>
      )}
    </Show>
  );
}

function GameRow(props: { readonly game: PlayedGame }): JSX.Element {
  const date = (): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(props.game.at);
  const outcome = (): string => t(props.game.won === null ? 'drawn' : props.game.won ? 'won' : 'lost');
  const others = () => props.game.seats.filter(({ own }) => !own);
  const change = (): string =>
    props.game.counted === null ? '' : new Intl.NumberFormat(locale(), { signDisplay: 'always' }).format(props.game.counted.change);
  return (
    <li class="played-game">
      <GameIcon game={props.game.game} />
      <span>
        <a class="title" href={`/replay/${props.game.table}`}>
          {dynamicText(`shelf.${props.game.game}.title`)}
        </a>
        <span class="s">
          <For each={others()}>
            {(player, index) => (
              <>
                {index() > 0 ? ', ' : ''}
                <PlayerLink player={player} />
              </>
            )}
          </For>
          {` · ${date()}`}
        </span>
      </span>
      <span class="facts">
        <span class="pill">{outcome()}</span>
        <Show when={props.game.rated}>
          <span>{change() === '' ? t('row.rated') : t('change', { change: change() })}</span>
        </Show>
      </span>
    </li>
  );
}

/** There is no such profile; a guest who looks for their own is told why. */
function NoProfile(props: { readonly mine: boolean }): JSX.Element {
  return (
    <Show when={props.mine} fallback={<NotFoundPage title={t('nobody_title')} text={t('nobody')} />}>
      <Page title={t('person')}>
        <EmptyState text={t('guest')}>
          <a class="btn" href="/account">
            {t('nav.account')}
          </a>
        </EmptyState>
      </Page>
    </Show>
  );
}
