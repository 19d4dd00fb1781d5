import type { AnyGame } from '#kernel';
import { silent } from './advice.ts';
import type { Levels } from './bot.ts';
import type { Exact } from './exact.ts';
import { random } from './random.ts';
import type { Explain, Tells } from './why.ts';

/** The rules and the bots of a game, opened: who fetches them differs between a server's threads and a browser's. */
export interface OpenedGame {
  readonly game: AnyGame;
  readonly levels: Levels;
  /** Who can say why, where somebody can. */
  readonly explain?: Explain;
  /** The same by something large, which is fetched when it is asked for the first time. */
  readonly lateExplain?: () => Promise<Explain>;
  /** Who tells the table why a bot moved, where it wants to hear it. */
  readonly tells?: Tells;
  /** What perfect play comes to, where the game is solved; as large. */
  readonly lateExact?: () => Promise<Exact>;
}

/** A level that the game has, by name. */
export function levelOf({ game, levels }: OpenedGame, level: string): Levels[string] {
  if (!Object.hasOwn(levels, level)) throw new Error(`${game.id} has no bot "${level}"; there is ${Object.keys(levels).join(', ')}`);
  return levels[level];
}

/** Whom one may ask what to do: who can say why, or the strongest bot without a word. */
export const adviserIn = async ({ levels, explain, lateExplain }: OpenedGame): Promise<Explain> =>
  (await lateExplain?.()) ?? explain ?? silent(Object.values(levels).at(-1) ?? random);
