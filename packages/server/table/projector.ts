import {
  type AnyGame,
  commitment,
  type GameEvent,
  includes,
  type Match,
  NOBODY,
  type ProjectedData,
  markProjected,
  type Seat,
  seatList,
  type Seats,
  type State,
  type AddressedEvent,
  type Viewer,
  viewOf,
  unchecked,
  without,
} from '#kernel';
import {
  changesBetween,
  type ContentInfo,
  nextHoliday,
  type Now,
  type Phase,
  type SeatInfo,
  type SequelInfo,
  type StandingOrder,
  type TableInfo,
} from '#wire';
import { earsOf, eyesOf, heardWith, turnsOf } from '#wire/present.ts';
import type { Clocks, TableSettings, TableHead } from '../store/store.ts';
import { endsByItself, timeLeft } from './clock.ts';
import { allowsHints, wantsReasons } from './hints.ts';
import { commitmentsOf } from './seed-contributions.ts';
import { ordersOf } from './standing-orders.ts';
import { clockPausesOf } from './clock-pauses.ts';
import { botSeats } from './seating.ts';
import { seriesInfo } from './series.ts';
import { opponentsOf, talkingSeats } from './teams.ts';
import type { TableViewer } from './viewer.ts';

/**
 * The only way out: everything that leaves a table is put together here, from what its viewer may know. What is not named here cannot be sent.
 */

export type AnyMatch = Match<State>;

type Rest = Omit<Now, 'seen' | 'eyes' | 'turns' | 'view' | 'partial'>;
/** Null while the table gathers. */
type View = ProjectedData<unknown> | null;

/** A view as text, whole or only what changed since an earlier one. */
interface Written {
  readonly since: View | null;
  readonly view: View;
  readonly text: string;
}

/** What a viewer is told of a moment: a `Now` as JSON, and the view it leaves him with. */
export interface SentSnapshot {
  readonly now: ProjectedData<string>;
  readonly view: View;
  /** The view is the one the viewer knew. */
  readonly sameView: boolean;
  /** Everything else the moment says, for comparison. */
  readonly rest: string;
}

/** One moment of a table, ready to be told to each kind of viewer. */
export class Snapshot {
  private readonly match: AnyMatch | null;
  private readonly frame: TableSettings | null;
  private readonly phase: Phase;
  private readonly heard: { readonly [seats: string]: number };
  private readonly waiting: Seats;
  private readonly secret: boolean;
  private readonly rest: string;
  /** By whose eyes they are. Where nothing is secret there is one for all. */
  private readonly views = new Map<Viewer, View>();
  private written: Written | null = null;

  /** Without a frame nobody has given orders. */
  constructor(match: AnyMatch | null, phase: Phase, heard: { readonly [seats: string]: number }, frame: TableSettings | null = null) {
    this.match = match;
    this.frame = frame;
    this.phase = phase;
    this.heard = heard;
    this.waiting = match === null || phase !== 'playing' ? NOBODY : match.waiting();
    this.secret = match?.game.secret === true;
    this.rest = JSON.stringify(this.common()).slice(1);
  }

  private common(): Rest {
    const { match, phase, waiting } = this;
    if (match === null) return { phase, waiting: [], outcome: null, rounds: 0, progress: [] };
    const { game, state } = match;
    return { phase, waiting: seatList(waiting), outcome: state.outcome, rounds: game.rounds(state), progress: game.progress(state) };
  }

  ears(viewer: TableViewer): Seats {
    return earsOf(viewer, this.secret);
  }

