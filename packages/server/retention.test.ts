import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_LIMITS, type RetentionLimits } from './limits.ts';
import { openLog } from './log.ts';
import { AccountLog, accountEventsOf } from './people/account-log.ts';
import { People } from './people/people.ts';
import { Retention } from './retention.ts';
import { openStore } from './store/open.ts';
import type { Store, StoredTable } from './store/store.ts';
import { GameLibrary } from './table/state/game-library.ts';
import { createTable } from './table/state/create-table.ts';

const DAY = 86_400_000;
const BEGIN = Date.parse('2024-03-25');

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-retention-'));
  store = await openStore({ dataDir });
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const HOST = { id: 'host', name: 'Elrond', account: null };
const plan = async (seat: 'me' | 'bot', phase: StoredTable['phase']): Promise<string> => {
  const bot = { kind: 'bot', level: 'random' } as const;
  const seats = [seat === 'me' ? ({ kind: 'me' } as const) : bot, bot];
  const table = await createTable({ game: 'journey-to-mordor', seats }, HOST, new GameLibrary(store), undefined, BEGIN);
  await store.addTable({ ...table, phase });
  return table.id;
};

/** Sweeps so many days later, and tells which tables are left. */
async function left(
  days: number,
  tables: readonly string[],
  keep: Partial<RetentionLimits> = {},
  inUse: readonly string[] = [],
): Promise<boolean[]> {
  const failures: unknown[] = [];
  const retention = new Retention({
    store,
    keep: { ...DEFAULT_LIMITS.keep, ...keep },
    now: () => BEGIN + days * DAY,
    inUse: (table) => inUse.includes(table),
    swept: () => {},
    failed: (error) => failures.push(error),
  });
  await retention.sweep();
  await retention.close();
  expect(failures).toEqual([]);
  return Promise.all(tables.map(async (id) => (await store.table(id)) !== null));
}

it('keeps each kind of table as long as is set, and finished games of people for ever', async () => {
  const tables = [
    await plan('me', 'gathering'),
    await plan('me', 'playing'),
    await plan('me', 'abandoned'),
    await plan('bot', 'finished'),
    await plan('bot', 'playing'),
    await plan('me', 'finished'),
  ];
  expect(await left(6, tables)).toEqual([true, true, true, true, true, true]);
  expect(await left(8, tables)).toEqual([true, true, true, false, false, true]);
  expect(await left(15, tables, {}, [tables[0] ?? ''])).toEqual([true, true, true, false, false, true]);
  expect(await left(15, tables)).toEqual([false, true, true, false, false, true]);
  expect(await left(31, tables, { abandoned: 0 })).toEqual([false, true, true, false, false, true]);
  expect(await left(31, tables)).toEqual([false, true, false, false, false, true]);
  expect(await left(5000, tables)).toEqual([false, false, false, false, false, true]);
});

it('sweeps more tables than it takes in one go', async () => {
  const tables = await Promise.all(Array.from({ length: 120 }, () => plan('me', 'gathering')));
  expect(await left(15, tables)).toEqual(tables.map(() => false));
});

it('forgets guests who have not come back, unless they are at a table that is kept', async () => {
  const people = new People(store);
  const [gone, host] = [await people.newGuest(BEGIN), await people.newGuest(BEGIN)];
  const table = await createTable(
    { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'open' }] },
    host.person,
    new GameLibrary(store),
    undefined,
    BEGIN,
  );
  await store.addTable({ ...table, phase: 'finished' });
  await left(89, []);
  expect(await store.person(gone.person.id)).not.toBeNull();
  await left(91, []);
  expect([await store.person(gone.person.id), await store.person(host.person.id)]).toEqual([null, host.person]);
});

it('keeps what happened to accounts as long as is set, and no rate that is full again', async () => {
  const log = new AccountLog(store, openLog('silent'), () => BEGIN);
  await log.add('frodo', 'registered', { address: '192.0.2.7', agent: '' });
  await store.change(['takeRate', 'key', BEGIN + 3 * DAY, 0, 0, 0, 0]);
  const kept = async () => (await accountEventsOf(store, 'frodo')).length;
  await left(2, [], { events: 2 });
  expect(await kept()).toBe(1);
  // It is not full yet: no more can be taken.
  const take = () => store.change(['takeRate', 'key', 1, 0, 0, 0, BEGIN]);
  expect(await take()).toBe(0);
  await left(4, [], { events: 0 });
  expect(await kept()).toBe(1);
  expect(await take()).toBe(1);
  await left(4, [], { events: 2 });
  expect(await kept()).toBe(0);
});
