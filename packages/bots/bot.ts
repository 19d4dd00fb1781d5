import type { Game, Move, Random, Seat, State } from '#kernel';

/**
 * What a bot sees of a game: its own options, its own view, and states it cannot tell from the real one.
 * The real state is never handed over.
 */
export interface Seen<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** The legal moves, in the game's order; never empty. */
  readonly moves: readonly Move[];
  /** A state consistent with all this seat knows. The bot may do with it what it likes. */
  imagine(random: Random): S;
}

/** True as soon as a bot should answer with what it has found so far. */
export type Hurry = () => boolean;

/** Chooses one of `seen.moves`. Same sight and same random: same choice, unless it was hurried. */
export type Bot<S extends State = State> = (seen: Seen<S>, random: Random, hurry?: Hurry) => Move;

/** The levels of one game, weakest first: `packages/games/<game>/bots/index.ts` exports it as `bots`. */
export interface Levels<S extends State = State> {
  readonly [level: string]: Bot<S>;
}

/** Levels that play by something large, strongest of all: it is fetched when one of them is first asked for. A game exports them beside `bots` as `late`. */
export interface LateLevels<S extends State = State> {
  readonly [level: string]: () => Promise<Bot<S>>;
}
