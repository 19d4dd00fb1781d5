import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGame } from '#games';
import { type GameRecord, verify } from '#kernel';
import type { NewTableAnswer } from '#wire';
import { compareLot } from '#wire/comparison.ts';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { frameIn, keepFrame } from '../testing/peek.ts';

/** The chance of a table as people meet it: over real sockets, with all that can come between the commitment and the first draw. */

let dataDir: string;
let house: RunningServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-chance-'));
  house = await openHouse({ dataDir });
});
afterEach(async () => {
  await house.close();
  await rm(dataDir, { recursive: true });
});

async function restart(meanwhile: (database: DatabaseSync) => void = () => {}): Promise<void> {
  await house.close();
  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'));
  meanwhile(database);
  database.close();
  house = await openHouse({ dataDir });
}

/** Somebody whose browser does nothing by itself. */
async function idle(): Promise<TestClient> {
  const client = await TestClient.arrive(house.url);
  client.throwsIn = false;
  return client;
}

async function ended(client: TestClient, table: string): Promise<GameRecord> {
  await client.ask({ t: 'resign', table, seat: client.follow(table).info.seats.findIndex(({ yours }) => yours) });
  await client.until(() => client.follow(table).now.phase === 'finished', 'the end');
  return (await client.get<GameRecord>(`/api/tables/${table}/record`)).body;
}

/** The record is true, and is what this client's browser kept. */
async function isFair(client: TestClient, table: string, record: GameRecord): Promise<void> {
  expect(verify(await openGame(record.game), record)).toMatchObject({ chance: 'proved', derivation: 2 });
  const lot = client.lots.get(table);
  expect(lot !== undefined && compareLot(lot, record)).toBe('kept');
}

describe('the commitment comes first', () => {
  it('a game against bots begins with what the person adds, and not before', async () => {
    const frodo = await idle();
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const { info, now } = await frodo.watch(table);
    expect([now.phase, info.commitment.length, info.promises]).toEqual(['gathering', 64, ['', '']]);
    expect(await frodo.ask({ t: 'contribute', table, seat: 1, words: 'for the bot' })).toMatchObject({ code: 'not-your-seat' });
    frodo.throwIn(table);
    await frodo.until(() => frodo.follow(table).now.phase === 'playing');
    expect(frodo.follow(table).info.promises).toBeNull();
    await isFair(frodo, table, await ended(frodo, table));
  });

  it('words that come with the wish for a table, or with sitting down, are no words', async () => {
    const frodo = await idle();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    expect((await frodo.post('/api/tables', { game: 'journey-to-mordor', seats, words: 'early' })).status).toBe(400);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await (await idle()).post(`/api/tables/${table}/join`, { words: 'early' })).status).toBe(400);
  });

  it('at one screen every person adds something, and nobody presses anything', async () => {
    const screen = await TestClient.arrive(house.url);
    const { table } = await screen.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    expect((await screen.watch(table)).now.phase).toBe('playing');
    const record = await ended(screen, table);
    expect(record.chance.kind === 'committed' && record.chance.seal?.contributions.every((words) => /^[0-9a-f]{32}$/.test(words))).toBe(
      true,
    );
    await isFair(screen, table, record);
  });

  it('nobody’s words are known before everybody’s are promised', async () => {
    const [frodo, sam] = await Promise.all([idle(), idle()]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await frodo.watch(table);
    frodo.throwIn(table);
    await frodo.until(() => frodo.follow(table).info.promises?.[0] !== '');
    await sam.post(`/api/tables/${table}/join`);
    await sam.watch(table);
    await frodo.until(() => frodo.follow(table).info.seats[1].kind === 'human');
    const words = frodo.lots.get(table)?.words[0] ?? '';
    expect(await frodo.ask({ t: 'contribute', table, seat: 0, words })).toMatchObject({ t: 'refused', code: 'wrong-moment' });
    expect(JSON.stringify([frodo.heard, sam.heard])).not.toContain(words);
    frodo.throwsIn = true;
    sam.throwsIn = true;
    sam.throwIn(table);
    await Promise.all([frodo, sam].map((each) => each.until(() => each.follow(table).now.phase === 'playing')));
    const record = await ended(sam, table);
    for (const each of [frodo, sam]) await isFair(each, table, record);
    expect(await frodo.ask({ t: 'contribute', table, seat: 0, words: 'too late' })).toMatchObject({ code: 'wrong-moment' });
  });
});

