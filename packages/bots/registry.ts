import { gameIds } from '#games';
import type { Bot, Levels } from './bot.ts';
import { random } from './random.ts';

/** Games that bring levels of their own. */
const OWN: { readonly [game: string]: () => Promise<{ readonly bots: unknown }> } = {
  'journey-to-mordor': () => import('#games/journey-to-mordor/bots/index.ts'),
  'battle-for-middle-earth': () => import('#games/battle-for-middle-earth/bots/index.ts'),
  'hunt-for-the-ring': () => import('#games/hunt-for-the-ring/bots/index.ts'),
  'war-of-the-ring': () => import('#games/war-of-the-ring/bots/index.ts'),
};

/** All levels of a game, weakest first. */
export async function levelsOf(game: string): Promise<Levels> {
  if (!gameIds().includes(game)) throw new Error(`There is no game "${game}"; there is ${gameIds().join(', ')}`);
  const own = OWN[game];
  // A game's bots only ever meet states of their own game, which the registry cannot express.
  return own === undefined ? { random } : { random, ...((await own()).bots as Levels) };
}

export async function findBot(game: string, level: string): Promise<Bot> {
  const levels = await levelsOf(game);
  if (!Object.hasOwn(levels, level)) throw new Error(`${game} has no bot "${level}"; there is ${Object.keys(levels).join(', ')}`);
  return levels[level];
}
