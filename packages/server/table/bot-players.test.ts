import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import choose from '#bots/pool-worker.ts';
import { Archive } from '../archive/archive.ts';
import { openStore } from '../store/open.ts';
import { Games } from './games.ts';
import { planTable } from './plan.ts';
import { Rooms } from './rooms.ts';
import { NO_HERALD } from '../testing/herald.ts';

const PAUSE = 200;
const HOST = { id: 'host', name: 'Elrond', account: null };

/** How long after it was woken the first bot's action is on the table, in pauses, when thinking takes one and a quarter. */
async function answered(game: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'redbook-bots-'));
  const store = await openStore({ dataDir });
  const archive = new Archive({ dataDir });
  const complaints: unknown[] = [];
  const played = Promise.withResolvers<number>();
  const rooms = new Rooms({
    store,
    games: new Games(store),
    archive,
    bots: {
      async choose(request) {
        await sleep(PAUSE * 1.25);
        return choose(request);
      },
      advise: () => Promise.reject(new Error('nobody asks')),
      tell: () => Promise.resolve([]),
    },
    botPause: PAUSE,
    herald: NO_HERALD,
    botLease: 60_000,
    sleepAfter: 60_000,
    watchBehind: 0,
    lookEvery: 1000,
    now: Date.now,
    complain: (error) => complaints.push(error),
    count: (what) => what === 'bot' && played.resolve(performance.now()),
    countRefusal: () => {},
    countAnswer: () => {},
  });
  try {
    const plan = { game, options: { first: 0 }, seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }] } as const;
    const table = await planTable(plan, HOST, new Games(store), undefined, Date.now());
    await store.addTable(table);
    const listener = { person: HOST, send: () => {} };
    // The question comes after this: a busy machine only makes it longer.
    const woken = performance.now();
    rooms.room(table.id).ask(listener, { t: 'contribute', table: table.id, id: 'words', seat: 1, words: 'elm' });
    const at = await played.promise;
    expect(complaints).toEqual([]);
    return (at - woken) / PAUSE;
  } finally {
    await rooms.close();
    await archive.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

it('a bot of a game with secrets that thinks longer than the pause answers a whole pause later', async () => {
  // The first answer also loads the game, so that it is the second one that tells.
  await answered('battle-for-middle-earth');
  // A timer may be a millisecond early.
  expect(await answered('battle-for-middle-earth')).toBeGreaterThanOrEqual(2 - 2 / PAUSE);
});
