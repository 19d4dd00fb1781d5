import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeatPlan } from '#wire';
import { peek } from '../testing/peek.ts';
import { TestClient } from '../testing/client.ts';
import { NO_LIMITS, openHouse } from '../testing/house.ts';

/** "What would the book do?", asked of the server. */

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse({ limits: { ...NO_LIMITS, hints: { perSecond: 0.001, burst: 2 } } });
});
afterAll(() => house.close());

const BOT: SeatPlan = { kind: 'bot', level: 'random' };
const GAME = { game: 'battle-for-middle-earth', options: { first: 0 } };

/** Two people at a table, and one who watches. */
async function company(hints: boolean) {
  const [frodo, sam, watcher] = await Promise.all([house.url, house.url, house.url].map((url) => TestClient.arrive(url)));
  const { table } = await frodo.setTable({ ...GAME, seats: [{ kind: 'me' }, { kind: 'open' }], hints });
  await frodo.watch(table);
  await sam.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [frodo, sam, watcher]);
  const seen = (who: TestClient): number => who.follow(table).now.seen;
  return { frodo, sam, watcher, table, seen };
}

it('whoever plays with bots is told a move that is offered; nothing changes, and it is limited', async () => {
  const frodo = await TestClient.arrive(house.url);
  const { table } = await frodo.setTable({ ...GAME, seats: [{ kind: 'me' }, BOT] });
  await frodo.watch(table);
  const { info, now } = frodo.follow(table);
  const [{ seat, options }] = now.turns;
  expect(info.hints).toBe(true);
  const before = peek(house.dataDir, table);
  const hint = await frodo.ask({ t: 'hint', table, seat, seen: now.seen });
  expect(hint).toMatchObject({ t: 'hint', reasons: expect.any(Array) });
  expect(options).toContainEqual('action' in hint ? hint.action : null);
  expect(peek(house.dataDir, table)).toEqual(before);
  expect(await frodo.ask({ t: 'hint', table, seat, seen: now.seen + 1 })).toMatchObject({ t: 'refused', code: 'stale' });
  expect(await frodo.ask({ t: 'hint', table, seat, seen: now.seen })).toMatchObject({ t: 'refused', code: 'too-fast' });
});

it('all people at one address have one limit beside their own, and other addresses have theirs', async () => {
  const limits = { ...NO_LIMITS, hintsOfAddress: { perSecond: 0.001, burst: 2 } };
  const behindProxy = await openHouse({ limits, trustProxy: true });
  const askedFrom = async (address: string): Promise<unknown> => {
    const client = await TestClient.guest(behindProxy.url);
    await client.connect({ 'x-forwarded-for': address });
    const { table } = await client.setTable({ ...GAME, seats: [{ kind: 'me' }, BOT] });
    const { now } = await client.watch(table);
    return client.ask({ t: 'hint', table, seat: 0, seen: now.seen });
  };
  try {
    // All of an IPv6 /64 is one address.
    for (const address of ['2001:db8::1', '2001:db8::2']) expect(await askedFrom(address)).toMatchObject({ t: 'hint' });
    expect(await askedFrom('2001:db8::3')).toMatchObject({ t: 'refused', code: 'too-fast' });
    expect(await askedFrom('2001:db8:0:1::1')).toMatchObject({ t: 'hint' });
  } finally {
    await behindProxy.close();
  }
});

it('among people nobody is told anything unless the host allows it, and then nobody else', async () => {
  const strict = await company(false);
  expect(strict.frodo.follow(strict.table).info.hints).toBe(false);
  const refused = await strict.frodo.ask({ t: 'hint', table: strict.table, seat: 0, seen: strict.seen(strict.frodo) });
  expect(refused).toMatchObject({ t: 'refused', code: 'no-hints' });

  const { frodo, sam, watcher, table, seen } = await company(true);
  const others = [sam, watcher].map((who) => JSON.stringify(who.follow(table)));
  expect(await frodo.ask({ t: 'hint', table, seat: 0, seen: seen(frodo) })).toMatchObject({ t: 'hint' });
  expect([sam, watcher].map((who) => JSON.stringify(who.follow(table)))).toEqual(others);
  // Not for a seat that is somebody else's, nor for one that is not asked.
  expect(await sam.ask({ t: 'hint', table, seat: 0, seen: seen(sam) })).toMatchObject({ code: 'not-your-seat' });
  expect(await sam.ask({ t: 'hint', table, seat: 1, seen: seen(sam) })).toMatchObject({ code: 'not-asked' });
});