  /** The moment for a viewer who knows the view `since` already, or none. */
  for(viewer: TableViewer, since: View | null = null): SentSnapshot {
    const { match, waiting, frame } = this;
    const orders = match === null || frame === null || this.phase !== 'playing' ? [] : ordersOf(match, frame, viewer.plays);
    // Whoever is not to be asked is not called to the screen either.
    const asked = orders.reduce((seats, { seat, answers }) => (answers ? without(seats, seat) : seats), waiting);
    const eyes = match === null ? 'spectator' : eyesOf(viewer, asked, this.secret);
    const own = `"eyes":${eyes === 'spectator' ? '"spectator"' : eyes},${this.own(viewer, asked, eyes, orders)}`;
    const { text, view } = this.write(eyes, since);
    const now = markProjected(`{"seen":${this.heard[this.ears(viewer)] ?? 0},${own},${text},${this.rest}`);
    return { now, view, sameView: text === UNCHANGED, rest: own + this.rest };
  }

  /** What the viewer's own seats can do now, and what they do not want to be asked. */
  private own({ plays }: TableViewer, asked: Seats, eyes: Viewer, orders: readonly StandingOrder[]): string {
    const { match, phase, frame } = this;
    if (match === null || phase !== 'playing') return '"turns":[]';
    const turns = `"turns":${JSON.stringify(turnsOf(match, plays, asked, eyes, frame !== null))}`;
    return orders.length === 0 ? turns : `${turns},"orders":${JSON.stringify(orders)}`;
  }

  private write(eyes: Viewer, since: View | null): Written {
    const view = this.view(eyes);
    if (this.written?.view !== view || this.written.since !== since)
      this.written = {
        since,
        view,
        text: since === null ? `"view":${JSON.stringify(view)}` : `"partial":true,"view":${changesBetween(since, view) ?? '{}'}`,
      };
    return this.written;
  }

  private view(eyes: Viewer): View {
    const { match } = this;
    if (match === null) return null;
    const whose = this.secret ? eyes : 'spectator';
    let view = this.views.get(whose);
    if (view === undefined) {
      view = viewOf(match.game, match.state, whose);
      this.views.set(whose, view);
    }
    return view;
  }
}

const UNCHANGED = '"partial":true,"view":{}';

export const NO_EVENTS = markProjected('[]');

/** What was told at one moment, as each kind of viewer hears it. */
export class EventBatch {
  private readonly told: readonly AddressedEvent[];
  /** When all of it is for everybody, it is written once. */
  private open: ProjectedData<string> | null = null;

  constructor(told: readonly AddressedEvent[]) {
    this.told = told;
    if (told.every(({ to }) => to === undefined)) this.open = this.write(NOBODY);
  }

  for(ears: Seats): ProjectedData<string> {
    return this.open ?? this.write(ears);
  }

  private write(ears: Seats): ProjectedData<string> {
    const events = heardWith(this.told, ears);
    return events.length === 0 ? NO_EVENTS : eventsText(events, events.length);
  }
}

/** The last `count` of some events as text. */
export const eventsText = (events: ProjectedData<GameEvent[]>, count: number): ProjectedData<string> =>
  markProjected(JSON.stringify(events.slice(events.length - count)));

/** Of some events as text, the first `count`. */
export const firstEvents = (text: ProjectedData<string>, count: number): ProjectedData<string> =>
  markProjected(JSON.stringify(unchecked<GameEvent[]>(JSON.parse(text)).slice(0, count)));

/** What another thread has written of what was heard. */
export const textOf = (bytes: ProjectedData<Uint8Array>): ProjectedData<string> =>
  markProjected(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());

export type Presence = (person: string) => boolean;

export function seatInfo(
  settings: TableSettings,
  clocks: Clocks | null,
  running: Seats,
  now: number,
  viewer: TableViewer,
  present: Presence,
): SeatInfo[] {
  const rests = clockPausesOf(settings);
  const resting = (seat: Seat): Pick<SeatInfo, 'holiday'> => {
    const holiday = nextHoliday(rests(seat), now);
    return holiday === null ? {} : { holiday };
  };
  return settings.seats.map(({ kind, name, level, person, words, wantsToAbandon, keptName = '' }, seat) => ({
    kind: viewer.shunned === true && kind === 'open' ? 'invited' : kind,
    name,
    ...(level === null ? {} : { level }),
    yours: includes(viewer.plays, seat),
    connected: kind === 'bot' || (person !== null && present(person)),
    clock: clocks === null || kind === 'bot' ? null : timeLeft(clocks, seat, running, rests, now),
    ...(kind === 'human' ? resting(seat) : {}),
    contributed: words !== '',
    ...(includes(viewer.kept ?? NOBODY, seat) ? { kept: true } : {}),
    ...((viewer.host || settings.tournament !== undefined) && keptName !== '' ? { keptFor: keptName } : {}),
    wantsToAbandon,
  }));
}

