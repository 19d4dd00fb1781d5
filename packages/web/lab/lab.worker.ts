import type { OpenedGame } from '#bots/opened.ts';
import type { GameRecord } from '#kernel';
import { type Batch, type GameLine, playBatch } from '#lab/batch.ts';
import { recordOfGame } from '#lab/recorded.ts';
import type { Setup } from '#lab/setup.ts';
import { openLocal } from '../local/opened.ts';

/** What the page asks of a worker of the lab: a batch of games, or one game as a record. */
export type Errand =
  | { readonly do: 'play'; readonly batch: Batch }
  | { readonly do: 'record'; readonly setup: Setup; readonly seed: number; readonly number: number };

export type Done =
  | { readonly lines: readonly GameLine[] }
  | { readonly record: GameRecord }
  /** It went wrong, in words. */
  | { readonly failed: string };

const opened = ({ game, bots }: Setup): Promise<OpenedGame> => openLocal(game, bots);

async function work(errand: Errand): Promise<Done> {
  if (errand.do === 'play') return { lines: playBatch(await opened(errand.batch.setup), errand.batch) };
  const { setup, seed, number } = errand;
  return { record: recordOfGame(await opened(setup), setup, seed, number) };
}

const tell = (done: Done): void => self.postMessage(done, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  work(data)
    .then(tell)
    .catch((error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }));
});
