import type { State } from '#kernel';
import type { Bot } from '../bot.ts';

/** What a game says about its positions so that a value can be fitted: `packages/games/<game>/bots/index.ts` exports it as `study`. */
export interface Study<S extends State = State> {
  readonly names: readonly string[];
  /** One number a name: what the value at the end of a playout is made of. */
  features(state: S): Float64Array;
  /** Positions are looked at whenever this changes: where the playouts of a search end. */
  period(state: S): number;
  /** Who plays the games that are learned from, quickly and not always alike, by the level that thinks with such games; the first where none is named. */
  readonly players: { readonly [level: string]: Bot<S> };
}

/** One decision in so many is drawn by lot when games are played to be learned from: positions that nobody would seek are learned about too. */
export const withWhims =
  <S extends State>(bot: Bot<S>, many: number): Bot<S> =>
  (seen, random) =>
    random.draw(many) === 0 ? seen.moves[random.draw(seen.moves.length)] : bot(seen, random);
