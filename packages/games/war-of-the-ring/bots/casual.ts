import type { Bot } from '#bots/bot.ts';
import type { War } from '../rules/state.ts';
import { CASUAL } from './moveWeights.ts';
import { planless } from './plan.ts';
import { choose, DecisionContext } from './moveValue.ts';

const GOES_ON = planless(CASUAL);

/** Plays one sensible action after the other: the Ring hurries, armies go where the odds and the prizes are. It lays no longer plans. */
export const casual: Bot<War> = (observation, random) => {
  if (observation.moves.length === 1) return observation.moves[0];
  const s = observation.determinize(random);
  return choose(new DecisionContext(s, observation.seat, random, true, GOES_ON), observation.moves);
};
