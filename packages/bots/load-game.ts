import { openGame } from '#games';
import type { LoadedGame } from './loaded-game.ts';
import { explainerOf, findBot, lazyExactOf, lazyExplainerOf } from './registry.ts';

/** Loads the rules of a game in this thread, with the named bots. */
export async function loadGame(id: string, named: readonly string[]): Promise<LoadedGame> {
  const levels = await Promise.all([...new Set(named)].map(async (level) => [level, await findBot(id, level)] as const));
  const [explain, lazyExplain, lazyExact] = await Promise.all([explainerOf(id), lazyExplainerOf(id), lazyExactOf(id)]);
  return {
    game: await openGame(id),
    levels: Object.fromEntries(levels),
    ...(explain === undefined ? {} : { explain }),
    ...(lazyExplain === undefined ? {} : { lazyExplain }),
    ...(lazyExact === undefined ? {} : { lazyExact }),
  };
}
