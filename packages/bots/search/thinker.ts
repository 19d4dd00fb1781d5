import type { Game, Move, Random, Seat, State } from '#kernel';

/**
 * What a game brings so that its moves can be looked ahead at. Everything is asked in imagined worlds, and each answer may use only what the seat
 * that is asked about could know there: whoever looks into the hands of others inside a playout learns that hiding is worthless.
 */
export interface Thinker<S extends State> {
  readonly game: Game<S>;
  /** The rule bot's move for a seat that is asked, quickly: it is asked for thousands of times, and lists its moves only if it has to. */
  play(world: S, seat: Seat, random: Random): Move;
  /** The moves worth comparing, the rule bot's own first; it alone where rules are as good as looking ahead. */
  candidates(world: S, seat: Seat, moves: readonly Move[], random: Random): readonly Move[];
  /** What the chance that a move meets is about, as a number of the game's own: in one world the same matters meet the same luck. */
  luck?(world: S, move: Move): number;
  /** Asked before a playout of a seat's move begins: the answer says of every later position whether the playout has gone far enough. */
  until(world: S, seat: Seat): (now: S) => boolean;
  /** The chance of the seat to win from here, 0 to 1. It may count what the world has dealt to others: nobody acts on it, and it is averaged over worlds. A finished game is not asked about. */
  value(world: S, seat: Seat): number;
  /** What its reasons can be told in; nothing for a game that tells none. */
  readonly reasons?: Reasons<S>;
}

/** The matters that a value is made of, so that a choice can be explained by what it changes. */
export interface Reasons<S extends State> {
  readonly topics: readonly string[];
  /** One number a topic, for the seat: their sum, with something that never changes, is the logarithm of its odds to win. */
  terms(world: S, seat: Seat): Float64Array;
}
