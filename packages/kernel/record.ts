import { hashState, hashText, packData, packState, unpackState } from './codec.ts';
import type { AddressedEvent } from './event.ts';
import { type Game, standardContent } from './game.ts';
import { Match } from './match.ts';
import { type ChanceVerification, drawsOf, verifyChance } from './verifyChance.ts';
import type { Seal } from './random/committed.ts';
import type { Draw } from './random/random.ts';
import { RecordError, ReplayRandom } from './random/recorded.ts';
import type { Seat } from './seat.ts';
import { type Carried, carriedInto, type Follows } from './sequel.ts';
import type { Outcome, State, WordsOf } from './state.ts';
import type { Action } from './verb.ts';

/** One decision of a record: what was done, what chance said, and the state's fingerprint afterwards. */
export interface RecordedAction {
  readonly seat: Seat;
  readonly action: Action | 'resign';
  readonly draws: readonly Draw[];
  readonly hash: string;
}

/** A whole game as one JSON document. */
export interface GameRecord {
  readonly format: 'redbook-record';
  readonly formatVersion: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly content: {
    readonly title: string;
    readonly hash: string /** Only when it is not the standard pack. */;
    readonly pack?: unknown;
  };
  readonly options: unknown;
  /** `began`: who sat there first, where a bot has taken over from a person. */
  readonly seats: readonly { readonly name: string; readonly kind: string; readonly began?: 'human' }[];
  /** How chance was made: the seal is shown when the game is over. Without a `version` it was made in the first way, without promises. */
  readonly chance:
    | {
        readonly kind: 'committed';
        readonly version?: 2;
        readonly commitment: string;
        readonly promises?: readonly string[];
        readonly seal: Pick<Seal, 'secret' | 'contributions'> | null;
      }
    | { readonly kind: 'seeded'; readonly seed: number }
    | { readonly kind: 'unknown' };
  /** For a game that began in the middle: the packed state it began from, instead of a set-up. */
  readonly start: { readonly state: unknown } | null;
  readonly setup: { readonly draws: readonly Draw[]; readonly hash: string };
  readonly actions: readonly RecordedAction[];
  /** Null while unfinished; also when the players agreed to abandon it. */
  readonly outcome: Outcome | null;
  readonly abandoned?: boolean;
  /** Played in one browser without a server: nobody else had a part in its chance, or saw what it was sealed with. */
  readonly offline?: true;
  /** The game whose ending this one began with; left out where there is none, or where somebody only said so. */
  readonly follows?: Follows;
}

/** Whether two pieces of plain data say the same, in whatever order their keys came back from a store. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(packData(one)) === JSON.stringify(packData(other));

export const hashContent = (pack: unknown): string => hashText(JSON.stringify(packData(pack)));

/** One step of a replay: what was told and the state afterwards. The state is live: copy it to keep it. */
export interface ReplayStep<S extends State> {
  readonly index: number;
  readonly recorded: RecordedAction | null;
  readonly told: readonly AddressedEvent<WordsOf<S>['event']>[];
  readonly match: Match<S>;
}

/**
 * Plays a record again, calling back after the set-up and after every action. Throws `RecordError` where the record does not fit:
 * if it was made by another version of the rules, it says so.
 */
export function replay<S extends State>(game: Game<S>, record: GameRecord, each?: (step: ReplayStep<S>) => void): Match<S> {
  if (record.format !== 'redbook-record') throw new RecordError('Not a Red Book record: "format" is not "redbook-record"', 'form');
  if (record.formatVersion !== 1) throw new RecordError(`Record format ${record.formatVersion} is not known here; expected 1`, 'form');
  if (record.game !== game.id) throw new RecordError(`A record of ${record.game}, not of ${game.id}`, 'form');
  const pack = record.content.pack ?? standardContent(game, record.rulesVersion);
  if (hashContent(pack) !== record.content.hash)
    throw new RecordError(
      record.content.pack === undefined
        ? `The record was played with another edition of the standard content ("${record.content.title}")`
        : 'The content pack in the record is not the one it was played with',
      'content',
    );
  const box = game.content.read(pack);
  const random = new ReplayRandom(drawsOf(record));
  const match =
    record.start === null
      ? Match.begin(game, { box, options: record.options, seats: record.seats.length, random })
      : Match.resume(game, { state: unpackState<S>(record.start.state, box), random });
  const expect = (hash: string, where: string): void => {
    const real = hashState(match.state);
    if (real === hash) return;
    throw new RecordError(
      record.rulesVersion === game.version
        ? `${where}: the state is ${real}, the record says ${hash}`
        : `${where}: the game goes on differently. The record was made with version ${record.rulesVersion} of the rules, these are version ${game.version}`,
    );
  };
  if (!same(match.beginning.draws, record.setup.draws)) throw new RecordError('The set-up made other draws than the record says');
  expect(record.setup.hash, 'After the set-up');
  each?.({ index: -1, recorded: null, told: match.beginning.events, match });
  for (const [index, recorded] of record.actions.entries()) {
    const where = `Action ${index + 1} (${JSON.stringify(recorded.action)} by seat ${recorded.seat})`;
    const answer = recorded.action === 'resign' ? match.resign(recorded.seat) : match.apply(recorded.seat, recorded.action);
    if (!answer.ok) throw new RecordError(`${where} is refused: ${answer.refusal.message}`);
    if (!same(answer.draws, recorded.draws)) throw new RecordError(`${where} made other draws than the record says`);
    expect(recorded.hash, where);
    each?.({ index, recorded, told: answer.events, match });
  }
  if (!same(match.state.outcome, record.outcome))
    throw new RecordError(`The game ends with ${JSON.stringify(match.state.outcome)}, the record says ${JSON.stringify(record.outcome)}`);
  return match;
}

