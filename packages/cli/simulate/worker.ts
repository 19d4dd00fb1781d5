import { openHere } from '#bots/here.ts';
import { type Batch, type GameLine, playBatch } from '#lab/batch.ts';

/** A batch on a thread of its own. */
export default async function play(batch: Batch): Promise<GameLine[]> {
  return playBatch(await openHere(batch.setup.game, batch.setup.bots), batch);
}
