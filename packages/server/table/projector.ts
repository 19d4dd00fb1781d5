import {
  type AnyGame,
  commitment,
  type GameEvent,
  heardBy,
  includes,
  type Match,
  NOBODY,
  type Projected,
  type Seats,
  type State,
  seatList,
  type Told,
  viewOf,
} from '#kernel';
import type { ContentInfo, Now, Phase, SeatInfo, SeatTurn, TableInfo } from '#wire';
import type { Clocks, TableFrame, TableHead } from '../store/store.ts';
import { timeLeft } from './clock.ts';
import { sameData } from './same-data.ts';
import { botSeats } from './seating.ts';
import type { TableViewer } from './viewer.ts';

/**
 * The only way out: everything that leaves a table is put together here, from what its viewer may know. What is not named here cannot be sent.
 */

export type AnyMatch = Match<State>;

/** What viewers of one moment have in common, written out once: in a game without secrets that is nearly everything. */
interface Shared {
  readonly view: unknown;
  readonly text: string;
}

/** One moment of a table, ready to be told to each kind of viewer as text: two moments are the same to a viewer when their texts are. */
export class PresentMoment {
  private readonly match: AnyMatch | null;
  private readonly phase: Phase;
  private readonly heard: { readonly [seats: string]: number };
  private readonly waiting: Seats;
  private shared: Shared | null = null;

  constructor(match: AnyMatch | null, phase: Phase, heard: { readonly [seats: string]: number }) {
    this.match = match;
    this.phase = phase;
    this.heard = heard;
    this.waiting = match === null || phase !== 'playing' ? NOBODY : match.waiting();
  }

  /** A `Now` as JSON. */
  for(viewer: TableViewer): Projected<string> {
    const { match, phase, waiting } = this;
    const seen = this.heard[viewer.knows] ?? 0;
    const turns = match === null || phase !== 'playing' || viewer.plays === NOBODY ? [] : turnsOf(match, viewer.plays, waiting);
    const own: Pick<Now, 'seen' | 'turns'> = { seen, turns };
    return `${JSON.stringify(own).slice(0, -1)},${this.rest(viewer)}` as Projected<string>;
  }

  /** The text of everything but `own`; views that are equal have equal outlines, so the text is made once for them. */
  private rest(viewer: TableViewer): string {
    const { match, phase, waiting, shared } = this;
    if (match === null) return this.write({ phase, view: null, outline: [], waiting: [], outcome: null, rounds: 0, progress: [] });
    const { game, state } = match;
    const view = viewOf(game, state, eyesOf(viewer, waiting));
    if (shared !== null && sameData(shared.view, view)) return shared.text;
    return this.write({
      phase,
      view,
      outline: game.outline(view),
      waiting: seatList(waiting),
      outcome: state.outcome,
      rounds: game.rounds(state),
      progress: game.progress(state),
    });
  }

  private write(rest: Omit<Now, 'seen' | 'turns'>): string {
    const text = JSON.stringify(rest).slice(1);
    this.shared = { view: rest.view, text };
    return text;
  }
}

/** Through whose eyes: with several seats, those of the one that is asked. */
function eyesOf({ knows, plays }: TableViewer, waiting: Seats): number | 'spectator' {
  const asked = plays & waiting;
  const from = asked !== NOBODY ? asked : plays !== NOBODY ? plays : knows;
  return from === NOBODY ? 'spectator' : seatList(from)[0];
}

function turnsOf(match: AnyMatch, plays: Seats, waiting: Seats): SeatTurn[] {
  const turns: SeatTurn[] = [];
  for (const seat of seatList(plays)) {
    const canUndo = match.canUndo(seat);
    if (includes(waiting, seat)) turns.push({ seat, prompt: match.prompt(seat), options: match.options(seat), canUndo });
    else if (canUndo) turns.push({ seat, prompt: null, options: [], canUndo });
  }
  return turns;
}

/** Of what was told, what somebody with these seats hears. */
export function heardWith(told: readonly Told[], knows: Seats): Projected<GameEvent[]> {
  const seats = seatList(knows);
  if (seats.length === 0) return heardBy(told, 'spectator');
  if (seats.length === 1) return heardBy(told, seats[0]);
  return told.flatMap((one) => {
    const seat = seats.find((each) => heardBy([one], each).length > 0);
    return seat === undefined ? [] : heardBy([one], seat);
  }) as Projected<GameEvent[]>;
}

export type Presence = (person: string) => boolean;

export function seatInfo(
  frame: TableFrame,
  clocks: Clocks | null,
  running: Seats,
  now: number,
  viewer: TableViewer,
  present: Presence,
): SeatInfo[] {
  return frame.seats.map(({ kind, name, level, person, words, wantsToAbandon }, seat) => ({
    kind,
    name,
    ...(level === null ? {} : { level }),
    yours: includes(viewer.plays, seat),
    connected: kind === 'bot' || (person !== null && present(person)),
    clock: clocks === null || kind === 'bot' ? null : timeLeft(clocks, seat, running, now),
    contributed: words !== '',
    wantsToAbandon,
  }));
}

export const runningClocks = ({ phase, frame, moment }: TableHead): Seats =>
  phase === 'playing' ? moment.waiting.reduce((seats, seat) => seats | (1 << seat), 0) & ~botSeats(frame) : NOBODY;

export function infoFor(head: TableHead, content: ContentInfo, now: number, viewer: TableViewer, present: Presence): Projected<TableInfo> {
  const { id, frame, moment, phase } = head;
  const info: TableInfo = {
    id,
    game: frame.game,
    rulesVersion: frame.rulesVersion,
    options: frame.options,
    content,
    seats: seatInfo(frame, moment.clocks, runningClocks(head), now, viewer, present),
    clock: frame.clock,
    clockAt: now,
    onTimeout: frame.onTimeout,
    listed: frame.listed,
    host: viewer.host,
    commitment: commitment(frame.secret),
    rematch: frame.rematch,
    codes: viewer.host && phase === 'gathering' ? codesOf(frame) : [],
  };
  return info as Projected<TableInfo>;
}

export const codesOf = ({ seats }: TableFrame): { seat: number; code: string }[] =>
  seats.flatMap(({ code }, seat) => (code === null ? [] : [{ seat, code }]));

export const contentInfo = (game: AnyGame, box: unknown, standard: boolean): ContentInfo => ({
  title: game.content.title(box),
  standard,
  provenance: game.content.provenance(box),
});
