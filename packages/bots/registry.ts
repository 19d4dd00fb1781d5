import { gameIds } from '#games';
import { withoutReasons } from './hint.ts';
import type { Bot, LazyLevels, Levels } from './bot.ts';
import type { ExactChances } from './exact-chances.ts';
import { random } from './random.ts';
import type { Solutions } from './solutions.ts';
import type { ValueDataset } from './search/value-dataset.ts';
import type { MoveExplainer, PublicExplainer } from './explanation.ts';

interface GameBots {
  readonly bots: Levels;
  readonly lazyBots?: LazyLevels;
  readonly valueDataset?: ValueDataset;
  readonly solutions?: Solutions;
  readonly explain?: MoveExplainer;
  /** The same from large data files: the best explainer of the game. */
  readonly lazyExplain?: () => Promise<MoveExplainer>;
  /** Explain moves to the whole table, without and with large data files. */
  readonly explainPublicly?: PublicExplainer;
  readonly lazyExplainPublicly?: () => Promise<PublicExplainer>;
  /** Exact win chances of a solved game. */
  readonly lazyExact?: () => Promise<ExactChances>;
}

async function botsOf(game: string): Promise<GameBots> {
  if (!gameIds().includes(game)) throw new Error(`There is no game "${game}"; there is ${gameIds().join(', ')}`);
  // A game's bots only get states of their own game; the types cannot express that.
  const found: GameBots = await import(`#games/${game}/bots/index.ts`);
  return found;
}

/** Names of all levels of a game, weakest first: `random`, then the game's own. */
export async function levelNames(game: string): Promise<string[]> {
  const { bots, lazyBots } = await botsOf(game);
  return ['random', ...Object.keys(bots), ...Object.keys(lazyBots ?? {})];
}

/** All levels of a game, weakest first, with their data loaded. */
export async function levelsOf(game: string): Promise<Levels> {
  const { bots, lazyBots } = await botsOf(game);
  const fetched = Object.entries(lazyBots ?? {}).map(async ([level, fetch]) => [level, await fetch()] as const);
  return { random, ...bots, ...Object.fromEntries(await Promise.all(fetched)) };
}

export async function findBot(game: string, level: string): Promise<Bot> {
  const { bots, lazyBots = {} } = await botsOf(game);
  const levels: Levels = { random, ...bots };
  if (Object.hasOwn(levels, level)) return levels[level];
  if (Object.hasOwn(lazyBots, level)) return lazyBots[level]();
  throw new Error(`${game} has no bot "${level}"; there is ${(await levelNames(game)).join(', ')}`);
}

/** Data set to fit a value function to; undefined if the game has none. */
export const valueDatasetOf = async (game: string): Promise<ValueDataset | undefined> => (await botsOf(game)).valueDataset;

/** Parts of the game that can be solved; undefined if it is too large. */
export const solutionsOf = async (game: string): Promise<Solutions | undefined> => (await botsOf(game)).solutions;

/** Best source of hints: an explainer if the game has one, else the strongest bot without reasons. */
export async function bestExplainerOf(game: string): Promise<MoveExplainer> {
  const { bots, explain, lazyExplain } = await botsOf(game);
  return (await lazyExplain?.()) ?? explain ?? withoutReasons(Object.values(bots).at(-1) ?? random);
}

/** Loader of the exact win chances; undefined if the game is not solved. */
export const lazyExactOf = async (game: string): Promise<GameBots['lazyExact']> => (await botsOf(game)).lazyExact;

/** Loader of the explainer with large data files; undefined if the game has none. */
export const lazyExplainerOf = async (game: string): Promise<GameBots['lazyExplain']> => (await botsOf(game)).lazyExplain;

/** Explainer of moves; undefined if the game has none. */
export const explainerOf = async (game: string): Promise<MoveExplainer | undefined> => (await botsOf(game)).explain;

/** Explainer for the whole table; undefined if the game has none. */
export async function publicExplainerOf(game: string): Promise<PublicExplainer | undefined> {
  const { explainPublicly, lazyExplainPublicly } = await botsOf(game);
  return (await lazyExplainPublicly?.()) ?? explainPublicly;
}
