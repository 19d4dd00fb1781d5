import type { AnyGame } from '#kernel';
import type { Levels } from './bot.ts';
import type { Explain } from './why.ts';

/** The rules and the bots of a game, opened: who fetches them differs between a server's threads and a browser's. */
export interface OpenedGame {
  readonly game: AnyGame;
  readonly levels: Levels;
  /** Who can say why, where somebody can. */
  readonly explain?: Explain;
}

/** A level that the game has, by name. */
export function levelOf({ game, levels }: OpenedGame, level: string): Levels[string] {
  if (!Object.hasOwn(levels, level)) throw new Error(`${game.id} has no bot "${level}"; there is ${Object.keys(levels).join(', ')}`);
  return levels[level];
}
