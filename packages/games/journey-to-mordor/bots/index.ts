import type { LazyLevels, Levels } from '#bots/bot.ts';
import type { Journey } from '../rules/state.ts';
import { casual } from './casual.ts';
import { master } from './master.ts';
import { explainerWith, ranger, publicExplainerWith } from './ranger.ts';

export { solutions } from './solved/solutions.ts';

/** Levels of Journey to Mordor above `random`, weakest first. */
export const bots: Levels<Journey> = { casual, ranger };

/** The strongest plays by tables that are fetched when somebody wants to meet it. */
export const lazyBots: LazyLevels<Journey> = { master };

export const explain = explainerWith(null);

export const explainPublicly = publicExplainerWith(null);

export { lazyExact, lazyExplain, lazyExplainPublicly } from './master.ts';
