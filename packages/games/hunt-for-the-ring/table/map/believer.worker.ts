import { believe, type Publicly } from './believer.ts';

/** Beliefs are worked out beside the page, so that the map never stutters. */
const worker = self as unknown as {
  onmessage: ((event: MessageEvent<{ readonly id: number; readonly known: Publicly }>) => void) | null;
  postMessage(answer: { readonly id: number; readonly last: [string, number][] | null }, transfer: Transferable[]): void;
};

worker.onmessage = ({ data: { id, known } }) => {
  try {
    worker.postMessage({ id, last: believe(known) }, []);
  } catch {
    // A belief that cannot be worked out is none; the game goes on without it.
    worker.postMessage({ id, last: null }, []);
  }
};