describe('between the commitment and the first draw', () => {
  it('the server may close and open again', async () => {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), idle()]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await frodo.watch(table);
    await frodo.until(() => frodo.follow(table).info.promises?.[0] !== '');
    await sam.post(`/api/tables/${table}/join`);
    await restart();
    const [back, late] = await Promise.all([frodo.at(house.url), sam.at(house.url)]);
    for (const [lost, lot] of frodo.lots) back.lots.set(lost, lot);
    await TestClient.together(table, [back, late]);
    await isFair(back, table, await ended(back, table));
  });

  it('a person may come back with another browser, and all begin anew', async () => {
    const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), idle()]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await frodo.watch(table);
    await sam.post(`/api/tables/${table}/join`);
    await sam.watch(table);
    sam.throwIn(table);
    await frodo.until(() => frodo.follow(table).info.seats[0].contributed, 'the words of who is there');
    const phone = await sam.at(house.url);
    phone.throwsIn = false;
    await phone.watch(table);
    phone.throwsIn = true;
    phone.throwIn(table, true);
    await Promise.all([frodo, phone].map((each) => each.until(() => each.follow(table).now.phase === 'playing')));
    expect(frodo.lots.get(table)?.openings).toBe(2);
    const record = await ended(frodo, table);
    for (const each of [frodo, phone]) await isFair(each, table, record);
  });

  it('whoever goes away before adding anything leaves the chair to the next', async () => {
    const [frodo, ghost, sam] = await Promise.all([TestClient.arrive(house.url), idle(), TestClient.arrive(house.url)]);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await frodo.watch(table);
    await frodo.until(() => frodo.follow(table).info.promises?.[0] !== '');
    await ghost.post(`/api/tables/${table}/join`);
    // A minute goes by.
    await restart((database) => database.prepare('UPDATE tables SET wake_at = 1 WHERE id = ? AND wake_at IS NOT NULL').run(table));
    const [host, guest] = await Promise.all([frodo.at(house.url), sam.at(house.url)]);
    for (const [kept, lot] of frodo.lots) host.lots.set(kept, lot);
    await host.watch(table);
    await host.until(() => host.follow(table).info.seats[1].kind === 'open', 'the free chair');
    expect((await guest.post(`/api/tables/${table}/join`)).status).toBe(200);
    await TestClient.together(table, [host, guest]);
    await isFair(host, table, await ended(host, table));
  });
});

describe('tables of the version before', () => {
  /** As it was stored when words came with the wish for a table. */
  const asBefore = (database: DatabaseSync, table: string): void => {
    const { chance: _, ...settings } = frameIn(database, table);
    const seats = settings.seats.map((seat, place) => ({ ...seat, words: place === 0 ? 'speak friend' : '' }));
    keepFrame(database, table, { ...settings, seats });
  };

  it('begin and end in their own way, and their records hold', async () => {
    const frodo = await idle();
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await restart((database) => asBefore(database, table));
    const back = await frodo.at(house.url);
    expect((await back.watch(table)).now.phase).toBe('playing');
    // It goes on after another restart, too.
    await restart();
    const again = await frodo.at(house.url);
    await again.watch(table);
    const record = await ended(again, table);
    expect(record.chance).toEqual({
      kind: 'committed',
      commitment: again.follow(table).info.commitment,
      seal: { secret: expect.stringMatching(/^[0-9a-f]{64}$/), contributions: ['speak friend', ''] },
    });
    expect(verify(await openGame(record.game), record)).toMatchObject({ chance: 'proved', derivation: 1 });
    // What is played after them is played in the new way.
    const { table: next } = (await again.post<NewTableAnswer>(`/api/tables/${table}/rematch`)).body;
    expect((await again.watch(next)).now.phase).toBe('playing');
    await isFair(again, next, await ended(again, next));
  });
});
