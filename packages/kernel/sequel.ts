import type { AnyGame } from './game.ts';
import { RecordError } from './random/recorded.ts';
import type { GameRecord } from './record.ts';
import type { Seat } from './seat.ts';
import type { State } from './state.ts';

/** What a finished game brings into the one that follows it. The games do not know each other: it is plain data that the other one reads. */
export interface Sequel {
  /** The name of this ending, as both games spell it. */
  readonly link: string;
  /** Options of the game that follows. */
  readonly options: unknown;
  /** For each seat there, the seats here whose people may have it, the first before the others. */
  readonly seats: readonly (readonly Seat[])[];
  /** The same for larger tables, the smaller first: for when more people played here than have room at the smallest. */
  readonly larger?: readonly (readonly (readonly Seat[])[])[];
}

export interface SequelDefinition<S extends State> {
  /** Id of the game that follows. */
  readonly game: string;
  /** Null when this ending brings nothing. */
  of(state: S): Sequel | null;
}

/** Where the beginning of a game comes from: the fingerprint is that of the last state of the game before. */
export interface Follows {
  readonly game: string;
  readonly fingerprint: string;
  readonly link: string;
}

/** What a record says of a game before it, without that one's record: nothing, a result picked by hand, or a game by its fingerprint. */
export type Carried = 'nothing' | 'by hand' | 'named';

/** Throws where the record names another ending than the one it was set up with. */
export function carriedInto(game: AnyGame, { options, follows }: GameRecord): Carried {
  const link = game.carried?.(options) ?? null;
  if (follows === undefined) return link === null ? 'nothing' : 'by hand';
  if (link === follows.link) return 'named';
  throw new RecordError(
    `The record says it follows a game that ended as "${follows.link}", but it was set up with "${link ?? 'none'}"`,
    'follows',
  );
}
