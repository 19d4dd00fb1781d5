import type { AnyGame } from '#kernel';
import { withoutReasons } from './hint.ts';
import type { Levels } from './bot.ts';
import type { ExactChances } from './exact-chances.ts';
import { random } from './random.ts';
import type { MoveExplainer, PublicExplainer } from './explanation.ts';

/** Rules and bots of a game, loaded by a server thread, a browser worker or the command line. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly levels: Levels;
  /** Explains moves, if the game has such a bot. */
  readonly explain?: MoveExplainer;
  /** The same from large data files, loaded on the first call. */
  readonly lazyExplain?: () => Promise<MoveExplainer>;
  /** Explains moves to the whole table, if the caller asked for it. */
  readonly explainPublicly?: PublicExplainer;
  /** Exact win chances of a solved game; large data, loaded on the first call. */
  readonly lazyExact?: () => Promise<ExactChances>;
}

/** The bot of a level, by name. */
export function levelOf({ game, levels }: LoadedGame, level: string): Levels[string] {
  if (!Object.hasOwn(levels, level)) throw new Error(`${game.id} has no bot "${level}"; there is ${Object.keys(levels).join(', ')}`);
  return levels[level];
}

/** Best source of hints: an explainer if the game has one, else the strongest bot without reasons. */
export const bestExplainer = async ({ levels, explain, lazyExplain }: LoadedGame): Promise<MoveExplainer> =>
  (await lazyExplain?.()) ?? explain ?? withoutReasons(Object.values(levels).at(-1) ?? random);
