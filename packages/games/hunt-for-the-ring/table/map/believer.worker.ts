import { believe, type Publicly } from './believer.ts';

/** Beliefs are worked out beside the page, so that the map never stutters. */
const answer = (id: number, last: [string, number][] | null): void => self.postMessage({ id, last }, { transfer: [] });

self.addEventListener('message', ({ data: { id, known } }: MessageEvent<{ readonly id: number; readonly known: Publicly }>) => {
  try {
    answer(id, believe(known));
  } catch {
    // A belief that cannot be worked out is none; the game goes on without it.
    answer(id, null);
  }
});
