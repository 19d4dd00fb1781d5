import '../style/table.css';
import type { GameRecord, Viewer } from '#kernel';
import { copyText, type GameTable, Icon, type Mark, type TableProps, type Words } from '#look';
import type { TableInfo } from '#wire';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ask } from '../ask.ts';
import { shownName } from '../bots.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { recordOf } from '../me.ts';
import { motion, settings } from '../settings.ts';
import { play } from '../sound.ts';
import { Chronicle } from '../table/Chronicle.tsx';
import { drawnTable } from '../table/drawn.ts';
import { Margin, type Tab } from '../table/Margin.tsx';
import { type Reader, readerOf, whereOf } from '../table/outlines.ts';
import { Prompt } from '../table/Prompt.tsx';
import { Seats } from '../table/Seats.tsx';
import { Slip, type SlipContent } from '../table/Slip.tsx';
import { TextTable } from '../table/TextTable.tsx';
import { Cover } from '../ui/Cover.tsx';
import { Page, title } from '../ui/Page.tsx';
import { RecordPicker } from '../ui/RecordPicker.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { carried, carry } from './carried.ts';
import { type Course, courseOf, heard, momentOfLine } from './course.ts';

/** A finished game seen again, from the server or from a file; nothing but the record is needed. */
export function ReplayPage(props: {
  readonly table: string | null;
  readonly step: number | null;
  readonly eyes: number | null;
}): JSX.Element {
  const source = () => props.table ?? carried();
  const course = ask(source, async (from) => {
    const record = typeof from === 'string' ? await recordOf(from) : from;
    const [played, drawn, reader] = await Promise.all([
      courseOf(record),
      drawnTable(record.game),
      readerOf(record.game),
      learn(record.game),
    ]);
    return { played, drawn, reader };
  });
  return (
    <Show
      when={course.value()}
      keyed
      fallback={
        <Page title={say('replay.title')}>
          <Show when={course.error() !== null}>
            <Fault error={course.error()} again={course.again} />
          </Show>
          <Show when={course.loading() && source() !== null}>
            <Ruled />
          </Show>
          <Show when={source() === null || course.error() !== null}>
            <p>{say('replay.pick')}</p>
            <RecordPicker take={carry} />
          </Show>
        </Page>
      }
    >
      {({ played, drawn, reader }) => (
        <Player course={played} drawn={drawn} reader={reader} table={props.table} step={props.step} eyes={props.eyes} />
      )}
    </Show>
  );
}

/** The frame of the table as the record knows it. */
function infoOf(record: GameRecord, id: string): TableInfo {
  return {
    id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    content: { title: record.content.title, standard: record.content.pack === undefined, provenance: [] },
    seats: record.seats.map(({ name, kind }, seat) => ({
      kind: kind === 'bot' ? 'bot' : 'human',
      name: namesOf(record)[seat] ?? name,
      yours: false,
      connected: true,
      clock: null,
      contributed: false,
      wantsToAbandon: false,
    })),
    clock: { kind: 'none' },
    clockAt: 0,
    onTimeout: 'bot',
    listed: false,
    host: false,
    commitment: record.chance.kind === 'committed' ? record.chance.commitment : '',
    rematch: null,
    codes: [],
  };
}

/** Names as the record has them, and lent ones for bots. */
const namesOf = (record: GameRecord): readonly string[] => record.seats.map(shownName);

const PACE = { full: 1400, reduced: 900 } as const;

