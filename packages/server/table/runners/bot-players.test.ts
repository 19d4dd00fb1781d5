import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ChoiceRequest, MovePurpose } from '#bots/pool.ts';
import choose from '#bots/pool-worker.ts';
import type { Action } from '#kernel';
import { Archive } from '../../archive/archive.ts';
import { openStore } from '../../store/open.ts';
import { GameLibrary } from '../state/game-library.ts';
import type { TableContext } from '../session/context.ts';
import { createTable } from '../state/create-table.ts';
import { TableRegistry } from '../registry.ts';
import { handleRequest } from '../usecases/handle-request.ts';
import { NO_ALERTS } from '../../testing/no-alerts.ts';

const PAUSE = 200;
const HOST = { id: 'host', name: 'Elrond', account: null };

interface Stage {
  readonly table: string;
  readonly registry: TableRegistry;
  readonly complaints: readonly unknown[];
}

/** A bot begins, its host plays the other seat; the test says how the bot answers. */
async function withBot(
  game: string,
  { choose: answer, count = () => {} }: { readonly choose: TableContext['bots']['choose']; readonly count?: TableContext['count'] },
  test: (stage: Stage) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'redbook-bots-'));
  const store = await openStore({ dataDir });
  const archive = new Archive({ dataDir });
  const complaints: unknown[] = [];
  const registry = new TableRegistry({
    store,
    games: new GameLibrary(store),
    archive,
    bots: { choose: answer, advise: () => Promise.reject(new Error('nobody asks')), tell: () => Promise.resolve([]) },
    botDelay: PAUSE,
    alerts: NO_ALERTS,
    botLease: 60_000,
    suspendAfter: 60_000,
    spectatorDelay: 0,
    pollInterval: 1000,
    now: Date.now,
    addressOf: () => '',
    reportError: (error) => complaints.push(error),
    count,
    countRefusal: () => {},
    countAnswer: () => {},
  });
  try {
    const plan = { game, options: { first: 0 }, seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }] } as const;
    const table = await createTable(plan, HOST, new GameLibrary(store), undefined, Date.now());
    await store.addTable(table);
    await test({ table: table.id, registry, complaints });
  } finally {
    await registry.close();
    await archive.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const host = { person: HOST, send: () => {} };
const begin = ({ table, registry }: Stage): void =>
  handleRequest(registry.open(table), host, { t: 'contribute', table, id: 'words', seat: 1, words: 'elm' });

/** How long after it was woken the first bot's action is on the table, in pauses, when thinking takes one and a quarter. */
async function answered(game: string): Promise<number> {
  const played = Promise.withResolvers<number>();
  let pauses = 0;
  const bot = {
    choose: async (request: () => ChoiceRequest) => {
      await sleep(PAUSE * 1.25);
      return choose(request());
    },
    count: (what: string) => what === 'bot' && played.resolve(performance.now()),
  };
  await withBot(game, bot, async (stage) => {
    // The question comes after this: a busy machine only makes it longer.
    const woken = performance.now();
    begin(stage);
    pauses = ((await played.promise) - woken) / PAUSE;
    expect(stage.complaints).toEqual([]);
  });
  return pauses;
}

it('a bot of a game with secrets that thinks longer than the pause answers a whole pause later', async () => {
  // The first answer also loads the game, so that it is the second one that tells.
  await answered('battle-for-middle-earth');
  // A timer may be a millisecond early.
  expect(await answered('battle-for-middle-earth')).toBeGreaterThanOrEqual(2 - 2 / PAUSE);
});

it('a move that waits for its turn to think is taken out of the queue when the game is given up, and nobody moves', async () => {
  const asked = Promise.withResolvers<MovePurpose>();
  const left = Promise.withResolvers<void>();
  let moves = 0;
  const bot = {
    choose: (_request: () => ChoiceRequest, purpose: MovePurpose) => {
      asked.resolve(purpose);
      return new Promise<Action>((_, reject) =>
        purpose.signal?.addEventListener('abort', () => {
          left.resolve();
          reject(new Error('aborted'));
        }),
      );
    },
    count: (what: string) => {
      if (what === 'bot') moves++;
    },
  };
  await withBot('journey-to-mordor', bot, async (stage) => {
    begin(stage);
    expect(await asked.promise).toMatchObject({ kind: 'move', payer: { person: HOST.id, table: stage.table } });
    expect(stage.registry.inUse(stage.table)).toBe(true);
    handleRequest(stage.registry.open(stage.table), host, { t: 'abandon', table: stage.table, id: 'enough', wish: true });
    await left.promise;
    await expect.poll(() => stage.registry.inUse(stage.table)).toBe(false);
    expect([moves, stage.complaints]).toEqual([0, []]);
  });
});
