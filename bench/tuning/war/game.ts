import { type WarWeights, PlanSelector } from '../../../packages/games/war-of-the-ring/bots/plan.ts';
import { quickly, DecisionContext } from '../../../packages/games/war-of-the-ring/bots/moveValue.ts';
import { warOfTheRing as game } from '../../../packages/games/war-of-the-ring/index.ts';
import type { War } from '../../../packages/games/war-of-the-ring/rules/state.ts';
import { firstOf, perform, SeededRandom, settle, SilentEffects, waiting } from '../../../packages/kernel/index.ts';

const box = game.content.read(game.content.standard);
const options = game.readOptions(undefined, 2);

/** A war between two rule bots, the way playouts go on: the same seed and number meet the same deal. */
export function playedOut(conducts: WarWeights, seed: number, number: number): War {
  const plans = new PlanSelector(conducts);
  const effects = new SilentEffects(new SeededRandom(seed, 2 * number));
  const thoughts = new SeededRandom(seed, 2 * number + 1);
  const s = game.setup(box, options, 2, effects);
  settle(game, s, effects);
  while (s.outcome === null) {
    const seat = firstOf(waiting(game, s));
    perform(game, s, seat, quickly(new DecisionContext(s, seat, thoughts, false, plans)), effects);
  }
  return s;
}
