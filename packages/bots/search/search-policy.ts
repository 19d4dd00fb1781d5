import type { Game, Move, Random, Seat, State } from '#kernel';

/**
 * What a game provides for look-ahead search. All methods work on determinized worlds, and may use only what the given seat could know there (its
 * information set): a playout policy that looks into other hands learns that hiding is worthless.
 */
export interface SearchPolicy<S extends State> {
  readonly game: Game<S>;
  /** Playout policy: the rule bot's move for the seat to act. Called thousands of times, so it avoids listing legal moves. */
  play(world: S, seat: Seat, random: Random): Move;
  /** Moves to compare, the rule bot's own first; that one alone where search gains nothing. */
  candidates(world: S, seat: Seat, moves: readonly Move[], random: Random): readonly Move[];
  /** Key of the random stream that a move uses: equal keys meet equal luck in one world (common random numbers). */
  chanceKey?(world: S, move: Move): number;
  /** Search horizon: called once per playout; the result tells whether a later position has reached it. */
  horizon(world: S, seat: Seat): (now: S) => boolean;
  /**
   * Win chance of the seat, 0 to 1. It may use cards dealt to other seats: no move is chosen by it in the world itself, and it is averaged over worlds. Not
   * called for finished games.
   */
  value(world: S, seat: Seat): number;
  /** Decomposition of the value for explanations; left out if the game gives no reasons. */
  readonly topics?: ValueTopics<S>;
}

/** Topics that a value is the sum of, so that a choice can be explained by what it changes. */
interface ValueTopics<S extends State> {
  readonly names: readonly string[];
  /** One number per topic for the seat: up to a constant their sum is the log-odds of winning. */
  terms(world: S, seat: Seat): Float64Array;
}