/** What a verification found. Every line is a fact that was recomputed, not copied. */
export interface Verification extends ChanceVerification {
  readonly actions: number;
  /** Seals of secret writing, made again from what the record says was written; empty in a game that has none. */
  readonly seals: readonly string[];
  /** What the record says of a game before it. `proveDescent` proves it with the record of that one. */
  readonly carried: Carried;
}

/** Recomputes a record: the rules, the fingerprints, the commitment, the promises and every draw. Throws `RecordError` at the first lie. */
export function verify<S extends State>(game: Game<S>, record: GameRecord): Verification {
  const { state } = replay(game, record);
  const carried = carriedInto(game, record);
  return { actions: record.actions.length, seals: game.seals?.(state) ?? [], carried, ...verifyChance(record) };
}

/** What the keeper of a match adds to make a record of it. */
export interface RecordHeader {
  readonly options: unknown;
  readonly pack?: unknown;
  readonly seats: GameRecord['seats'];
  readonly chance: GameRecord['chance'];
  readonly start?: State;
  readonly abandoned?: boolean;
  readonly offline?: boolean;
  readonly follows?: Follows;
}

export interface PlayedAction {
  readonly seat: Seat;
  readonly action: Action | 'resign';
  readonly draws: readonly Draw[];
}

/** One line of the log of a table, as far as its record needs it. */
export interface LoggedAction {
  readonly kind: string;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly draws: readonly Draw[];
}

/** What was taken back is left out: it drew nothing and told nothing new. */
export function playedIn(log: readonly LoggedAction[]): PlayedAction[] {
  const kept: PlayedAction[] = [];
  for (const { kind, seat, action, draws } of log) {
    if (kind === 'undo') kept.pop();
    else if (kind === 'resign') kept.push({ seat, action: 'resign', draws });
    else if (action !== null) kept.push({ seat, action, draws });
  }
  return kept;
}

/** Makes the document by playing the actions once more, which also computes the fingerprint of every step. */
export function makeRecord<S extends State>(
  game: Game<S>,
  header: RecordHeader,
  setupDraws: readonly Draw[],
  played: readonly PlayedAction[],
): GameRecord {
  const box = game.content.read(header.pack ?? game.content.standard);
  const start = header.start === undefined ? null : { state: packState(header.start) };
  const random = new ReplayRandom([...setupDraws, ...played.flatMap((action) => action.draws)]);
  const match =
    start === null
      ? Match.begin(game, { box, options: header.options, seats: header.seats.length, random })
      : Match.resume(game, { state: unpackState<S>(start.state, box), random });
  const setup = { draws: setupDraws, hash: match.hash() };
  const actions = played.map(({ seat, action, draws }) => {
    const answer = action === 'resign' ? match.resign(seat) : match.apply(seat, action);
    if (!answer.ok) throw new RecordError(`These rules refuse ${JSON.stringify(action)}: ${answer.refusal.message}`);
    return { seat, action, draws, hash: match.hash() };
  });
  return {
    format: 'redbook-record',
    formatVersion: 1,
    game: game.id,
    rulesVersion: game.version,
    content: {
      title: game.content.title(box),
      hash: hashContent(header.pack ?? game.content.standard),
      ...(header.pack === undefined ? {} : { pack: header.pack }),
    },
    options: header.options,
    seats: header.seats,
    chance: header.chance,
    start,
    setup,
    actions,
    outcome: match.state.outcome,
    ...(header.abandoned ? { abandoned: true } : {}),
    ...(header.offline ? { offline: true } : {}),
    ...(header.follows === undefined ? {} : { follows: header.follows }),
  };
}
