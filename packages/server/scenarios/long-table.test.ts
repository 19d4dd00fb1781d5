import { asId } from '#kernel/id.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openGame } from '#games';
import { type GameEvent, type GameRecord, Match, type AddressedEvent, verify } from '#kernel';
import { PAGE } from '#wire';
import { People } from '../people/people.ts';
import type { RunningServer } from '../start.ts';
import { openStore } from '../store/open.ts';
import { PostgresStore } from '../store/postgres.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { StoredTable } from '../store/store.ts';
import { heardWith } from '#wire/present.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { playLong } from '../testing/long-game.ts';
import { Places } from '../testing/places.ts';

const STORES = { sqlite: SqliteStore, postgres: PostgresStore };
const MOVES = 400;

const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('a long game on a %s store', (kind) => {
  let house: RunningServer;
  let war: StoredTable;
  let over: StoredTable;
  let told: readonly AddressedEvent[];
  const tokens: string[] = [];
  beforeAll(async () => {
    const place = await places.place(kind);
    const store = await openStore(place);
    const people = new People(store);
    const guests = await Promise.all([people.newGuest(Date.now()), people.newGuest(Date.now())]);
    tokens.push(...guests.map(({ token }) => token));
    const long = { game: 'war-of-the-ring', moves: MOVES, people: guests.map(({ person }) => person.id) };
    war = await playLong(store, { ...long, end: 'playing' });
    over = await playLong(store, { ...long, end: 'abandoned' });
    told = (await store.entriesAfter(war.id, -1)).flatMap((entry) => entry.told);
    await store.close();
    house = await openHouse(place);
  });
  afterAll(() => house.close());

  const player = async (seat: number): Promise<TestClient> => {
    const client = await TestClient.guest(house.url);
    client.cookie = `redbook=${tokens[seat]}`;
    await client.connect();
    return client;
  };

  it('tells a watcher the end of its chronicle at once and the rest page by page: all that was heard, in order, and no more', async () => {
    const watcher = await TestClient.arrive(house.url);
    const heard: readonly GameEvent[] = heardWith(told, asId(0));
    const { events, now } = await watcher.watch(war.id);
    expect(now.seen).toBe(heard.length);
    expect(heard.length).toBeGreaterThan(3 * PAGE);
    expect(events.length).toBeLessThanOrEqual(PAGE);
    expect(events.length).toBeGreaterThan(PAGE / 2);
    const pages = await watcher.leafBack(war.id);
    expect(pages.map(({ first }) => first % PAGE)).toEqual(pages.map(() => 1));
    expect(watcher.follow(war.id).events).toEqual(heard);
    await watcher.disconnect();
  });

  it('tells each player what that player heard', async () => {
    for (const seat of [0, 1]) {
      const client = await player(seat);
      const heard: readonly GameEvent[] = heardWith(told, asId(1 << seat));
      expect(heard.length).toBeGreaterThan(heardWith(told, asId(0)).length);
      await client.watch(war.id);
      await client.leafBack(war.id);
      expect(client.follow(war.id).events).toEqual(heard);
      await client.disconnect();
    }
  });

  it('tells whoever comes back exactly what was missed, or the end anew when that is long', async () => {
    const watcher = await TestClient.arrive(house.url);
    const heard: readonly GameEvent[] = heardWith(told, asId(0));
    const from = watcher.heard.length;
    watcher.send({ t: 'watch', table: war.id, seen: heard.length - 7 });
    expect((await watcher.next('gap', from)).events).toEqual(heard.slice(-7));
    watcher.send({ t: 'watch', table: war.id, seen: 1 });
    const { events } = await watcher.next('table', from);
    expect(events.length).toBeLessThanOrEqual(PAGE);
    expect(events).toEqual(heard.slice(-events.length));
    await watcher.disconnect();
  });

  it('has no page with events that nobody has heard yet, and none for a game that has not begun', async () => {
    const watcher = await TestClient.arrive(house.url);
    const { now } = await watcher.watch(war.id);
    const { table } = await watcher.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    for (const question of [
      { table: war.id, number: now.seen + 1 },
      { table, number: 1 },
    ]) {
      const from = watcher.heard.length;
      watcher.send({ t: 'page', ...question });
      expect(await watcher.next('error', from)).toMatchObject({ code: 'not-found' });
    }
    await watcher.disconnect();
  });

  it('reads as much of the log for ten guests as for one, and plays nothing again for records', async () => {
    const { prototype } = STORES[kind];
    const after = vi.spyOn(prototype, 'entriesAfter');
    const before = vi.spyOn(prototype, 'entriesBefore');
    const begun = vi.spyOn(Match, 'begin');
    onTestFinished(() => {
      for (const spy of [after, before, begun]) spy.mockRestore();
    });
    const first = await TestClient.arrive(house.url);
    await first.watch(war.id);
    const readings = (): number => before.mock.calls.filter(([table]) => table === war.id).length;
    const once = readings();
    const guests = await Promise.all(Array.from({ length: 9 }, () => TestClient.arrive(house.url)));
    for (const guest of guests) {
      await guest.watch(war.id);
      await guest.leafBack(war.id);
      expect(guest.follow(war.id).events).toHaveLength(guest.follow(war.id).now.seen);
    }
    const records = await Promise.all(guests.map((guest) => guest.get<GameRecord>(`/api/tables/${over.id}/record`)));
    expect(readings()).toBe(once);
    // However long a game was, no more of it is read here than a table remembers.
    for (const [, , limit] of before.mock.calls) expect(limit).toBeLessThan(MOVES);
    expect(after).not.toHaveBeenCalled();
    expect(begun).not.toHaveBeenCalled();

    for (const { status, body, headers } of records) {
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect(body).toEqual(records[0].body);
    }
    expect(verify(await openGame('war-of-the-ring'), records[0].body)).toMatchObject({ actions: MOVES, chance: 'proved' });
    await Promise.all([first, ...guests].map((guest) => guest.disconnect()));
  });

  it('goes on while it is watched: what is new joins on to what was read', async () => {
    const watcher = await TestClient.arrive(house.url);
    await watcher.watch(war.id);
    const [asked] = watcher.follow(war.id).now.waiting;
    const client = await player(asked);
    const { now } = await client.watch(war.id);
    const action = now.turns.find(({ seat }) => seat === asked)?.options[0];
    if (action === undefined) throw new Error('Somebody is asked');
    expect(await client.act(war.id, asked, action)).toMatchObject({ t: 'done' });
    const late = await TestClient.arrive(house.url);
    await late.watch(war.id);
    await watcher.until(() => watcher.follow(war.id).now.seen === late.follow(war.id).now.seen);
    await watcher.leafBack(war.id);
    await late.leafBack(war.id);
    expect(late.follow(war.id).events).toEqual(watcher.follow(war.id).events);
    expect(late.follow(war.id).events).toHaveLength(late.follow(war.id).now.seen);
    await Promise.all([watcher, client, late].map((each) => each.disconnect()));
  });
});
