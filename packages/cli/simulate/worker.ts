import type { OpenedGame } from '#bots/opened.ts';
import { explainerOf, findBot, lateExactOf } from '#bots/registry.ts';
import { openGame } from '#games';
import { type Batch, type GameLine, playBatch } from '#lab/batch.ts';

/** The rules of a game in this thread, with the bots that are named. */
export async function openHere(id: string, named: readonly string[]): Promise<OpenedGame> {
  const levels = await Promise.all([...new Set(named)].map(async (level) => [level, await findBot(id, level)] as const));
  const [explain, lateExact] = await Promise.all([explainerOf(id), lateExactOf(id)]);
  return {
    game: await openGame(id),
    levels: Object.fromEntries(levels),
    ...(explain === undefined ? {} : { explain }),
    ...(lateExact === undefined ? {} : { lateExact }),
  };
}

/** A batch on a thread of its own. */
export default async function play(batch: Batch): Promise<GameLine[]> {
  return playBatch(await openHere(batch.setup.game, batch.setup.bots), batch);
}
