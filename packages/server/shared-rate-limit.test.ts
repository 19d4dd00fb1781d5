import { afterAll, describe, expect, it } from 'vitest';
import type { Limits } from './limits.ts';
import { SharedRateLimit } from './shared-rate-limit.ts';
import { openStore } from './store/open.ts';
import { TestClient } from './testing/client.ts';
import { NO_LIMITS, openHouse } from './testing/house.ts';
import { Places, shelvesNaming } from './testing/places.ts';

const places = new Places();
afterAll(() => places.clear());
const FEW = { perSecond: 1e-9, burst: 2 };

describe.each(['sqlite', 'postgres'] as const)('a rate over several nodes (%s)', (kind) => {
  it('is the same whichever node is asked, comes back with time, and names nobody', async () => {
    const place = await places.place(kind);
    const stores = [await openStore(place)];
    if (kind === 'postgres') stores.push(await openStore(place));
    let time = 1_800_000_000_000;
    const rate = { perSecond: 0.5, burst: 3 };
    const nodes = stores.map((store) => new SharedRateLimit('test', rate, { store, now: () => time }));
    const take = (call: number, key: string, count = 1) => nodes[call % nodes.length].take(key, count);
    const taken: boolean[] = [];
    for (let call = 0; call < 5; call++) taken.push(await take(call, '192.0.2.7'));
    expect(taken).toEqual([true, true, true, false, false]);
    expect(await take(0, '192.0.2.8', 3)).toBe(true);
    expect(await take(1, '192.0.2.8')).toBe(false);
    time += 2000;
    expect([await take(0, '192.0.2.7'), await take(1, '192.0.2.7')]).toEqual([true, false]);
    // All at once on all nodes: three and no more.
    const rush = await Promise.all(Array.from({ length: 12 }, (_, call) => take(call, 'rush')));
    expect(rush.filter((each) => each)).toHaveLength(3);
    for (const store of stores) await store.close();
    expect(await shelvesNaming(place, '192.0.2')).toEqual([]);
  });
});

describe('two nodes with one database', () => {
  async function nodes(limits: Partial<Limits>) {
    const place = await places.place('postgres');
    const options = { ...place, trustProxy: true, limits: { ...NO_LIMITS, ...limits } };
    const houses = [await openHouse(options), await openHouse(options)];
    const close = async () => {
      for (const house of houses) await house.close();
    };
    return { houses, close };
  }

  it('let nobody try twice as many passwords', async () => {
    const { houses, close } = await nodes({ passwords: FEW });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const client = await TestClient.guest(houses[i % 2].url);
      statuses.push((await client.post('/api/account/login', { account: 'frodo', password: 'guess guess' })).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    await close();
  });

  it('let nobody set twice as many tables', async () => {
    const { houses, close } = await nodes({ tables: FEW });
    const client = await TestClient.guest(houses[0].url);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const other = await TestClient.back(houses[i % 2].url, client.cookie);
      statuses.push((await other.post('/api/tables', { game: 'journey-to-mordor', seats })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    await close();
  });

  it('give nobody twice as many hints', async () => {
    const { houses, close } = await nodes({ hints: FEW });
    const first = await TestClient.guest(houses[0].url);
    const clients = [first, await TestClient.back(houses[1].url, first.cookie)];
    const { table } = await first.setTable({ game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const answers: string[] = [];
    for (const client of clients) {
      await client.connect();
      await client.watch(table);
    }
    for (let i = 0; i < 4; i++) {
      const client = clients[i % 2];
      const { now } = client.follow(table);
      const answer = await client.ask({ t: 'hint', table, seat: 0, seen: now.seen });
      answers.push(answer.t === 'refused' ? answer.code : answer.t);
    }
    expect(answers.map((each) => each === 'too-fast')).toEqual([false, false, true, true]);
    await close();
  });
});
