import type { LateLevels, Levels } from '#bots/bot.ts';
import type { Journey } from '../rules/state.ts';
import { casual } from './casual.ts';
import { master } from './master.ts';
import { explainerWith, ranger, tellerWith } from './ranger.ts';

export { solutions } from './solved/solutions.ts';

/** Levels of Journey to Mordor above `random`, weakest first. */
export const bots: Levels<Journey> = { casual, ranger };

/** The strongest plays by tables that are fetched when somebody wants to meet it. */
export const late: LateLevels<Journey> = { master };

export const explain = explainerWith(null);

export const tells = tellerWith(null);

export { lateExact, lateExplain, lateTells } from './master.ts';
