import { loadGame } from '#bots/load-game.ts';
import { type Batch, type SimulatedGame, playBatch } from '#lab/batch.ts';

/** A batch on a thread of its own. */
export default async function play(batch: Batch): Promise<SimulatedGame[]> {
  return playBatch(await loadGame(batch.setup.game, batch.setup.bots), batch);
}
