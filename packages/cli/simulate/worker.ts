import type { OpenedGame } from '#bots/opened.ts';
import { explainerOf, levelsOf } from '#bots/registry.ts';
import { openGame } from '#games';
import { type Batch, type GameLine, playBatch } from '#lab/batch.ts';

/** The rules and bots of a game in this thread. */
export async function openHere(id: string): Promise<OpenedGame> {
  const explain = await explainerOf(id);
  return { game: await openGame(id), levels: await levelsOf(id), ...(explain === undefined ? {} : { explain }) };
}

/** A batch on a thread of its own. */
export default async function play(batch: Batch): Promise<GameLine[]> {
  return playBatch(await openHere(batch.setup.game), batch);
}
