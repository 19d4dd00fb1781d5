import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameRecord, verify } from '#kernel';
import { openGame } from '#games';
import type { RunningServer } from './start.ts';
import { TestClient } from './testing/client.ts';
import { openHouse } from './testing/house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('a game over real sockets', () => {
  it('is played by two people and a bot from the invitation to a verified record', async () => {
    const [frodo, sam, watcher] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(house.url)));
    const { table, codes } = await frodo.setTable({
      seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'bot', level: 'random' }],
      words: 'speak friend',
    });
    await frodo.watch(table);
    const { commitment } = frodo.follow(table).info;
    expect(frodo.follow(table).now.phase).toBe('gathering');
    await watcher.watch(table);
    const joined = await sam.post<{ seat: number }>(`/api/tables/${table}/join`, { code: codes[0].code, words: 'and enter' });
    expect(joined.body).toEqual({ seat: 1 });
    await sam.watch(table);
    await frodo.until(() => frodo.follow(table).now.phase === 'playing');
    await Promise.all([frodo.playToEnd(table), sam.playToEnd(table)]);
    await watcher.until(() => watcher.follow(table).now.phase === 'finished');
    for (const each of [frodo, sam, watcher]) {
      const { now, events } = each.follow(table);
      expect(now.phase).toBe('finished');
      expect(now.outcome).not.toBeNull();
      expect(events).toHaveLength(now.seen);
    }
    const record = (await watcher.get<GameRecord>(`/api/tables/${table}/record`)).body;
    expect(record.chance).toMatchObject({ kind: 'committed', commitment, seal: { contributions: ['speak friend', 'and enter', ''] } });
    expect(verify(await openGame('journey-to-mordor'), record).chance).toBe('proved');
  });
});
