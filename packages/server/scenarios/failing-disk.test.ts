import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { peek } from '../testing/peek.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('acknowledges nothing that could not be written, and goes on when it can again', async () => {
  const frodo = await TestClient.arrive(house.url);
  const watcher = await TestClient.arrive(house.url);
  const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
  await frodo.watch(table);
  await watcher.watch(table);
  const before = peek(house.dataDir, table);
  const { now } = frodo.follow(table);
  const [turn] = now.turns;

  // Somebody else holds the file: every write of the server fails.
  const thief = new DatabaseSync(join(house.dataDir, 'redbook.sqlite'));
  thief.exec('BEGIN IMMEDIATE');
  expect(await frodo.act(table, turn.seat, turn.options[0], 'lost')).toMatchObject({ t: 'refused', code: 'not-saved' });
  thief.exec('ROLLBACK');
  thief.close();
  expect(peek(house.dataDir, table)).toEqual(before);
  expect(watcher.heard.filter(({ t }) => t === 'update')).toEqual([]);
  expect((await watcher.watch(table)).now).toMatchObject({ seen: now.seen, view: now.view });

  expect(await frodo.act(table, turn.seat, turn.options[1], 'kept')).toMatchObject({ t: 'done' });
  expect(peek(house.dataDir, table).clientIds).toEqual(['kept']);
  for (let move = 0; move < 10; move++) {
    const next = frodo.follow(table).now.turns.find(({ options }) => options.length > 0);
    const answer = next && (await frodo.act(table, next.seat, next.options[0]));
    expect(answer).toMatchObject({ t: 'done' });
    await frodo.until(() => answer?.t === 'done' && frodo.follow(table).now.seen >= answer.seen, 'the move');
  }
  await frodo.ask({ t: 'resign', table, seat: turn.seat });
  expect((await frodo.get(`/api/tables/${table}/record`)).status).toBe(200);
});
