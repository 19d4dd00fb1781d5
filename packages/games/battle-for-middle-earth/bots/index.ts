import type { Levels } from '#bots/bot.ts';
import { type Explain, toldAs } from '#bots/why.ts';
import type { Battle } from '../rules/state.ts';
import { casual } from './casual.ts';
import { lookAhead } from './outlook.ts';
import { ranger } from './ranger.ts';
import { topicsOf } from './reasons.ts';

/** Levels of The Battle for Middle-earth above `random`, weakest first. */
export const bots: Levels<Battle> = { casual, ranger };

export const explain: Explain<Battle> = (seen, random) => {
  const chosen = ranger(seen, random);
  const { s, outlook } = lookAhead(seen, random);
  return { chosen, instead: null, gain: 0, error: 0, reasons: toldAs(topicsOf(s, seen.seat, chosen, outlook)) };
};