function Player(props: {
  readonly course: Course;
  readonly drawn: GameTable | null;
  readonly reader: Reader | null;
  readonly table: string | null;
  readonly step: number | null;
  readonly eyes: number | null;
}): JSX.Element {
  const { record } = props.course;
  const { moments } = props.course;
  const last = moments.length - 1;
  const first = props.eyes ?? props.drawn?.knowing ?? null;
  const [eyes, setEyes] = createSignal<Viewer>(offersEyes(record) && first !== null && first < record.seats.length ? first : 'spectator');
  const clamp = (step: number): number => Math.max(0, Math.min(last, step));
  const [step, setStep] = createSignal(clamp(props.step ?? 0));
  /** Only a single step forward is seen to happen; a jump simply is there. */
  const [lively, setLively] = createSignal(false);
  const [running, setRunning] = createSignal(false);
  const [slip, setSlip] = createSignal<SlipContent | null>(null);
  const [tab, setTab] = createSignal<Tab>('chronicle');
  const [sheet, setSheet] = createSignal(false);
  const [shared, setShared] = createSignal(false);

  const goTo = (to: number): void => {
    const next = clamp(to);
    setLively(next === step() + 1);
    setStep(next);
  };
  // The address follows the step, so that it can be shared; and the step follows the address.
  createEffect(on(step, (at) => history.replaceState(null, '', `${location.pathname}${location.search}#${at}`), { defer: true }));
  createEffect(
    on(
      () => props.step,
      (at) => at !== null && at !== step() && goTo(at),
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!running()) return;
    const timer = setInterval(() => (step() >= last ? setRunning(false) : goTo(step() + 1)), PACE[motion()]);
    onCleanup(() => clearInterval(timer));
  });

  const moment = () => moments[step()] ?? moments[0];
  const info = infoOf(record, props.table ?? 'record');
  // A pack calls its cards the same from the first moment to the last.
  const own = props.reader?.names?.(moments[0]?.view('spectator')) ?? {};
  const words = gameWords(
    record.game,
    (seat) => namesOf(record)[seat] ?? String(seat + 1),
    () => own,
  );
  const view = createMemo(() => moment()?.view(eyes()) ?? null);
  const told = createMemo(() => heard(props.course, eyes()));
  const events = createMemo(() =>
    told()
      .slice(0, step() + 1)
      .flat(),
  );
  const fresh = createMemo(() => (lively() ? (told()[step()] ?? []) : []));
  const asText = () => settings().text || props.drawn === null;
  const outline = createMemo(() => (asText() ? (props.reader?.outline(view()) ?? []) : []));
  const where = () =>
    whereOf(props.reader, view(), outline())
      .map(({ id, params }) => words(`outline.${id}`, params))
      .join(' · ');
  /** Beads where a turn begins. */
  const heads = createMemo(() =>
    told().flatMap((lines, index) => (lines.some((event) => props.drawn?.chronicle(event).head === true) ? [index] : [])),
  );
  const marks = ask(
    () => record,
    async (known): Promise<readonly Mark[]> => (await props.drawn?.marks?.(known)) ?? [],
  );
  /** The same moment as another lived it. */
  const lookThrough = (whose: Viewer): void => {
    setLively(false);
    setEyes(whose);
    if (props.table !== null)
      history.replaceState(null, '', `${location.pathname}${whose === 'spectator' ? '' : `?eyes=${whose}`}#${step()}`);
  };

  const table: TableProps = {
    get view() {
      return view();
    },
    info,
    turn: null,
    get waiting() {
      return moment()?.waiting ?? [];
    },
    get mine() {
      const seat = eyes();
      return seat === 'spectator' ? 0 : seat;
    },
    get outcome() {
      return moment()?.outcome ?? null;
    },
    get fresh() {
      return fresh();
    },
    get events() {
      return events();
    },
    mode: 'replay',
    busy: false,
    get motion() {
      return motion();
    },
    words,
    act: () => undefined,
    undo: () => undefined,
    askWhy: () => undefined,
    showRules: (question, rules, anchor) => setSlip({ question, rules, anchor }),
    play,
  };

  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
      target.getAttribute('role') === 'tab'
    )
      return;
    const moves: { readonly [key: string]: () => void } = {
      ArrowRight: () => goTo(step() + 1),
      ArrowLeft: () => goTo(step() - 1),
      Home: () => goTo(0),
      End: () => goTo(last),
      ' ': () => setRunning(!running()),
    };
    const move = moves[event.key];
    // The space bar presses a button that has the focus; that is what people expect of it.
    if (move === undefined || (event.key === ' ' && target.tagName === 'BUTTON')) return;
    event.preventDefault();
    if (event.key !== ' ') setRunning(false);
    move();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  title(() => `${say('replay.title')}: ${say(`shelf.${record.game}.title`)}`);

  const share = async (): Promise<void> => {
    setShared(await copyText(`${location.origin}${location.pathname}${location.search}#${step()}`));
    setTimeout(() => setShared(false), 2000);
  };

  return (
    <div class="frame replaying" classList={{ 'text-mode': asText() }}>
      <a class="skip" href="#main">
        {say('skip')}
      </a>
      <Cover
        heading={`${say('replay.title')}: ${say(`shelf.${record.game}.title`)}`}
        title={say(`shelf.${record.game}.title`)}
        sub={say('replay.title')}
        brown
      >
        <a class="opt" href={`/rules/${record.game}`} target="_blank" rel="noopener">
          <Icon name="rule-book" />
          <span class="wide">{say('nav.rules')}</span>
        </a>
        <button type="button" class="small-only" aria-expanded={sheet()} onClick={() => setSheet(!sheet())}>
          <Icon name="scroll-unfurled" />
          <span class="sr">{say('margin.label')}</span>
        </button>
      </Cover>
      <Prompt table={table} drawn={props.drawn} where={where()} />
      <main class="board" id="main" tabindex="-1">
        <h2 class="sr">{say('table.board')}</h2>
        <div class="ribbon">
          <span class="said">{say('replay.ribbon')}</span>
          <Show when={offersEyes(record)}>
            <Eyes names={namesOf(record)} eyes={eyes()} choose={lookThrough} />
          </Show>
        </div>
        <Show
          when={asText() ? false : props.drawn}
          fallback={
            <TextTable
              game={record.game}
              outline={outline()}
              turn={null}
              busy={false}
              words={words}
              mode="replay"
              act={(action) => table.act(action)}
              undo={() => table.undo()}
            />
          }
        >
          {(board) => (
            <div class="painted">
              <Dynamic component={board().Board} {...table} />
            </div>
          )}
        </Show>
      </main>
      <nav class="timeline" aria-label={say('replay.timeline')}>
        <div class="buttons">
          <button type="button" class="btn" onClick={() => goTo(0)} disabled={step() === 0}>
            <Icon name="fast-backward-button" />
            <span class="sr">{say('replay.first')}</span>
          </button>
          <button type="button" class="btn" onClick={() => goTo(step() - 1)} disabled={step() === 0}>
            <Step back />
            <span class="sr">{say('replay.back')}</span>
          </button>
          <button type="button" class="btn seal" onClick={() => setRunning(!running())}>
            <Icon name={running() ? 'pause-button' : 'play-button'} />
            <span class="sr">{say(running() ? 'replay.pause' : 'replay.play')}</span>
          </button>
          <button type="button" class="btn" onClick={() => goTo(step() + 1)} disabled={step() === last}>
            <Step />
            <span class="sr">{say('replay.next')}</span>
          </button>
          <button type="button" class="btn" onClick={() => goTo(last)} disabled={step() === last}>
            <Icon name="fast-forward-button" />
            <span class="sr">{say('replay.last')}</span>
          </button>
        </div>
        <div class="thread-line">
          <svg class="beads" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
            <line x1="0" y1="10" x2="1000" y2="10" />
            <For each={heads()}>
              {(at) => (
                <line
                  class="bead-mark"
                  classList={{ past: at <= step() }}
                  x1={(at / Math.max(1, last)) * 1000}
                  x2={(at / Math.max(1, last)) * 1000}
                  y1="4"
                  y2="16"
                />
              )}
            </For>
          </svg>
          <svg class="marks" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
            <For each={marks.value() ?? []}>
              {({ step: at }) => (
                <line
                  classList={{ past: at <= step() }}
                  x1={(at / Math.max(1, last)) * 1000}
                  x2={(at / Math.max(1, last)) * 1000}
                  y1="0"
                  y2="12"
                />
              )}
            </For>
          </svg>
          <input
            type="range"
            min="0"
            max={last}
            value={step()}
            aria-label={say('replay.timeline')}
            aria-valuetext={say('replay.at', { step: step(), of: last })}
            onInput={(event) => {
              setRunning(false);
              goTo(event.currentTarget.valueAsNumber);
            }}
          />
        </div>
        <span class="num count">
          {step()} / {last}
        </span>
        <Show when={(marks.value() ?? []).length > 0}>
          <Marks
            marks={marks.value() ?? []}
            step={step()}
            words={words}
            goTo={(to) => {
              setRunning(false);
              goTo(to);
            }}
          />
        </Show>
        <Show when={props.table !== null}>
          <button type="button" class="btn" onClick={() => void share()}>
            <Icon name={shared() ? 'check-mark' : 'share'} />
            <span class="sr" aria-live="polite">
              {say(shared() ? 'copied' : 'replay.share')}
            </span>
          </button>
          <a class="btn" href={`/verify?table=${props.table}`}>
            <Icon name="wax-seal" />
            <span class="sr">{say('end.verify')}</span>
          </a>
        </Show>
      </nav>
      <Show when={sheet()}>
        <button type="button" class="scrim" tabindex="-1" aria-label={say('close')} onClick={() => setSheet(false)} />
      </Show>
      <Margin
        game={record.game}
        head={say('margin.seats')}
        note={say('row.round', { round: Math.max(1, moment()?.rounds ?? 1) })}
        open={sheet()}
        close={() => setSheet(false)}
        unread={0}
        tab={tab()}
        choose={setTab}
        seats={<Seats info={info} waiting={table.waiting} skew={0} drawn={props.drawn} table={table} live={false} />}
        chronicle={
          <Chronicle
            game={record.game}
            events={events()}
            freshFrom={events().length - fresh().length}
            words={words}
            drawn={props.drawn}
            goTo={(line) => goTo(momentOfLine(told(), line))}
          />
        }
        chat={null}
      />
      <Show when={slip()} keyed>
        {(lying) => <Slip game={record.game} slip={lying} close={() => setSlip(null)} />}
      </Show>
    </div>
  );
}

