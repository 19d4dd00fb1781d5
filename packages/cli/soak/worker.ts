import { parentPort, workerData } from 'node:worker_threads';
import { openGame } from '#games';
import { soakGame, type SoakOrder, type SoakResult } from './soak-game.ts';

/** Task of a thread. */
export type SoakTask = Omit<SoakOrder, 'stop'> & { readonly game: string };

/** Messages of a thread. Any message to it means: no more games. */
export type SoakMessage = { readonly played: number } | { readonly found: string } | { readonly result: SoakResult };

const { game, ...order }: SoakTask = workerData;
const say = (heard: SoakMessage): void => parentPort?.postMessage(heard, []);
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
const result = await soakGame(
  await openGame(game),
  { ...order, stop: stop.signal },
  { played: (played) => say({ played }), found: (found) => say({ found }) },
);
say({ result });
parentPort?.close();
