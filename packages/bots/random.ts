import type { Move, Random, State } from '#kernel';
import type { Seen } from './bot.ts';

/** Any legal move, all equally likely: the weakest level of every game, and the yardstick of the others. */
export const random = <S extends State>({ moves }: Pick<Seen<S>, 'moves'>, chance: Random): Move =>
  moves[moves.length === 1 ? 0 : chance.draw(moves.length)];
