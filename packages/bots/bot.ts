import type { Move, Observation, Random, State } from '#kernel';

/** True as soon as a bot should answer with what it has found so far. */
export type Hurry = () => boolean;

/** Chooses one of `seen.moves`. Same sight and same random: same choice, unless it was hurried. */
export type Bot<S extends State = State> = (seen: Observation<S>, random: Random, hurry?: Hurry) => Move;

/** The levels of one game, weakest first: `packages/games/<game>/bots/index.ts` exports it as `bots`. */
export interface Levels<S extends State = State> {
  readonly [level: string]: Bot<S>;
}

/** Levels that play by something large, strongest of all: it is fetched when one of them is first asked for. A game exports them beside `bots` as `late`. */
export interface LateLevels<S extends State = State> {
  readonly [level: string]: () => Promise<Bot<S>>;
}
