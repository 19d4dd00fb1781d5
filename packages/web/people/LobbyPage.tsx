import './people.css';
import '../style/forms.css';
import { SHELF } from '#games';
import { Icon } from '#look';
import type { TableSummary } from '#wire';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { introduce } from '../me.ts';
import { api } from '../net/api.ts';
import { Blank } from '../ui/Blank.tsx';
import { WithWords } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { about, Device } from '../ui/TableRow.tsx';
import { ANYTHING, underWay, waitingFor, type Wanted } from './lobby.ts';
import { TournamentRows } from '../tournaments/TournamentRows.tsx';
import { tell } from './words.ts';

const EVERY = 10_000;
const CLOCKS = ['', 'none', 'live', 'correspondence'] as const satisfies readonly Wanted['clock'][];
const RATED = ['', 'yes', 'no'] as const satisfies readonly Wanted['rated'][];
const LANGUAGES = ['', 'en', 'pl'] as const satisfies readonly Wanted['language'][];
const FREE = [1, 2, 3] as const;

/** Tables that wait for somebody, and those that can be watched. */
export function LobbyPage(): JSX.Element {
  return <WithWords of="people">{() => <Lobby />}</WithWords>;
}

function Lobby(): JSX.Element {
  const tables = ask(
    () => true,
    async () => {
      await introduce();
      return api.lobby();
    },
  );
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tables.again();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const [wanted, setWanted] = createSignal(ANYTHING);
  const want = (part: Partial<Wanted>): void => {
    setWanted((all) => ({ ...all, ...part }));
  };
  const waiting = () => waitingFor(tables.value() ?? [], wanted());
  const played = () => underWay(tables.value() ?? [], wanted());
  const isAny = () => JSON.stringify(wanted()) === JSON.stringify(ANYTHING);
  return (
    <Page title={say('nav.lobby')}>
      <Filters wanted={wanted()} want={want} />
      <Show when={tables.error() === null} fallback={<Fault error={tables.error()} again={tables.again} />}>
        <Show when={tables.value() !== undefined} fallback={<Ruled />}>
          <h2 class="rubric">{tell('waiting')}</h2>
          <Show
            when={waiting().length > 0}
            fallback={
              <Blank text={tell(isAny() ? 'lobby_empty' : 'lobby_none')}>
                <Show
                  when={isAny()}
                  fallback={
                    <button type="button" class="btn" onClick={() => setWanted(ANYTHING)}>
                      {tell('lobby_all')}
                    </button>
                  }
                >
                  <a class="btn" href="/#games">
                    <Icon name="quill-ink" />
                    {say('home.new')}
                  </a>
                </Show>
              </Blank>
            }
          >
            <ul class="rows">
              <For each={waiting()}>{(table) => <Row table={table} to="join" word={tell('join')} />}</For>
            </ul>
          </Show>
          <h2 class="rubric">{tell('watchable')}</h2>
          <Show when={played().length > 0} fallback={<p>{tell('watch_none')}</p>}>
            <p class="quiet">{tell('watch_help')}</p>
            <ul class="rows">
              <For each={played()}>{(table) => <Row table={table} to="table" word={tell('watch')} />}</For>
            </ul>
          </Show>
        </Show>
      </Show>
      <TournamentRows />
    </Page>
  );
}

function Filters(props: { readonly wanted: Wanted; readonly want: (part: Partial<Wanted>) => void }): JSX.Element {
  const games = ['', ...SHELF.map(({ id }) => id)];
  return (
    <form class="lobby-filters" aria-label={tell('filters')} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        title={tell('game')}
        values={games}
        value={props.wanted.game}
        word={(id) => (id === '' ? tell('any_game') : say(`shelf.${id}.title`))}
        choose={(game) => props.want({ game })}
      />
      <SelectField
        title={tell('clock')}
        values={CLOCKS}
        value={props.wanted.clock}
        word={(clock) => tell(`clock_${clock === '' ? 'any' : clock}`)}
        choose={(clock) => props.want({ clock })}
      />
      <SelectField
        title={tell('rating')}
        values={RATED}
        value={props.wanted.rated}
        word={(rated) => tell(`rated_${rated === '' ? 'any' : rated}`)}
        choose={(rated) => props.want({ rated })}
      />
      <SelectField
        title={tell('language')}
        values={LANGUAGES}
        value={props.wanted.language}
        word={(language) => tell(`language_${language === '' ? 'any' : language}`)}
        choose={(language) => props.want({ language })}
      />
      <SelectField
        title={tell('free')}
        values={FREE}
        value={props.wanted.free}
        word={(free) => tell('free_least', { count: free })}
        choose={(free) => props.want({ free })}
      />
    </form>
  );
}

function Row(props: { readonly table: TableSummary; readonly to: 'join' | 'table'; readonly word: string }): JSX.Element {
  const mine = () => props.table.seats.some(({ yours }) => yours);
  const facts = (): string =>
    [tell(`clock_${props.table.clock.kind}`), props.table.language === undefined ? '' : tell(`language_${props.table.language}`)]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <li>
      <a class="tb" href={`/${mine() ? 'table' : props.to}/${props.table.id}`}>
        <Device game={props.table.game} />
        <span>
          <b>{say(`shelf.${props.table.game}.title`)}</b>
          <span class="s">{about(props.table)}</span>
          <span class="s">{facts()}</span>
        </span>
        <span class="pill">{props.word}</span>
      </a>
    </li>
  );
}