export const runningClocks = ({ phase, settings, status }: Pick<TableHead, 'phase' | 'settings' | 'status'>): Seats =>
  phase === 'playing' ? status.waiting.reduce((seats, seat) => seats | (1 << seat), 0) & ~botSeats(settings) : NOBODY;

/** The options that everybody may see. What a host hands in as a text may hold what not everybody may read: a letter with hands of cards in it. */
function openOptions({ form }: AnyGame, options: unknown): unknown {
  const texts = form.flatMap(({ id, kind }) => (kind === 'text' ? [id] : []));
  if (texts.length === 0 || typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(Object.entries(options).filter(([id]) => !texts.includes(id)));
}

export function infoFor(
  head: TableHead,
  { game, content }: { readonly game: AnyGame; readonly content: ContentInfo },
  now: number,
  viewer: TableViewer,
  present: Presence,
  match: AnyMatch | null,
): ProjectedData<TableInfo> {
  const { id, settings, status, phase } = head;
  const sequel = sequelInfo(match, settings);
  const carried = game.carried?.(settings.options) ?? null;
  const teams = talkingSeats(settings, game);
  const info: TableInfo = {
    id,
    game: settings.game,
    rulesVersion: settings.rulesVersion,
    options: openOptions(game, settings.options),
    content,
    seats: seatInfo(settings, status.clocks, runningClocks(head), now, viewer, present),
    clock: settings.clock,
    clockAt: now,
    onTimeout: settings.onTimeout,
    ...(endsByItself(settings) || viewer.plays === NOBODY ? {} : { claims: seatList(opponentsOf(settings, game, viewer.plays)) }),
    listed: settings.listed,
    ...(settings.rated === true ? { rated: true } : {}),
    hints: allowsHints(settings),
    ...(wantsReasons(settings) ? { reasons: true } : {}),
    ...(settings.teamTalk === true ? { teams } : {}),
    ...(settings.strangersSilent === true ? {} : { strangersTalk: true }),
    ...(settings.strangersSilent === true && viewer.stranger ? { silent: true } : {}),
    host: viewer.host,
    ...(settings.offline === true ? { offline: true } : {}),
    commitment: commitment(settings.secret),
    promises: phase === 'gathering' ? commitmentsOf(settings) : null,
    rematch: settings.rematch,
    ...seriesInfo(head, viewer),
    ...(settings.tournament === undefined ? {} : { tournament: settings.tournament }),
    ...(sequel === null ? {} : { sequel }),
    ...(settings.sequelOf === undefined ? {} : { sequelOf: settings.sequelOf }),
    ...(carried === null ? {} : { carried }),
    codes: viewer.host && phase === 'gathering' ? codesOf(settings) : [],
  };
  return markProjected(info);
}

/** The game that follows, when this one has an outcome: everything is open then. */
export function sequelInfo(match: AnyMatch | null, settings: TableSettings): SequelInfo | null {
  const sequel = match?.game.sequel;
  if (sequel === undefined || match === null || match.state.outcome === null) return null;
  return { game: sequel.game, link: sequel.of(match.state)?.link ?? null, table: settings.sequel ?? null };
}

export const codesOf = ({ seats }: TableSettings): { seat: number; code: string }[] =>
  seats.flatMap(({ code }, seat) => (code === null ? [] : [{ seat, code }]));
