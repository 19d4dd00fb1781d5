import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { Proxy } from '../testing/proxy.ts';

type House = Awaited<ReturnType<typeof openHouse>>;

let postgres: TestPostgres;
let databaseUrl: string;
let proxy: Proxy;
let house: House;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databaseUrl = await postgres.database();
  proxy = await Proxy.before(databaseUrl);
  house = await openHouse({ databaseUrl: proxy.through(databaseUrl), heartbeat: 2000 });
});
afterEach(async () => {
  await house.close();
  await proxy.close();
});

const openFiles = (): number => readdirSync('/dev/fd').length;
const health = async (of: House): Promise<number> => (await fetch(`${of.url}/healthz`)).status;
const untilHealth = (status: number, of: House = house) => expect.poll(() => health(of), { interval: 50 }).toBe(status);

async function number(name: string, of: House = house): Promise<number> {
  const line = (await (await fetch(`${of.url}/metrics`)).text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

async function idsInLog(table: string): Promise<(string | null)[]> {
  const store = await openStore({ databaseUrl });
  const entries = await store.entriesAfter(table, -1);
  await store.close();
  return entries.flatMap(({ clientId, kind }) => (kind === 'setup' ? [] : [clientId]));
}

/** One person with two seats, ready to move. */
async function sitDown(of: House = house): Promise<{ frodo: TestClient; table: string }> {
  const frodo = await TestClient.arrive(of.url);
  const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
  await frodo.watch(table);
  return { frodo, table };
}

function move(client: TestClient, table: string, id: string) {
  const turn = client.follow(table).now.turns.find(({ options }) => options.length > 0);
  if (turn === undefined) throw new Error('Somebody is asked');
  return client.act(table, turn.seat, turn.options[0], id);
}

/** Moves and waits until the move is seen. */
async function play(client: TestClient, table: string, id: string): Promise<void> {
  const answer = await move(client, table, id);
  if (answer.t !== 'done') throw new Error(`Not done: ${JSON.stringify(answer)}`);
  await client.until(() => client.follow(table).now.seen >= answer.seen, 'the move');
}

describe('a database that goes away', () => {
  it('is said so, and play goes on when it is back, with what was tried meanwhile done once', async () => {
    const { frodo, table } = await sitDown();
    await play(frodo, table, 'before');
    await postgres.halt();
    await untilHealth(503);
    const meanwhile = play(frodo, table, 'meanwhile');
    await frodo.until(() => frodo.heard.some((heard) => heard.t === 'unsure' && heard.id === 'meanwhile'), 'the doubt');
    expect(await number('redbook_listener_up')).toBe(0);
    await postgres.resume();
    await untilHealth(200);
    await meanwhile;
    await play(frodo, table, 'after');
    expect(await idsInLog(table)).toEqual(['before', 'meanwhile', 'after']);
    expect(frodo.heard.filter(({ t }) => t === 'refused')).toEqual([]);
    expect(await number('redbook_listener_up')).toBe(1);
  });

  it('and comes back again and again leaves no connections behind', async () => {
    const { frodo, table } = await sitDown();
    let most = openFiles();
    const counting = setInterval(() => {
      most = Math.max(most, openFiles());
    }, 20);
    for (let time = 0; time < 4; time++) {
      await postgres.halt();
      await postgres.resume();
    }
    await untilHealth(200);
    await play(frodo, table, 'after');
    clearInterval(counting);
    expect(most).toBeLessThan(300);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query("SELECT query FROM pg_stat_activity WHERE application_name = 'redbook'");
    await client.end();
    // One that listens and at most eight of the pool.
    expect(rows.length).toBeLessThanOrEqual(9);
    expect(rows.filter(({ query }) => String(query).includes('LISTEN'))).toHaveLength(1);
  });

  it('and answers nothing without closing anything is noticed too', async () => {
    const { frodo, table } = await sitDown();
    await postgres.freeze();
    try {
      await untilHealth(503);
      frodo.send({ t: 'ping' });
      await frodo.next('pong', 0);
    } finally {
      await postgres.thaw();
    }
    await untilHealth(200);
    await play(frodo, table, 'after');
    expect(await idsInLog(table)).toEqual(['after']);
  });
});

describe('a connection that has fallen silent', () => {
  it('is noticed by its heartbeat when it is the listening one, and made anew', async () => {
    const there = await openHouse({ databaseUrl });
    try {
      const { frodo, table } = await sitDown(there);
      const sam = await TestClient.arrive(house.url);
      await sam.watch(table);
      expect(proxy.doom('swallowed', 'LISTEN')).toBe(1);
      await play(frodo, table, 'unheard');
      // Nobody tells the other node: it finds out by itself.
      await sam.until(() => sam.follow(table).now.seen === frodo.follow(table).now.seen, 'the move at the other node');
      expect(await number('redbook_listener_reconnects_total')).toBe(1);
      expect(await number('redbook_listener_up')).toBe(1);
      expect(await number('redbook_failures_total{doing="listener"}')).toBe(1);
    } finally {
      await there.close();
    }
  });
});

describe('a move whose answer is lost', () => {
  it('is done once if it was written, and whoever made it hears so', async () => {
    const { frodo, table } = await sitDown();
    proxy.doom('unanswered');
    const answer = play(frodo, table, 'written');
    await expect.poll(() => idsInLog(table)).toEqual(['written']);
    proxy.cut();
    await answer;
    await play(frodo, table, 'next');
    expect(await idsInLog(table)).toEqual(['written', 'next']);
    expect(frodo.heard.filter(({ t }) => t === 'refused')).toEqual([]);
  });

  it('is done once if it was not', async () => {
    const { frodo, table } = await sitDown();
    proxy.doom('swallowed');
    const answer = play(frodo, table, 'swallowed');
    await expect.poll(() => proxy.hears('swallowed')).toBe(true);
    proxy.cut();
    await answer;
    await play(frodo, table, 'next');
    expect(await idsInLog(table)).toEqual(['swallowed', 'next']);
    expect(frodo.heard.filter(({ t }) => t === 'refused')).toEqual([]);
  });
});
