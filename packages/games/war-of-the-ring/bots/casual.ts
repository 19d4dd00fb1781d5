import type { Bot } from '#bots/bot.ts';
import type { War } from '../rules/state.ts';
import { CASUAL } from './manner.ts';
import { planless } from './plan.ts';
import { choose, Thought } from './worth.ts';

const GOES_ON = planless(CASUAL);

/** Plays one sensible action after the other: the Ring hurries, armies go where the odds and the prizes are. It lays no longer plans. */
export const casual: Bot<War> = (seen, random) => {
  if (seen.moves.length === 1) return seen.moves[0];
  const s = seen.determinize(random);
  return choose(new Thought(s, seen.seat, random, true, GOES_ON), seen.moves);
};