/** When a game is over its secrets are open: it may be seen as any seat saw it. */
const offersEyes = (record: GameRecord): boolean => record.outcome !== null;

/** Through whose eyes the game is seen. */
function Eyes(props: { readonly names: readonly string[]; readonly eyes: Viewer; readonly choose: (eyes: Viewer) => void }): JSX.Element {
  return (
    <label class="eyes">
      <Icon name="eye-target" />
      <span>{say('replay.eyes')}</span>
      <select onChange={(event) => props.choose(event.currentTarget.value === '' ? 'spectator' : Number(event.currentTarget.value))}>
        <option value="" selected={props.eyes === 'spectator'}>
          {say('replay.watcher')}
        </option>
        <For each={props.names}>
          {(name, seat) => (
            <option value={seat()} selected={props.eyes === seat()}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

/** The marked moments as a list to jump by; it says the one where we are. */
function Marks(props: {
  readonly marks: readonly Mark[];
  readonly step: number;
  readonly words: Words;
  readonly goTo: (step: number) => void;
}): JSX.Element {
  const here = () => props.marks.findIndex(({ step }) => step === props.step);
  return (
    <select class="mark-list" aria-label={say('replay.marks')} onChange={(event) => props.goTo(Number(event.currentTarget.value))}>
      <option value={props.step} selected={here() < 0}>
        {say('replay.marks')}
      </option>
      <For each={props.marks}>
        {({ step, kind, params }, index) => (
          <option value={step} selected={here() === index()}>
            {step} · {props.words(`mark.${kind}`, params)}
          </option>
        )}
      </For>
    </select>
  );
}

/** One step: a bar and a wedge, drawn by us. */
function Step(props: { readonly back?: boolean }): JSX.Element {
  return (
    <svg class="i" viewBox="0 0 512 512" aria-hidden="true">
      <path d={props.back ? 'M130 90h56v332h-56zM400 90L206 256l194 166z' : 'M326 90h56v332h-56zM112 90l194 166-194 166z'} />
    </svg>
  );
}
