import type { Bot } from '#bots/bot.ts';
import { at } from '../../rules/frames.ts';
import type { Hunt } from '../../rules/state.ts';
import { beliefsOf } from '../beliefs.ts';
import { bestOf, share } from '../worth.ts';
import { type Activating, activationWorth, bestStand } from './activating.ts';
import { type Asked, otherWorth } from './asked.ts';
import type { Hunting } from './asking.ts';
import { tokenMean } from './chase.ts';

const WHIM = 0.01;

export const hunter: Bot<Hunt> = (seen, random) => {
  const s = seen.imagine(random);
  const hunting: Hunting = { s, beliefs: beliefsOf(s), mean: tokenMean(s), thrift: 0.6 + 0.8 * share(random) };
  const frame = s.frames[s.frames.length - 1];
  if (at.activation.is(frame)) {
    const { active, nazgul } = s.open;
    const sight: Activating = { ...hunting, seat: seen.seat, here: nazgul[active], stand: bestStand(hunting, seen.moves) };
    return bestOf(seen.moves, random, WHIM, (move) => activationWorth(sight, move));
  }
  const sight: Asked = { ...hunting, seat: seen.seat, rider: at.extraMove.is(frame) ? frame.nazgul : null };
  return bestOf(seen.moves, random, WHIM, (move) => otherWorth(sight, move));
};
