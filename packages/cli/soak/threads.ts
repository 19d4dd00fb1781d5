import { Worker } from 'node:worker_threads';
import { addedUp, type Listener, type SoakOrder, type SoakResult } from './soak-game.ts';
import type { SoakMessage, SoakTask } from './worker.ts';

/** The same on several threads, which share out the games: each game depends on its number alone, and on texts handed out by others of its thread. */
export async function soakOnThreads(
  game: string,
  { games, seed, seats, bots = [], secrets, stop }: SoakOrder,
  threads: number,
  listener: Listener,
): Promise<SoakResult> {
  const every = Math.min(threads, games);
  const part = (whole: number, first: number): number => Math.ceil((whole - first) / every);
  const began = performance.now();
  let played = 0;
  const told: Listener = {
    played: () => listener.played(++played),
    found: (violation) => listener.found(violation),
  };
  const results = await Promise.all(
    Array.from({ length: every }, (_, first) =>
      soakShare(
        { game, games: part(games, first), seed, seats, bots, secrets: Math.ceil(secrets / every), share: { first, every } },
        stop,
        told,
      ),
    ),
  );
  return together(results, (performance.now() - began) / 1000);
}

function soakShare(task: SoakTask, stop: AbortSignal | undefined, listener: Listener): Promise<SoakResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    const halt = (): void => worker.postMessage('stop', []);
    if (stop?.aborted) halt();
    stop?.addEventListener('abort', halt);
    worker.on('message', (heard: SoakMessage) => {
      if ('result' in heard) resolve(heard.result);
      else if ('found' in heard) listener.found(heard.found);
      else listener.played(heard.played);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      stop?.removeEventListener('abort', halt);
      reject(new Error(`A thread ended with code ${code} and without a result`));
    });
  });
}

function together(results: readonly SoakResult[], seconds: number): SoakResult {
  const sum = (of: (result: SoakResult) => number): number => results.reduce((total, result) => total + of(result), 0);
  const [{ game, secrets }] = results;
  return {
    game,
    games: sum(({ games }) => games),
    decisions: sum(({ decisions }) => decisions),
    seconds,
    longest: Math.max(...results.map(({ longest }) => longest)),
    secrets:
      secrets === null
        ? null
        : { states: sum((each) => each.secrets?.states ?? 0), different: sum((each) => each.secrets?.different ?? 0) },
    played: addedUp(results.map(({ played }) => played)),
    violations: results.flatMap(({ violations }) => violations),
  };
}
