import type { Move, Observation, Random, State } from '#kernel';

/** Uniformly random legal move: the weakest level of every game, and the baseline of the others. */
export const random = <S extends State>({ moves }: Pick<Observation<S>, 'moves'>, chance: Random): Move =>
  moves[moves.length === 1 ? 0 : chance.draw(moves.length)];
