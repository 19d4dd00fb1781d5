import { type OpenedGame, levelOf } from '#bots/opened.ts';
import { Choosing } from '#bots/play.ts';
import { cloneState, type Outcome, SeededRandom, type State } from '#kernel';

/** The part of the victory that each seat has. */
export const partsOf = ({ winners }: Outcome, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));

/** Chance of the table and of the thoughts in the n-th game that is played on. */
const luckOf = (seed: number, number: number) => [new SeededRandom(seed, 2 * number), new SeededRandom(seed, 2 * number + 1)] as const;

/** Plays a state on, which is changed by it, and says what came of it for each seat. */
export function playedOn(opened: OpenedGame, state: State, level: string, seed: number, number: number): number[] {
  const { game } = opened;
  const bots = state.own.map(() => levelOf(opened, level));
  const [dice, thoughts] = luckOf(seed, number);
  return partsOf(new Choosing(game).toEnd(state, bots, dice, thoughts).outcome, bots.length);
}

/** The chance of each seat from a moment of a finished game, everything known: so many games are played on from it, in which every bot knows only what its seat may know. */
export function chancesAt(opened: OpenedGame, state: State, level: string, playouts: number, seed: number): number[] {
  const seats = state.own.length;
  if (state.outcome !== null) return partsOf(state.outcome, seats);
  const sums = new Array<number>(seats).fill(0);
  for (let number = 0; number < playouts; number++)
    for (const [seat, part] of playedOn(opened, cloneState(state), level, seed, number).entries()) sums[seat] += part / playouts;
  return sums;
}
