import { parentPort } from 'node:worker_threads';
import type { Wars } from './crew.ts';
import { playedOut } from './game.ts';

/** Plays wars for the crew: 1 where the Free Peoples won. */
parentPort?.on('message', ({ seed, first, conducts }: Wars) => {
  const won = conducts.map((each, at) => (playedOut(each, seed, first + at).outcome?.winners.includes(0) === true ? 1 : 0));
  parentPort?.postMessage(won, []);
});
