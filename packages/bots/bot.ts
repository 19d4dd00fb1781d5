import type { Move, Observation, Random, State } from '#kernel';

/** Time limit of one decision: true as soon as the bot must answer with the best move found so far. */
export type Deadline = () => boolean;

/** Chooses one of `observation.moves`. The same observation and random give the same move, unless the deadline cut the search short. */
export type Bot<S extends State = State> = (observation: Observation<S>, random: Random, isTimeUp?: Deadline) => Move;

/** The levels of one game, weakest first: `packages/games/<game>/bots/index.ts` exports it as `bots`. */
export interface Levels<S extends State = State> {
  readonly [level: string]: Bot<S>;
}

/** Levels that need large data files, strongest of all; the data is loaded when a level is first requested. A game exports them as `lazyBots`. */
export interface LazyLevels<S extends State = State> {
  readonly [level: string]: () => Promise<Bot<S>>;
}
