import { asId } from '#kernel/id.ts';
import type { Levels } from '#bots/bot.ts';
import { lookAheadBot } from '#bots/search/look-ahead.ts';
import { type MoveExplainer, type PublicExplainer, textReasons } from '#bots/explanation.ts';
import { card, NONE } from '../rules/cards.ts';
import type { Battle } from '../rules/state.ts';
import { draw, play } from '../rules/verbs.ts';
import { casual } from './casual.ts';
import { lookAhead } from './outlook.ts';
import { ranger } from './ranger.ts';
import { topicsOf } from './reasons.ts';
import { MASTER, policy } from './searchPolicy.ts';

export { valueDataset } from './searchPolicy.ts';

const master = lookAheadBot(policy, MASTER);

/** Levels of The Battle for Middle-earth above `random`, weakest first. */
export const bots: Levels<Battle> = { casual, ranger, master };

export const explain: MoveExplainer<Battle> = (observation, random, isTimeUp) => {
  const chosen = master(observation, random, isTimeUp);
  const { s, outlook } = lookAhead(observation, random);
  return { chosen, instead: null, gain: 0, error: 0, reasons: textReasons(topicsOf(s, observation.seat, chosen, outlook)) };
};

/** Only what lies open is counted on: nobody knows the hand. Whoever draws says why only when it is a risk: he draws every other turn. */
export const explainPublicly: PublicExplainer<Battle> = (publicMove, random) => {
  const { s, outlook } = lookAhead(publicMove, random);
  s.own[publicMove.seat].hand = asId(
    s.own[publicMove.seat].hand & (play.is(publicMove.move) ? card(play.read.card(publicMove.move)) : NONE),
  );
  const told = topicsOf(s, publicMove.seat, publicMove.move, outlook);
  return textReasons(draw.is(publicMove.move) && told.length === 1 ? [] : told);
};
