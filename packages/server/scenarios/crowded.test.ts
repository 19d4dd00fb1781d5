import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import type { ApiError, SeatPlan, TableSummary, TournamentSummary } from '#wire';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';
import { playedOffline } from '../testing/offline-game.ts';
import { Places } from '../testing/places.ts';
import { numberOrNull } from '../store/rows.ts';

const places = new Places();
afterAll(() => places.clear());

const OPEN: readonly SeatPlan[] = [{ kind: 'me' }, { kind: 'open' }];
const NEW = { game: 'journey-to-mordor', seats: OPEN, listed: true };

describe('tables of one person and of one address', () => {
  const from = (client: TestClient, address: string) =>
    client
      .request<ApiError>('POST', '/api/tables', NEW, { 'x-forwarded-for': address })
      .then(({ status, body }) => (status === 200 ? 'set' : body.error.code));

  it('are so many at a time: fewer for a guest than for an account, and so many of an address', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, openTables: { guest: 1, account: 2, address: 4 } } });
    const [frodo, sam, pippin] = [await TestClient.guest(house.url), await TestClient.guest(house.url), await TestClient.guest(house.url)];
    await sam.post('/api/account/register', { account: 'samwise', password: 'potatoes, boiled' });
    expect([await from(frodo, '10.0.0.1'), await from(frodo, '10.0.0.2')]).toEqual(['set', 'too-many-tables']);
    expect([await from(sam, '10.0.0.1'), await from(sam, '10.0.0.1'), await from(sam, '10.0.0.1')]).toEqual([
      'set',
      'set',
      'too-many-tables',
    ]);
    expect(await from(await TestClient.guest(house.url), '10.0.0.1')).toBe('set');
    expect([await from(pippin, '10.0.0.1'), await from(pippin, '10.0.0.2')]).toEqual(['too-many-tables', 'set']);
    await house.close();
  });

  it('count also when they follow a game that is over', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, openTables: { guest: 9, account: 9, address: 1 } } });
    const frodo = await TestClient.arrive(house.url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }], listed: true });
    await frodo.watch(table);
    await frodo.until(() => frodo.follow(table).now.phase === 'playing', 'the beginning');
    await frodo.ask({ t: 'abandon', table, wish: true });
    const again = await frodo.request('POST', `/api/tables/${table}/rematch`, undefined, { 'x-forwarded-for': '10.0.0.1' });
    expect(again.status).toBe(200);
    const other = await TestClient.guest(house.url);
    expect([await from(other, '10.0.0.1'), await from(other, '10.0.0.2')]).toEqual(['too-many-tables', 'set']);
    await house.close();
  });

  it('come so fast and no faster, and a whole IPv6 network is one address', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, tablesOfAddress: { perSecond: 1e-9, burst: 2 } } });
    const set = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:1::1'])
      set.push(await from(await TestClient.guest(house.url), address));
    expect(set).toEqual(['set', 'set', 'too-fast', 'set']);
    await house.close();
  });

  it('do not push those of others out of the lobby', async () => {
    const house = await openHouse({ trustProxy: true });
    const frodo = await TestClient.guest(house.url);
    await from(frodo, '10.0.0.1');
    for (let guest = 0; guest < 4; guest++) {
      const orc = await TestClient.guest(house.url);
      for (let i = 0; i < 30; i++) expect(await from(orc, '6.6.6.6')).toBe('set');
    }
    const { tables } = (await frodo.get<{ tables: TableSummary[] }>('/api/lobby')).body;
    expect(tables).toHaveLength(100);
    expect(tables.slice(0, 2).some(({ seats }) => seats.some(({ yours }) => yours))).toBe(true);
    await house.close();
  });
});

describe.each(['sqlite', 'postgres'] as const)('finished games of one person (%s)', (kind) => {
  it('are kept up to a bound, the newest; imported ones are refused beyond theirs', async () => {
    const limits = {
      ...NO_LIMITS,
      finishedTables: { guest: 2, account: 1e9 },
      importedTables: { guest: 1, account: 1e9 },
    };
    const house = await openHouse({ ...(await places.place(kind)), limits });
    const [frodo, other] = [await TestClient.arrive(house.url), await TestClient.arrive(house.url)];
    const played = async (client: TestClient): Promise<string> => {
      const { table } = await client.setTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
      await client.watch(table);
      await client.ask({ t: 'resign', table, seat: 0 });
      await client.until(() => client.follow(table).now.phase === 'finished', 'the end');
      client.send({ t: 'leave', table });
      return table;
    };
    const foreign = await played(other);
    const tables: string[] = [];
    for (let i = 0; i < 5; i++) tables.push(await played(frodo));
    // What is followed stays until it is not.
    await expect
      .poll(async () => {
        const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
        await frodo.post(`/api/tables/${table}/cancel`, {});
        const mine = (await frodo.get<{ tables: TableSummary[] }>('/api/mine')).body.tables.map(({ id }) => id);
        return tables.map((id) => mine.includes(id));
      })
      .toEqual([false, false, false, true, true]);
    expect((await other.get(`/api/tables/${foreign}`)).status).toBe(200);

    const records = [await playedOffline('44'.repeat(32)), await playedOffline('55'.repeat(32))];
    expect((await frodo.post('/api/records', records[0])).status).toBe(200);
    expect((await frodo.post('/api/records', records[1])).body.error.code).toBe('too-many-games');
    // Brought twice, it is there once and no further one.
    expect((await frodo.post('/api/records', records[0])).status).toBe(200);
    await house.close();
  });
});

