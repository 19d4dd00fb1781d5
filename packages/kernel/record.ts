import { hashState, hashText, packData, packState, unpackState } from './codec.ts';
import { detail } from './detail.ts';
import type { AddressedEvent } from './event.ts';
import { type Game, standardContent } from './game.ts';
import { Match } from './match.ts';
import { type ChanceVerification, drawsOf, verifyChance } from './verifyChance.ts';
import type { Seal } from './random/committedRandom.ts';
import type { Draw } from './random/random.ts';
import { RecordError, ReplayRandom } from './random/recordingRandom.ts';
import type { Seat } from './seat.ts';
import { type LineageClaim, lineageClaim, type PrecedingGame } from './sequel.ts';
import type { Outcome, State, WordsOf } from './state.ts';
import type { Action } from './verb.ts';

/** One action of a record: its draws, and the state's fingerprint afterwards. */
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
  /** `began`: the seat's first occupant, if a bot replaced a person. */
  readonly seats: readonly { readonly name: string; readonly kind: string; readonly began?: 'human' }[];
  /** How random numbers were made: the seal is published when the game is over. Without a `version`, the first scheme without seed commitments. */
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
  /** For a game that began in the middle: its packed initial state, instead of a set-up. */
  readonly start: { readonly state: unknown } | null;
  readonly setup: { readonly draws: readonly Draw[]; readonly hash: string };
  readonly actions: readonly RecordedAction[];
  /** Null while unfinished, and if the players agreed to abandon the game. */
  readonly outcome: Outcome | null;
  readonly abandoned?: boolean;
  /** Played in one browser without a server: no other party contributed to its seed or saw the seal. */
  readonly offline?: true;
  /** The game whose ending this one began with; left out if there is none, or if the result was picked by hand. */
  readonly follows?: PrecedingGame;
}

/** Deep equality, independent of the order of keys that a store returns. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(packData(one)) === JSON.stringify(packData(other));

export const hashContent = (pack: unknown): string => hashText(JSON.stringify(packData(pack)));

/** One step of a replay: its events and the state afterwards. The state is live: copy it to keep it. */
interface ReplayStep<S extends State> {
  readonly index: number;
  readonly recorded: RecordedAction | null;
  readonly events: readonly AddressedEvent<WordsOf<S>['event']>[];
  readonly match: Match<S>;
}

/**
 * Replays a record, calling back after the set-up and after every action. Throws `RecordError` where the record does not match the rules, and says so if
 * another version of the rules made it.
 */
export function replay<S extends State>(game: Game<S>, record: GameRecord, each?: (step: ReplayStep<S>) => void): Match<S> {
  if (record.format !== 'redbook-record')
    throw new RecordError('Not a Red Book record: "format" is not "redbook-record"', 'form', detail('record-format'));
  if (record.formatVersion !== 1)
    throw new RecordError(
      `Record format ${record.formatVersion} is not known here; expected 1`,
      'form',
      detail('record-version', { version: String(record.formatVersion) }),
    );
  if (record.game !== game.id)
    throw new RecordError(`A record of ${record.game}, not of ${game.id}`, 'form', detail('record-of-another-game'));
  const pack = record.content.pack ?? standardContent(game, record.rulesVersion);
  if (hashContent(pack) !== record.content.hash)
    throw new RecordError(
      record.content.pack === undefined
        ? `The record was played with another edition of the standard content ("${record.content.title}")`
        : 'The content pack in the record is not the one it was played with',
      'content',
      detail(record.content.pack === undefined ? 'record-edition' : 'record-pack', { title: record.content.title }),
    );
  const box = game.content.read(pack);
  const random = new ReplayRandom(drawsOf(record));
  const match =
    record.start === null
      ? Match.begin(game, { box, options: record.options, seats: record.seats.length, random })
      : Match.resume(game, { state: unpackState<S>(record.start.state, box), random });
  const expect = (hash: string, where: string, number: number): void => {
    const real = hashState(match.state);
    if (real === hash) return;
    throw new RecordError(
      record.rulesVersion === game.version
        ? `${where}: the state is ${real}, the record says ${hash}`
        : `${where}: the game goes on differently. The record was made with version ${record.rulesVersion} of the rules, these are version ${game.version}`,
      'rules',
      record.rulesVersion === game.version
        ? detail('record-state', { number })
        : detail('record-other-rules', { number, recorded: String(record.rulesVersion), here: game.version }),
    );
  };
  if (!same(match.beginning.draws, record.setup.draws))
    throw new RecordError('The set-up made other draws than the record says', 'rules', detail('record-draws-of', { number: 0 }));
  expect(record.setup.hash, 'After the set-up', 0);
  each?.({ index: -1, recorded: null, events: match.beginning.events, match });
  for (const [index, recorded] of record.actions.entries()) {
    const number = index + 1;
    const where = `Action ${number} (${JSON.stringify(recorded.action)} by seat ${recorded.seat})`;
    const answer = recorded.action === 'resign' ? match.resign(recorded.seat) : match.apply(recorded.seat, recorded.action);
    if (!answer.ok) throw new RecordError(`${where} is refused: ${answer.refusal.message}`, 'rules', detail('record-refused', { number }));
    if (!same(answer.draws, recorded.draws))
      throw new RecordError(`${where} made other draws than the record says`, 'rules', detail('record-draws-of', { number }));
    expect(recorded.hash, where, number);
    each?.({ index, recorded, events: answer.events, match });
  }
  if (!same(match.state.outcome, record.outcome))
    throw new RecordError(
      `The game ends with ${JSON.stringify(match.state.outcome)}, the record says ${JSON.stringify(record.outcome)}`,
      'rules',
      detail('record-outcome'),
    );
  return match;
}

/** Result of a verification: everything in it was recomputed, not copied. */
export interface Verification extends ChanceVerification {
  readonly actions: number;
  /** Commitments to secret writing, recomputed from the record; empty in a game that has none. */
  readonly seals: readonly string[];
  /** What the record claims about a preceding game. `verifyLineage` proves it with that game's record. */
  readonly carried: LineageClaim;
}

/** Verifies a record: the rules, the fingerprints, the seed commitments and every draw. Throws `RecordError` at the first mismatch. */
export function verify<S extends State>(game: Game<S>, record: GameRecord): Verification {
  const { state } = replay(game, record);
  const carried = lineageClaim(game, record);
  return { actions: record.actions.length, seals: game.seals?.(state) ?? [], carried, ...verifyChance(record) };
}

/** What the caller adds to a match to make a record. */
interface RecordHeader {
  readonly options: unknown;
  readonly pack?: unknown;
  readonly seats: GameRecord['seats'];
  readonly chance: GameRecord['chance'];
  readonly start?: State;
  readonly abandoned?: boolean;
  readonly offline?: boolean;
  readonly follows?: PrecedingGame;
}

export interface PlayedAction {
  readonly seat: Seat;
  readonly action: Action | 'resign';
  readonly draws: readonly Draw[];
}

/** One row of a table's log, as far as its record needs it. */
interface LoggedAction {
  readonly kind: string;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly draws: readonly Draw[];
}

/** Undone actions are left out: they drew nothing and revealed nothing. */
export function playedIn(log: readonly LoggedAction[]): PlayedAction[] {
  const kept: PlayedAction[] = [];
  for (const { kind, seat, action, draws } of log) {
    if (kind === 'undo') kept.pop();
    else if (kind === 'resign') kept.push({ seat, action: 'resign', draws });
    else if (action !== null) kept.push({ seat, action, draws });
  }
  return kept;
}

/** Builds the document by playing the actions again, which also computes every fingerprint. */
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
