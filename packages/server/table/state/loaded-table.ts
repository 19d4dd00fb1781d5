import { asId } from '#kernel/id.ts';
import { type Action, type AppliedAction, CommittedRandom, Match, NOBODY, parseState, type Seat, type State, serialise } from '#kernel';
import type { Phase } from '#wire';
import { heardWith } from '#wire/present.ts';
import type { Change, LogEntry, TableStatus, StoredTable, TableSettings } from '../../store/store.ts';
import { turnStartedAt } from './turn-started-at.ts';
import { advance, deadline, endsByItself, runningClocks, startClocks } from './clock.ts';
import type { TableGame } from './game-library.ts';
import { expiresAt, chanceSeal } from './seed-contributions.ts';
import { orderedSeats, withoutEnded } from './standing-orders.ts';
import type { AnyMatch } from './match.ts';
import { clockPausesOf } from './clock-pauses.ts';
import { botSeats } from './seating.ts';
import { audiences } from './viewer.ts';

/** A table in memory: what is stored of it, and the game opened from that. */
export interface LoadedTable {
  stored: StoredTable;
  readonly opened: TableGame;
  /** Null while the table gathers. */
  match: AnyMatch | null;
}

/** Goes on from the stored state; the log is not needed, however long it is. */
export function loadTable(stored: StoredTable, opened: TableGame): LoadedTable {
  if (stored.state === null) return { stored, opened, match: null };
  const { drawn, since } = stored.status;
  const resume = (text: string): AnyMatch =>
    Match.resume<State, unknown, unknown>(opened.game, {
      state: parseState<State>(text, opened.box),
      random: new CommittedRandom(chanceSeal(stored.settings), drawn),
      drawn,
    });
  if (stored.base !== null && since.length > 0) {
    // The way back is walked again, so that undo survives a restart. If changed rules lead elsewhere, the state counts and the way back is gone.
    const match = resume(stored.base);
    if (since.every(({ seat, action }) => match.apply(seat, action).ok) && serialise(match.state) === stored.state)
      return { stored, opened, match };
  }
  return { stored, opened, match: resume(stored.state) };
}

/** What happened, as it goes into the log. */
export interface GameStep {
  readonly kind: LogEntry['kind'];
  readonly seat: Seat;
  readonly action: Action | null;
  readonly person: string | null;
  readonly clientId: string | null;
}

/** How long a bot may think before another node looks after it. */
interface BotPacing {
  readonly now: number;
  readonly botLease: number;
}

/** The first entry of a game: the set-up with its draws. All seats are filled, the contributions are fixed. */
export function begin(stored: StoredTable, opened: TableGame, { now, botLease }: BotPacing): { match: AnyMatch; change: Change } {
  const { settings } = stored;
  const match: AnyMatch = Match.begin<State, unknown, unknown>(opened.game, {
    box: opened.box,
    options: settings.options,
    seats: settings.seats.length,
    random: new CommittedRandom(chanceSeal(stored.settings)),
  });
  const heard = Object.fromEntries(
    audiences(settings, opened.game.secret).map((seats) => [String(seats), heardWith(match.beginning.events, seats).length]),
  );
  const happened: GameStep = { kind: 'setup', seat: 0, action: null, person: null, clientId: null };
  const after = facts(match);
  const asked = turnStartedAt(null, after.waiting, stored.sequence + 1);
  const status: TableStatus = { ...after, asked, heard, clocks: startClocks(settings.clock, settings.seats.length, now), since: [] };
  return { match, change: changeOf({ ...stored, updatedAt: now }, match, status, null, happened, match.beginning, now, botLease) };
}

/** The change that an applied action, resignation or undo makes; the match has it already, the store not yet. */
export function nextChange(
  loaded: LoadedTable,
  match: AnyMatch,
  happened: GameStep,
  applied: AppliedAction,
  { now, botLease }: BotPacing,
): Change {
  const { stored } = loaded;
  const { status, settings } = stored;
  const depth = match.undoDepth();
  const undo = happened.kind === 'undo';
  const after = facts(match);
  const heard: { [seats: string]: number } = {};
  const open = applied.events.every(({ to }) => to === undefined);
  for (const key in status.heard)
    heard[key] = status.heard[key] + (open ? applied.events.length : heardWith(applied.events, asId(Number(key))).length);
  const next: TableStatus = {
    ...after,
    asked: turnStartedAt(status, after.waiting, stored.sequence + 1),
    heard,
    clocks: advance(settings.clock, status.clocks, {
      before: runningClocks(stored),
      after: asId(match.state.outcome === null ? match.waiting() & ~botSeats(settings) : 0),
      now,
      rests: clockPausesOf(settings),
      actor: happened.seat,
      undo,
      final: depth === 0,
    }),
    since: wayBack(status.since, happened, depth),
  };
  const base = depth === 0 ? null : depth === 1 && !undo ? stored.state : stored.base;
  const updatedAt = isPublic(status, next) ? now : stored.updatedAt;
  return changeOf({ ...stored, updatedAt }, match, next, base, happened, applied, now, botLease);
}