describe('tournaments', () => {
  const cup = (places: number, more: object = {}) => ({ name: 'Cup', game: 'journey-to-mordor', form: 'round-robin', places, ...more });
  const create = async (client: TestClient, address: string, plan: object): Promise<string> => {
    const { status, body } = await client.request<ApiError>('POST', '/api/tournaments', plan, { 'x-forwarded-for': address });
    return status === 200 ? 'created' : body.error.code;
  };

  it('count as the tables that they open at a time: for their organiser, and for the address', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, openTables: { guest: 5, account: 9, address: 8 } } });
    const [frodo, sam] = [await TestClient.guest(house.url), await TestClient.guest(house.url)];
    expect([
      await create(frodo, '10.0.0.1', cup(8)),
      await create(frodo, '10.0.0.1', cup(4)),
      await create(frodo, '10.0.0.1', cup(3)),
    ]).toEqual(['created', 'too-many-tables', 'created']);
    const table = (client: TestClient, address: string) => client.request('POST', '/api/tables', NEW, { 'x-forwarded-for': address });
    expect((await table(frodo, '10.0.0.2')).status).toBe(429);
    expect([await create(sam, '10.0.0.1', cup(8)), await create(sam, '10.0.0.2', cup(8))]).toEqual(['too-many-tables', 'created']);
    // Three tables are left for this address.
    const others = [await TestClient.guest(house.url), await TestClient.guest(house.url)];
    expect([await create(others[0], '10.0.0.1', cup(6)), (await table(others[1], '10.0.0.1')).status]).toEqual(['created', 429]);
    await house.close();
  });

  it('come so fast and no faster, each as fast as its tables would', async () => {
    const house = await openHouse({ trustProxy: true, limits: { ...NO_LIMITS, tablesOfAddress: { perSecond: 1e-9, burst: 5 } } });
    const frodo = await TestClient.guest(house.url);
    expect([
      await create(frodo, '10.0.0.1', cup(8)),
      await create(frodo, '10.0.0.1', cup(4)),
      await create(frodo, '10.0.0.1', cup(2)),
    ]).toEqual(['created', 'too-fast', 'created']);
    await house.close();
  });

  it('do not push those of others off the list, and their tables not out of the lobby', async () => {
    const house = await openHouse({ trustProxy: true });
    const frodo = await TestClient.guest(house.url);
    expect(await create(frodo, '10.0.0.1', cup(4, { listed: true, name: 'Honest' }))).toBe('created');
    for (let number = 0; number < 60; number += 10) {
      const orc = await TestClient.guest(house.url);
      for (let i = 0; i < 10; i++) expect(await create(orc, '6.6.6.6', cup(2, { listed: true, name: 'Spam' }))).toBe('created');
    }
    const stranger = await TestClient.guest(house.url);
    const { tournaments } = (await stranger.get<{ tournaments: TournamentSummary[] }>('/api/tournaments')).body;
    expect(tournaments).toHaveLength(50);
    expect(tournaments.slice(0, 2).map(({ name }) => name)).toContain('Honest');
    await house.close();
  });
});

describe('a table of bots that nobody looks at', () => {
  it('sleeps after a while, and goes on when somebody looks', async () => {
    const limits = { ...NO_LIMITS, sleepAfter: 0.05 };
    const house = await openHouse({ limits, botPause: 30 });
    const { dataDir } = house;
    const elrond = await TestClient.guest(house.url);
    const { table } = await elrond.setTable({
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
    });
    const wakeAt = (): number | null => {
      const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'), { readOnly: true });
      const row = database.prepare('SELECT phase, wake_at FROM tables WHERE id = ?').get(table) ?? {};
      database.close();
      expect(row.phase).toBe('playing');
      return numberOrNull(row, 'wake_at');
    };
    await expect.poll(wakeAt, { timeout: 20_000 }).toBeNull();
    await elrond.connect();
    const { seen } = (await elrond.watch(table)).now;
    await elrond.until(() => elrond.follow(table).now.seen > seen, 'the next move');
    await elrond.disconnect();
    await expect.poll(wakeAt, { timeout: 20_000 }).toBeNull();
    await house.close();
  });
});
