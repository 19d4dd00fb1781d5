import { openGame } from '#games';
import type { OpenedGame } from './opened.ts';
import { explainerOf, findBot, lateExactOf, lateExplainerOf } from './registry.ts';

/** The rules of a game in this thread, with the bots that are named. */
export async function openHere(id: string, named: readonly string[]): Promise<OpenedGame> {
  const levels = await Promise.all([...new Set(named)].map(async (level) => [level, await findBot(id, level)] as const));
  const [explain, lateExplain, lateExact] = await Promise.all([explainerOf(id), lateExplainerOf(id), lateExactOf(id)]);
  return {
    game: await openGame(id),
    levels: Object.fromEntries(levels),
    ...(explain === undefined ? {} : { explain }),
    ...(lateExplain === undefined ? {} : { lateExplain }),
    ...(lateExact === undefined ? {} : { lateExact }),
  };
}
