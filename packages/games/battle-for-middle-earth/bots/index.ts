import type { Levels } from '#bots/bot.ts';
import { explainedBy } from '#bots/why.ts';
import type { Battle } from '../rules/state.ts';
import { casual } from './casual.ts';
import { ranger } from './ranger.ts';
import { topicsOf } from './reasons.ts';

/** Levels of The Battle for Middle-earth above `random`, weakest first. */
export const bots: Levels<Battle> = { casual, ranger };

export const explain = explainedBy(ranger, topicsOf);
