import './tournaments.css';
import '../ui/forms.css';
import type { TournamentInfo } from '#wire';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { RequestError } from '../net/api.ts';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { PlayerLink } from '../ui/PlayerLink.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { CrossTable } from './CrossTable.tsx';
import { TournamentActions } from './TournamentActions.tsx';
import { NewTournament } from './NewTournament.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { clockName, formText, t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

const SECOND = 1000;
/** Seconds between two polls. */
const EVERY = 5;

/** A tournament; the id `new` shows the form of a new one. */
export function TournamentPage(props: { readonly tournament: string }): JSX.Element {
  return (
    <WithLocale of="tournaments">
      {() => (
        <Show when={props.tournament !== 'new'} fallback={<NewTournament />}>
          <Tournament id={props.tournament} />
        </Show>
      )}
    </WithLocale>
  );
}

const isNowhere = (error: unknown): boolean => error instanceof RequestError && error.code === 'not-found';

function Tournament(props: { readonly id: string }): JSX.Element {
  const found = createQuery(() => props.id, tournaments.get);
  const [changed, setChanged] = createSignal<TournamentInfo | null>(null);
  // A reload replaces the result of the viewer's last action.
  createEffect(() => {
    found.value();
    setChanged(null);
  });
  const info = () => changed() ?? found.value();
  const goesOn = (): boolean => info()?.phase === 'gathering' || info()?.phase === 'playing';
  /** A round has begun, and its tables are being created. */
  const isSetting = (): boolean =>
    info()
      ?.played.at(-1)
      ?.pairings.some(({ points, table }) => points === null && table === null) === true;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds++;
    const often = info()?.yours === true && isSetting();
    if (document.visibilityState === 'visible' && goesOn() && (often || seconds % EVERY === 0)) found.retry();
  }, SECOND);
  onCleanup(() => clearInterval(timer));
  return (
    <Show when={!isNowhere(found.error())} fallback={<NotFoundPage title={t('nowhere_title')} text={t('nowhere')} />}>
      <Page title={info()?.name ?? t('title')} class="tournament">
        <Show
          when={info()}
          fallback={
            <Show when={found.error() !== null} fallback={<Skeleton />}>
              {<ErrorNotice error={found.error()} retry={found.retry} />}
            </Show>
          }
        >
          {(known) => (
            <>
              <p class="lead">
                <b>{dynamicText(`shelf.${known().game}.title`)}</b>. {formText(known())} · {clockName(known().clock)}
              </p>
              <p class="quiet">
                {t('organiser')} <PlayerLink player={known().organiser} /> · {t(known().listed ? 'listed' : 'by_link')}
              </p>
              <p class="tournament-state" role="status">
                {stateOf(known())}
              </p>
              <TournamentActions info={known()} changed={setChanged} />
              <Show when={known().phase === 'gathering'}>
                <section class="stack">
                  <h2 class="rubric">{t('invite')}</h2>
                  <CopyLink link={`${location.origin}/tournament/${known().id}`} label={t('link')} />
                </section>
              </Show>
              <Standings info={known()} changed={setChanged} />
              <Show when={known().played.length > 0}>
                <CrossTable info={known()} />
                <Rounds info={known()} />
              </Show>
              <p>
                <a href="/alerts#calendar">{t('calendar')}</a>
              </p>
            </>
          )}
        </Show>
      </Page>
    </Show>
  );
}

/** The state of the tournament, in one sentence. */
function stateOf({ phase, count, places, round, rounds, entrants, winners }: TournamentInfo): string {
  if (phase === 'gathering') return t('state_gathering', { count, places });
  if (phase === 'playing') return t('state_playing', { round, rounds });
  if (phase === 'cancelled') return t('state_cancelled');
  const names = entrants.flatMap(({ key, name }) => (winners.includes(key) ? [name ?? t('seat.somebody')] : []));
  return names.length === 0 ? t('state_over') : t(names.length === 1 ? 'state_won' : 'state_shared', { names });
}
