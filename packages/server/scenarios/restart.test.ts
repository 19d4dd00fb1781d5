import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiError } from '#wire';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { frameIn, keepFrame } from '../testing/peek.ts';
import { entriesOf } from '../store/rows.ts';

let dataDir: string;
let house: RunningServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'redbook-restart-'));
  house = await openHouse({ dataDir });
});
afterEach(async () => {
  await house.close();
  await rm(dataDir, { recursive: true });
});

/** Closes the server, lets something be done to the data, and opens it again: the same person comes back. */
async function restart(client: TestClient, meanwhile: (database: DatabaseSync) => void = () => {}): Promise<TestClient> {
  await house.close();
  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'));
  meanwhile(database);
  database.close();
  house = await openHouse({ dataDir });
  return client.at(house.url);
}

describe('closing', () => {
  it('answers what has arrived and tells the sockets that it goes', async () => {
    const frodo = await TestClient.arrive(house.url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await frodo.watch(table);
    const closed = new Promise<number>((resolve) => frodo.socket?.on('close', resolve));
    await house.close();
    expect(await closed).toBe(1001);
    await expect(fetch(`${house.url}/healthz`)).rejects.toThrow();
  });
});

describe('after a restart', () => {
  it('the game stands where it stood, undo and repeats included', async () => {
    const before = await TestClient.arrive(house.url);
    const { table } = await before.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await before.watch(table);
    const { seat, options } = before.follow(table).now.turns[0];
    const { seen } = before.follow(table).now;
    expect(await before.act(table, seat, options[1], 'first-choice')).toMatchObject({ t: 'done' });
    await before.until(() => before.follow(table).now.turns.some(({ canUndo }) => canUndo));
    const { now, events } = before.follow(table);
    const after = await restart(before);
    await after.watch(table);
    expect(after.follow(table).now).toEqual(now);
    expect(after.follow(table).events).toEqual(events);
    expect(await after.ask({ t: 'act', table, seat, seen, action: options[1] }, 'first-choice')).toMatchObject({
      t: 'done',
      seen: now.seen,
    });
    expect(await after.ask({ t: 'undo', table, seat, seen: now.seen })).toMatchObject({ t: 'done' });
    await after.until(() => after.follow(table).now.turns.some((turn) => turn.seat === seat && turn.options.length > 0));
    expect(after.follow(table).now.turns.find((turn) => turn.seat === seat)?.options).toEqual(options);
  });

  it('an old repeat is still recognised when the memory of recent ones is full', async () => {
    const before = await TestClient.arrive(house.url);
    const { table } = await before.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await before.watch(table);
    const { seat, options } = before.follow(table).now.turns[0];
    const { seen } = before.follow(table).now;
    await before.act(table, seat, options[0], 'first-choice');
    const after = await restart(before, (database) => {
      // As if more actions than are remembered had been played since.
      database
        .prepare(
          `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
           INSERT INTO log SELECT ?, i,
             '[{"sequence":' || i || ',"kind":"action","seat":0,"action":{"type":"roll"},"draws":[],"told":[],"person":null,"clientId":null,"at":0}]' FROM n`,
        )
        .run(table);
      database.prepare('UPDATE tables SET sequence = 400 WHERE id = ?').run(table);
    });
    await after.watch(table);
    expect(await after.ask({ t: 'act', table, seat, seen, action: options[0] }, 'first-choice')).toMatchObject({ t: 'done' });
    expect(await after.ask({ t: 'act', table, seat, seen, action: options[0] }, 'another')).toMatchObject({ t: 'refused', code: 'stale' });
  });

  it('a bot that was asked is asked again', async () => {
    const before = await TestClient.arrive(house.url);
    const { table } = await before.setTable({
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
    });
    const after = await restart(before);
    await after.watch(table);
    await after.until(() => after.follow(table).now.phase === 'finished', 'the end of the bots’ game');
  });

  it('a full table that had not begun begins', async () => {
    const before = await TestClient.arrive(house.url);
    const { table } = await before.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const after = await restart(before, (database) => {
      const { seats, ...frame } = frameIn(database, table);
      keepFrame(database, table, { ...frame, seats: [seats[0], seats[0]] });
    });
    await after.watch(table);
    expect(after.follow(table).now.phase).toBe('playing');
  });

  it('a game of other rules goes on from its state, and its record says so', async () => {
    const before = await TestClient.arrive(house.url);
    const { table } = await before.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await before.watch(table);
    await before.act(table, before.follow(table).now.turns[0].seat, before.follow(table).now.turns[0].options[0]);
    const after = await restart(before, (database) => {
      keepFrame(database, table, { ...frameIn(database, table), rulesVersion: 0 });
      // The old rules allowed something that these do not know.
      for (const row of database.prepare('SELECT sequence, entries FROM log WHERE table_id = ?').all(table)) {
        const changed = entriesOf([row]).map((entry) => (entry.sequence === 1 ? { ...entry, action: { type: 'flyOnEagles' } } : entry));
        database
          .prepare('UPDATE log SET entries = ? WHERE table_id = ? AND sequence = ?')
          .run(JSON.stringify(changed), table, row.sequence);
      }
      database.prepare('UPDATE tables SET base = NULL WHERE id = ?').run(table);
    });
    await after.watch(table);
    expect(after.follow(table).info.rulesVersion).toBe(0);
    await after.playToEnd(table);
    expect(after.follow(table).now.phase).toBe('finished');
    const answer = await after.get<ApiError>(`/api/tables/${table}/record`);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'other-rules']);
    expect(answer.body.error.message).toMatch(/version 0 .* version 1/);
  });
});
