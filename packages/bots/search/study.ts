import type { State } from '#kernel';
import type { Bot } from '../bot.ts';

/** What a game says about its positions so that a value can be fitted: `packages/games/<game>/bots/index.ts` exports it as `study`. */
export interface Study<S extends State = State> {
  readonly names: readonly string[];
  /** One number a name: what the value at the end of a playout is made of. */
  features(state: S): Float64Array;
  /** Positions are looked at whenever this changes: where the playouts of a search end. */
  period(state: S): number;
  /** Plays the games that are learned from, quickly and not always alike. */
  readonly player: Bot<S>;
}
