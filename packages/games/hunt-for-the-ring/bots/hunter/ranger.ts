import type { Bot } from '#bots/bot.ts';
import type { Move, Random, Seat } from '#kernel';
import { at } from '../../rules/frames.ts';
import type { Hunt } from '../../rules/state.ts';
import { TOKEN_HABITS, type TokenHabits } from '../allyTokens.ts';
import { beliefsOf } from '../beliefs.ts';
import { bestOf, share } from '../moveValue.ts';
import { type ActivationContext, activationWorth, bestStand } from './activation.ts';
import { type DecisionContext, otherWorth } from './decisions.ts';
import type { HunterContext } from './hunterContext.ts';
import { tokenMean } from './chase.ts';
import { TUNING } from './tuning.ts';

/** How good each of these moves looks to a hunter, as his seat sees the game, in the mood he is in. */
export function huntersWorth(
  s: Hunt,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  habits: TokenHabits = TOKEN_HABITS,
): (move: Move) => number {
  const hunting: HunterContext = {
    s,
    beliefs: beliefsOf(s, s.open.clues, s.open.step, habits),
    mean: tokenMean(s),
    thrift: 0.6 + 0.8 * share(random),
  };
  const frame = s.frames[s.frames.length - 1];
  if (at.activation.is(frame)) {
    const { active, nazgul } = s.open;
    const sight: ActivationContext = { ...hunting, seat, here: nazgul[active], stand: bestStand(hunting, moves) };
    return (move) => activationWorth(sight, move);
  }
  const sight: DecisionContext = { ...hunting, seat, rider: at.extraMove.is(frame) ? frame.nazgul : null };
  return (move) => otherWorth(sight, move);
}

/** A hunter who thinks that the Ring-bearer puts Ally tokens by these habits. */
export const hunterWith =
  (habits: TokenHabits): Bot<Hunt> =>
  (observation, random) => {
    const s = observation.determinize(random);
    return bestOf(
      observation.moves,
      random,
      TUNING.whim[s.open.part],
      huntersWorth(s, observation.seat, observation.moves, random, habits),
    );
  };

export const hunter = hunterWith(TOKEN_HABITS);
