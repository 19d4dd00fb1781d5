import type { Levels } from '#bots/bot.ts';
import { lookingAhead } from '#bots/search/look-ahead.ts';
import { type Explain, type Tells, toldAs } from '#bots/why.ts';
import { card, NONE } from '../rules/cards.ts';
import type { Battle } from '../rules/state.ts';
import { draw, play } from '../rules/verbs.ts';
import { casual } from './casual.ts';
import { lookAhead } from './outlook.ts';
import { ranger } from './ranger.ts';
import { topicsOf } from './reasons.ts';
import { MASTER, thinker } from './thinker.ts';

export { study } from './thinker.ts';

const master = lookingAhead(thinker, MASTER);

/** Levels of The Battle for Middle-earth above `random`, weakest first. */
export const bots: Levels<Battle> = { casual, ranger, master };

export const explain: Explain<Battle> = (seen, random, hurry) => {
  const chosen = master(seen, random, hurry);
  const { s, outlook } = lookAhead(seen, random);
  return { chosen, instead: null, gain: 0, error: 0, reasons: toldAs(topicsOf(s, seen.seat, chosen, outlook)) };
};

/** Only what lies open is counted on: nobody knows the hand. Whoever draws says why only when it is a risk: he draws every other turn. */
export const tells: Tells<Battle> = (made, random) => {
  const { s, outlook } = lookAhead(made, random);
  s.own[made.seat].hand &= play.is(made.move) ? card(play.read.card(made.move)) : NONE;
  const told = topicsOf(s, made.seat, made.move, outlook);
  return toldAs(draw.is(made.move) && told.length === 1 ? [] : told);
};
