import { asId } from '#kernel/id.ts';
import { type LoadedGame, levelOf } from '#bots/loaded-game.ts';
import { BotDriver } from '#bots/self-play.ts';
import { cloneState, type Outcome, SeededRandom, type State } from '#kernel';

/** Each seat's share of the victory. */
export const victoryShares = ({ winners }: Outcome, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(asId(seat)) ? 1 / winners.length : 0));

/** Random streams of the dice and of the bots in the n-th playout. */
const randomsOf = (seed: number, number: number) => [new SeededRandom(seed, 2 * number), new SeededRandom(seed, 2 * number + 1)] as const;

/** Plays a state to its end, in place; returns each seat's share of the victory. */
export function playOut(loaded: LoadedGame, state: State, level: string, seed: number, number: number): number[] {
  const { game } = loaded;
  const bots = state.own.map(() => levelOf(loaded, level));
  const [dice, thoughts] = randomsOf(seed, number);
  return victoryShares(new BotDriver(game).toEnd(state, bots, dice, thoughts).outcome, bots.length);
}

/** Monte Carlo estimate of each seat's win chance from a state of a finished game; in the playouts every bot knows only what its seat may know. */
export function winChances(loaded: LoadedGame, state: State, level: string, playouts: number, seed: number): number[] {
  const seats = state.own.length;
  if (state.outcome !== null) return victoryShares(state.outcome, seats);
  const sums = new Array<number>(seats).fill(0);
  for (let number = 0; number < playouts; number++)
    for (const [seat, part] of playOut(loaded, cloneState(state), level, seed, number).entries()) sums[seat] += part / playouts;
  return sums;
}
