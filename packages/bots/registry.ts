import { gameIds } from '#games';
import type { Bot, Levels } from './bot.ts';
import { random } from './random.ts';

/** All levels of a game, weakest first: random, and those that the game brings in its own folder. */
export async function levelsOf(game: string): Promise<Levels> {
  if (!gameIds().includes(game)) throw new Error(`There is no game "${game}"; there is ${gameIds().join(', ')}`);
  // A game's bots only ever meet states of their own game, which the registry cannot express.
  const { bots }: { readonly bots: Levels } = await import(`#games/${game}/bots/index.ts`);
  return { random, ...bots };
}

export async function findBot(game: string, level: string): Promise<Bot> {
  const levels = await levelsOf(game);
  if (!Object.hasOwn(levels, level)) throw new Error(`${game} has no bot "${level}"; there is ${Object.keys(levels).join(', ')}`);
  return levels[level];
}