/** Whether spectators notice a change. The time of the last one is told to everybody, so that it may not reveal that a player did something in secret. */
const isPublic = (before: TableStatus, after: TableStatus): boolean =>
  before.heard[NOBODY] !== after.heard[NOBODY] ||
  before.rounds !== after.rounds ||
  before.winners !== after.winners ||
  before.waiting.join() !== after.waiting.join();

function wayBack(since: TableStatus['since'], { kind, seat, action }: GameStep, depth: number): TableStatus['since'] {
  if (depth === 0) return [];
  if (kind === 'undo') return since.slice(0, depth);
  if (action === null) return [];
  return [...since.slice(0, depth - 1), { seat, action }];
}

const facts = (match: AnyMatch) => ({
  drawn: match.drawn(),
  waiting: match.waitingList(),
  rounds: match.game.rounds(match.state),
  winners: match.state.outcome?.winners ?? null,
});

function changeOf(
  stored: StoredTable,
  match: AnyMatch,
  status: TableStatus,
  base: string | null,
  happened: GameStep,
  { draws, events: told }: AppliedAction,
  now: number,
  botLease: number,
): Change {
  const phase = match.state.outcome === null ? 'playing' : 'finished';
  const frame = withoutEnded(stored.settings, match);
  const sequence = stored.sequence + 1;
  return {
    table: stored.id,
    version: stored.version,
    phase,
    sequence,
    updatedAt: stored.updatedAt,
    wakeAt: wakeAt(frame ?? stored.settings, phase, status, match, now, botLease),
    status,
    state: serialise(match.state),
    base,
    ...(frame === null ? {} : { settings: frame }),
    entry: { ...happened, sequence, draws, told, at: now },
  };
}

/** A remark about the game: all viewers hear it, and nothing else changes. */
export function addRemark(stored: StoredTable, seat: Seat, told: LogEntry['told'], now: number): Change {
  const { id, version, phase, updatedAt, wakeAt: wake, status, state, base } = stored;
  const sequence = stored.sequence + 1;
  const heard = Object.fromEntries(
    Object.entries(status.heard).map(([key, count]) => [key, count + heardWith(told, asId(Number(key))).length]),
  );
  return {
    table: id,
    version,
    phase,
    sequence,
    updatedAt,
    wakeAt: wake,
    status: { ...status, heard, words: (status.words ?? 0) + told.length },
    state,
    base,
    entry: { kind: 'word', seat, action: null, person: null, clientId: null, sequence, draws: [], told, at: now },
  };
}

/** The game is at the same point, whatever was said about it. */
export const isSameGame = (one: StoredTable, other: StoredTable): boolean =>
  one.phase === other.phase && one.state === other.state && one.base === other.base;

/** The same table, but no node is woken for its bots. */
export const suspended = ({ id, version, phase, sequence, updatedAt, status, state, base }: StoredTable): Change => ({
  table: id,
  version,
  phase,
  sequence,
  updatedAt,
  wakeAt: null,
  status,
  state,
  base,
});

/** When a node has to wake this table even without a move: a clock runs out, a bot was lost with its node, a seated player is absent. */
export function wakeAt(
  settings: TableSettings,
  phase: Phase,
  status: TableStatus,
  match: AnyMatch | null,
  now: number,
  botLease: number,
): number | null {
  if (phase === 'gathering') return expiresAt(settings, now);
  if (phase !== 'playing') return null;
  const runsOut = endsByItself(settings)
    ? deadline(status.clocks, runningClocks({ phase, settings, status }), clockPausesOf(settings))
    : null;
  const answers =
    status.waiting.some((seat) => settings.seats[seat].kind === 'bot') || (match !== null && orderedSeats(match, settings).length > 0);
  const bot = answers ? now + botLease : null;
  if (runsOut === null || bot === null) return runsOut?.at ?? bot;
  return Math.min(runsOut.at, bot);
}
