import type { Random, State } from '#kernel';
import type { Bot } from '../bot.ts';

/** How to build a training set for a value function: `packages/games/<game>/bots/index.ts` exports it as `valueDataset`. */
export interface ValueDataset<S extends State = State> {
  readonly names: readonly string[];
  /** Feature vector, one number per name. */
  features(state: S): Float64Array;
  /** A position is sampled whenever this number changes: the horizon of the search's playouts. */
  period(state: S): number;
  /** Alters the start of a training game in place, so that positions which are rare in play are learned from too. */
  readonly varyStart?: (state: S, random: Random) => void;
  /** Bots that play the training games, by the level whose value is fitted; fast and varied. The first is the default. */
  readonly players: { readonly [level: string]: Bot<S> };
}

/** Epsilon-greedy exploration: one decision in `oneIn` is random, so that training also covers positions that good play avoids. */
export const epsilonGreedy =
  <S extends State>(bot: Bot<S>, oneIn: number): Bot<S> =>
  (observation, random) =>
    random.draw(oneIn) === 0 ? observation.moves[random.draw(observation.moves.length)] : bot(observation, random);
