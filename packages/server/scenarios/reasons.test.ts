import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openGame } from '#games';
import { type GameEvent, type GameRecord, verify } from '#kernel';
import { BOT_WHY, isOfHouse, type NewTable, whyIn } from '#wire';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

/** Bots that say in the chronicle why they moved. */

const botWorker = new URL('../../bots/testing/reason-worker.ts', import.meta.url);

let dataDir: string;
let house: RunningServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-reasons-'));
  house = await openHouse({ dataDir, botWorker });
});
afterEach(async () => {
  await house.close();
  await rm(dataDir, { recursive: true });
});

const GAME: Partial<NewTable> = {
  game: 'battle-for-middle-earth',
  options: { first: 0 },
  seats: [{ kind: 'bot', level: 'casual' }, { kind: 'me' }],
};

const whys = (client: TestClient, table: string): GameEvent[] => client.follow(table).events.filter(({ type }) => type === BOT_WHY);

/** The bot has moved, and said why. */
async function told(client: TestClient, plan: Partial<NewTable>): Promise<string> {
  const { table } = await client.setTable(plan);
  await client.watch(table);
  await client.until(() => whys(client, table).length > 0 && client.follow(table).now.waiting.includes(1), 'why the bot moved');
  return table;
}

it('says why when the host wants it: watchers hear the same, nobody comes too late by it, and a restart changes nothing', async () => {
  const [frodo, watcher] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
  const table = await told(frodo, { ...GAME, reasons: true });
  expect(frodo.follow(table).info.reasons).toBe(true);
  const [why] = whys(frodo, table);
  expect(why.seat).toBe('@seat.0');
  expect(whyIn(why)?.reasons).toEqual([{ topic: 'draw', gain: 0 }]);
  await watcher.watch(table);
  expect(whys(watcher, table)).toEqual(whys(frodo, table));

  const { now, events } = frodo.follow(table);
  const words = events.length - 1 - events.findLastIndex((event) => !isOfHouse(event));
  const [{ seat, options }] = now.turns;
  const late = await frodo.ask({ t: 'act', table, seat, seen: now.seen - words - 1, action: options[0] });
  expect(late).toMatchObject({ t: 'refused', code: 'stale' });

  await Promise.all([frodo.disconnect(), watcher.disconnect()]);
  await house.close();
  house = await openHouse({ dataDir, botWorker });
  const again = await frodo.at(house.url);
  await again.watch(table);
  expect(again.follow(table).events).toEqual(events);
  // What was chosen before the word was heard counts.
  expect(await again.ask({ t: 'act', table, seat, seen: now.seen - words, action: options[0] })).toMatchObject({ t: 'done' });
});

it('says nothing when nobody wants it, or nobody does any more; and the record knows none of it', async () => {
  const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
  const { table: quiet } = await frodo.setTable(GAME);
  await frodo.watch(quiet);
  expect((await sam.post(`/api/tables/${quiet}/reasons`, { tell: true })).body.error.code).toBe('not-host');
  await frodo.playToEnd(quiet);
  await frodo.until(() => frodo.follow(quiet).now.phase === 'finished', 'the end');
  expect(whys(frodo, quiet)).toEqual([]);
  expect((await frodo.post(`/api/tables/${quiet}/reasons`, { tell: true })).body.error.code).toBe('not-playing');

  const table = await told(frodo, { ...GAME, reasons: true });
  expect((await frodo.post(`/api/tables/${table}/reasons`, { tell: false })).status).toBe(200);
  await frodo.until(() => frodo.follow(table).info.reasons === undefined, 'the wish');
  const before = whys(frodo, table);
  await frodo.playToEnd(table);
  await frodo.until(() => frodo.follow(table).now.phase === 'finished', 'the end');
  expect(whys(frodo, table)).toEqual(before);
  expect(frodo.follow(table).now.seen).toBe(frodo.follow(table).events.length);
  const { body } = await frodo.get<GameRecord>(`/api/tables/${table}/record`);
  expect(JSON.stringify(body)).not.toContain(before[0].type);
  expect(verify(await openGame('battle-for-middle-earth'), body).chance).toBe('proved');
});

it('tells while a whole game is played, and nobody is held up or refused', async () => {
  const frodo = await TestClient.arrive(house.url);
  const table = await told(frodo, { ...GAME, reasons: true });
  await frodo.playToEnd(table);
  await frodo.until(() => frodo.follow(table).now.phase === 'finished', 'the end');
  expect(frodo.follow(table).now.seen).toBe(frodo.follow(table).events.length);
  expect(frodo.heard.filter((message) => message.t === 'refused')).toEqual([]);
  const { body } = await frodo.get<GameRecord>(`/api/tables/${table}/record`);
  expect(verify(await openGame('battle-for-middle-earth'), body).chance).toBe('proved');
});

it('whoever moves by chance has no reasons', async () => {
  const frodo = await TestClient.arrive(house.url);
  const { table } = await frodo.setTable({ ...GAME, seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }], reasons: true });
  await frodo.watch(table);
  await frodo.playToEnd(table);
  await frodo.until(() => frodo.follow(table).now.phase === 'finished', 'the end');
  expect(whys(frodo, table)).toEqual([]);
});
