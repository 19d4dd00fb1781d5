import type { LateLevels, Levels } from '#bots/bot.ts';
import { explainedBy } from '#bots/why.ts';
import type { Journey } from '../rules/state.ts';
import { casual } from './casual.ts';
import { master } from './master.ts';
import { ranger } from './ranger.ts';
import { topicsOf } from './reasons.ts';

export { solutions } from './solved/solutions.ts';

/** Levels of Journey to Mordor above `random`, weakest first. */
export const bots: Levels<Journey> = { casual, ranger };

/** The strongest plays by tables that are fetched when somebody wants to meet it. */
export const late: LateLevels<Journey> = { master };

export const explain = explainedBy(ranger, topicsOf);
