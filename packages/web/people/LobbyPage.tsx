import './people.css';
import '../ui/forms.css';
import { SHELF } from '#games';
import { LANGUAGES } from '#kernel/languages.ts';
import { Icon } from '#look';
import type { TableSummary } from '#wire';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { ensureSession } from '../user/currentUser.ts';
import { api } from '../net/api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { tableSummaryText } from '../game/tableSummary.ts';
import { GameIcon } from '../ui/GameIcon.tsx';
import { NO_FILTER, watchableTables, joinableTables, type LobbyFilter } from './lobbyFilter.ts';
import { TournamentRows } from '../tournaments/TournamentRows.tsx';
import { t } from './text.ts';
import { dynamicText, locale } from '../i18n/i18n.ts';
import { languageIn } from './languageIn.ts';

const EVERY = 10_000;
const CLOCKS = ['', 'none', 'live', 'correspondence'] as const satisfies readonly LobbyFilter['clock'][];
const RATED = ['', 'yes', 'no'] as const satisfies readonly LobbyFilter['rated'][];
const FREE = [1, 2, 3] as const;

/** Tables to join, and tables to watch. */
export function LobbyPage(): JSX.Element {
  return <WithLocale of="people">{() => <Lobby />}</WithLocale>;
}

function Lobby(): JSX.Element {
  const tables = createQuery(
    () => true,
    async () => {
      await ensureSession();
      return api.lobby();
    },
  );
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tables.retry();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const [wanted, setWanted] = createSignal(NO_FILTER);
  const want = (part: Partial<LobbyFilter>): void => {
    setWanted((all) => ({ ...all, ...part }));
  };
  const waiting = () => joinableTables(tables.value() ?? [], wanted());
  const played = () => watchableTables(tables.value() ?? [], wanted());
  const isAny = () => JSON.stringify(wanted()) === JSON.stringify(NO_FILTER);
  return (
    <Page title={t('nav.lobby')}>
      <Filters wanted={wanted()} want={want} />
      <Show when={tables.error() === null} fallback={<ErrorNotice error={tables.error()} retry={tables.retry} />}>
        <Show when={tables.value() !== undefined} fallback={<Skeleton />}>
          <h2 class="rubric">{t('waiting')}</h2>
          <Show
            when={waiting().length > 0}
            fallback={
              <EmptyState text={t(isAny() ? 'lobby_empty' : 'lobby_none')}>
                <Show
                  when={isAny()}
                  fallback={
                    <button type="button" class="btn" onClick={() => setWanted(NO_FILTER)}>
                      {t('lobby_all')}
                    </button>
                  }
                >
                  <a class="btn" href="/#games">
                    <Icon name="quill-ink" />
                    {t('home.new')}
                  </a>
                </Show>
              </EmptyState>
            }
          >
            <ul class="rows">
              <For each={waiting()}>{(table) => <Row table={table} to="join" word={t('join')} />}</For>
            </ul>
          </Show>
          <h2 class="rubric">{t('watchable')}</h2>
          <Show when={played().length > 0} fallback={<p>{t('watch_none')}</p>}>
            <p class="quiet">{t('watch_help')}</p>
            <ul class="rows">
              <For each={played()}>{(table) => <Row table={table} to="table" word={t('watch')} />}</For>
            </ul>
          </Show>
        </Show>
      </Show>
      <TournamentRows />
    </Page>
  );
}

function Filters(props: { readonly wanted: LobbyFilter; readonly want: (part: Partial<LobbyFilter>) => void }): JSX.Element {
  const games = ['', ...SHELF.map(({ id }) => id)];
  return (
    <form class="lobby-filters" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        title={t('game')}
        values={games}
        value={props.wanted.game}
        word={(id) => (id === '' ? t('any_game') : dynamicText(`shelf.${id}.title`))}
        choose={(game) => props.want({ game })}
      />
      <SelectField
        title={t('clock')}
        values={CLOCKS}
        value={props.wanted.clock}
        word={(clock) => t(`clock_${clock === '' ? 'any' : clock}`)}
        choose={(clock) => props.want({ clock })}
      />
      <SelectField
        title={t('rating')}
        values={RATED}
        value={props.wanted.rated}
        word={(rated) => t(`rated_${rated === '' ? 'any' : rated}`)}
        choose={(rated) => props.want({ rated })}
      />
      <SelectField
        title={t('language')}
        values={['', ...LANGUAGES] as const}
        value={props.wanted.language}
        word={(language) => (language === '' ? t('language_any') : languageIn(language, locale()))}
        choose={(language) => props.want({ language })}
      />
      <SelectField
        title={t('free')}
        values={FREE}
        value={props.wanted.free}
        word={(free) => t('free_least', { count: free })}
        choose={(free) => props.want({ free })}
      />
    </form>
  );
}

function Row(props: { readonly table: TableSummary; readonly to: 'join' | 'table'; readonly word: string }): JSX.Element {
  const mine = () => props.table.seats.some(({ yours }) => yours);
  const facts = (): string =>
    [t(`clock_${props.table.clock.kind}`), props.table.language === undefined ? '' : languageIn(props.table.language, locale())]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <li>
      <a class="tb" href={`/${mine() ? 'table' : props.to}/${props.table.id}`}>
        <GameIcon game={props.table.game} />
        <span>
          <b>{dynamicText(`shelf.${props.table.game}.title`)}</b>
          <span class="s">{tableSummaryText(props.table)}</span>
          <span class="s">{facts()}</span>
        </span>
        <span class="pill">{props.word}</span>
      </a>
    </li>
  );
}
