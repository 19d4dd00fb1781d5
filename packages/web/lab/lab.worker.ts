import type { LoadedGame } from '#bots/loaded-game.ts';
import type { GameRecord } from '#kernel';
import { type Batch, type SimulatedGame, playBatch } from '#lab/batch.ts';
import { recordOfGame } from '#lab/record-game.ts';
import type { Setup } from '#lab/setup.ts';
import { loadGame } from '../local/loadGame.ts';

/** What the page asks of a worker of the lab: a batch of games, or one game as a record. */
export type LabRequest =
  | { readonly do: 'play'; readonly batch: Batch }
  | { readonly do: 'record'; readonly setup: Setup; readonly seed: number; readonly number: number };

export type LabReply =
  | { readonly lines: readonly SimulatedGame[] }
  | { readonly record: GameRecord }
  /** It went wrong, in words. */
  | { readonly failed: string };

const opened = ({ game, bots }: Setup): Promise<LoadedGame> => loadGame(game, bots);

async function work(errand: LabRequest): Promise<LabReply> {
  if (errand.do === 'play') return { lines: playBatch(await opened(errand.batch.setup), errand.batch) };
  const { setup, seed, number } = errand;
  return { record: recordOfGame(await opened(setup), setup, seed, number) };
}

const send = (done: LabReply): void => self.postMessage(done, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  work(data)
    .then(send)
    .catch((error: unknown) => send({ failed: error instanceof Error ? error.message : String(error) }));
});
