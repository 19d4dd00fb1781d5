import type { Levels } from '#bots/bot.ts';
import { explainedBy } from '#bots/why.ts';
import type { Journey } from '../rules/state.ts';
import { casual } from './casual.ts';
import { ranger } from './ranger.ts';
import { topicsOf } from './reasons.ts';

export { solutions } from './solved/solutions.ts';

/** Levels of Journey to Mordor above `random`, weakest first. */
export const bots: Levels<Journey> = { casual, ranger };

export const explain = explainedBy(ranger, topicsOf);
