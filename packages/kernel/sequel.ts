import { detail } from './detail.ts';
import type { AnyGame } from './game.ts';
import { RecordError } from './random/recordingRandom.ts';
import type { GameRecord } from './record.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** What a finished game passes on to the game that follows it. The games do not know each other: it is plain data. */
export interface Sequel {
  /** Name of this ending, as both games spell it. */
  readonly link: string;
  /** Options of the game that follows. */
  readonly options: unknown;
  /** For each seat of the next game, the seats of this game whose players may take it, in order of preference. */
  readonly seats: readonly (readonly Seat[])[];
  /** The same for larger tables, smallest first: for more players than the smallest table holds. */
  readonly larger?: readonly (readonly (readonly Seat[])[])[];
}

export interface SequelDefinition<S extends State> {
  /** Id of the game that follows. */
  readonly game: string;
  /** Null if this ending passes nothing on. */
  of(state: S): Sequel | null;
}

/** Origin of a game: the fingerprint is that of the final state of the preceding game. */
export interface PrecedingGame {
  readonly game: string;
  readonly fingerprint: string;
  readonly link: string;
}

/** What a record claims about a preceding game: nothing, a result picked by hand, or a game named by its fingerprint. */
export type LineageClaim = 'nothing' | 'by hand' | 'named';

/** Throws if the record names another ending than the one it was set up with. */
export function lineageClaim(game: AnyGame, { options, follows }: GameRecord): LineageClaim {
  const link = game.carried?.(options) ?? null;
  if (follows === undefined) return link === null ? 'nothing' : 'by hand';
  if (link === follows.link) return 'named';
  throw new RecordError(
    `The record says it follows a game that ended as "${follows.link}", but it was set up with "${link ?? 'none'}"`,
    'follows',
    detail('other', { wanted: follows.link, got: link ?? 'none' }),
  );
}
