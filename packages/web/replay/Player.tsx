import type { Outline, Viewer } from '#kernel';
import { type GameTable, Icon, type Mark, type TableProps } from '#look';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { ask } from '../ask.ts';
import { gameWords, say } from '../i18n.ts';
import { settings } from '../settings.ts';
import { Chronicle } from '../table/Chronicle.tsx';
import { Margin, type Tab } from '../table/Margin.tsx';
import { createRoles } from '../roles.ts';
import { type Reader, whereOf } from '../table/outlines.ts';
import { createPointing } from '../table/pointing.ts';
import { Prompt } from '../table/Prompt.tsx';
import { Seats } from '../table/Seats.tsx';
import { Slip, type SlipContent } from '../table/slips.ts';
import { TextTable } from '../table/TextWhenRead.tsx';
import { Cover } from '../ui/Cover.tsx';
import { title } from '../ui/Page.tsx';
import { type Course, heard, momentOfLine } from './course.ts';
import { Eyes } from './Eyes.tsx';
import { createPlayback } from './playback.ts';
import { infoOf, namesOf, offersEyes } from './recorded.ts';
import { replayProps } from './replayProps.ts';
import { roundsIn } from './stops.ts';
import { Timeline } from './Timeline.tsx';

/** A recorded game on its table: the frame of the table, with a time-line instead of choices. */
export function Player(props: {
  readonly course: Course;
  readonly drawn: GameTable | null;
  readonly reader: Reader | null;
  readonly table: string | null;
  readonly step: number | null;
  readonly eyes: number | null;
}): JSX.Element {
  const { record } = props.course;
  const { moments } = props.course;
  const playback = createPlayback(
    moments.length - 1,
    () => props.step,
    () => ({ turn: turns(), round: rounds }),
  );
  const { step, lively } = playback;
  const first = props.eyes ?? props.drawn?.knowing ?? null;
  const [eyes, setEyes] = createSignal<Viewer>(offersEyes(record) && first !== null && first < record.seats.length ? first : 'spectator');
  const [slip, setSlip] = createSignal<SlipContent | null>(null);
  const [tab, setTab] = createSignal<Tab>('chronicle');
  const [sheet, setSheet] = createSignal(false);

  const { pointed, point } = createPointing(() => setSheet(false));

  const rounds = roundsIn(moments);
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
  const roles = createRoles(() => record.game);
  /** Who looks, and for which side. */
  const seatsByRole = () => namesOf(record).map((name, seat) => (roles.of(seat) === '' ? name : `${name} · ${roles.of(seat)}`));
  const outline = createMemo(() => (asText() ? (props.reader?.outline(view()) ?? []) : []));
  const where = () =>
    whereOf(props.reader, view(), outline())
      .map(({ id, params }) => words(`outline.${id}`, params))
      .join(' · ');
  /** The moments at which something is told that is marked so. */
  const momentsOf = (isMarked: (mark: ReturnType<GameTable['chronicle']>) => boolean): number[] =>
    told().flatMap((lines, index) =>
      lines.some((event) => props.drawn !== null && isMarked(props.drawn.chronicle(event))) ? [index] : [],
    );
  /** Beads where a head of the chronicle stands. */
  const heads = createMemo(() => momentsOf(({ head }) => head));
  const turns = createMemo(() => momentsOf(({ head, turn }) => turn ?? head));
  const marks = ask(
    () => record,
    async (known): Promise<readonly Mark[]> => (await props.drawn?.marks?.(known)) ?? [],
  );
  /** The same moment as another lived it. */
  const lookThrough = (whose: Viewer): void => {
    playback.still();
    setEyes(whose);
    if (props.table !== null)
      history.replaceState(null, '', `${location.pathname}${whose === 'spectator' ? '' : `?eyes=${whose}`}#${step()}`);
  };

  const table = replayProps(record, { view, info, moment, eyes, fresh, events, pointed, words, setSlip });

  title(() => `${say('replay.title')}: ${say(`shelf.${record.game}.title`)}`);

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
      <ReplayBoard
        table={table}
        drawn={asText() ? null : props.drawn}
        outline={outline()}
        eyes={
          <Show when={offersEyes(record)}>
            <Eyes names={seatsByRole()} eyes={eyes()} choose={lookThrough} />
            <a href={props.table === null ? '/after' : `/after/${props.table}`}>{say('end.after')}</a>
          </Show>
        }
      />
      <Timeline playback={playback} heads={heads()} marks={marks.value() ?? []} words={words} table={props.table} />
      <Show when={sheet()}>
        <button type="button" class="scrim" tabindex="-1" aria-label={say('close')} onClick={() => setSheet(false)} />
      </Show>
      <Margin
        goal=""
        game={record.game}
        head={say('margin.seats')}
        note={say('row.round', { round: Math.max(1, moment()?.rounds ?? 1) })}
        open={sheet()}
        close={() => setSheet(false)}
        unread={{ team: 0, chat: 0 }}
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
            {...(asText() ? {} : { point })}
            goTo={(line) => playback.goTo(momentOfLine(told(), line))}
          />
        }
        team={null}
        chat={null}
        writesAt={null}
      />
      <Show when={slip()} keyed>
        {(lying) => <Slip game={record.game} slip={lying} close={() => setSlip(null)} />}
      </Show>
    </div>
  );
}

/** The board as it lay: drawn, or as text. */
function ReplayBoard(props: {
  readonly table: TableProps;
  readonly drawn: GameTable | null;
  readonly outline: Outline;
  /** Through whose eyes it is seen. */
  readonly eyes: JSX.Element;
}): JSX.Element {
  return (
    <main class="board" id="main" tabindex="-1">
      <h2 class="sr">{say('table.board')}</h2>
      <div class="ribbon">
        <span class="said">{say('replay.ribbon')}</span>
        {props.eyes}
      </div>
      <Show
        when={props.drawn}
        fallback={
          <TextTable
            game={props.table.info.game}
            view={props.table.view}
            outline={props.outline}
            turn={null}
            busy={false}
            words={props.table.words}
            mode="replay"
            act={(action) => props.table.act(action)}
            undo={() => props.table.undo()}
          />
        }
      >
        {(board) => (
          <div class="painted">
            <Dynamic component={board().Board} {...props.table} />
          </div>
        )}
      </Show>
    </main>
  );
}
