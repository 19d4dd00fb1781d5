import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewTableAnswer } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { Places } from '../testing/places.ts';
import { wonBy } from '../testing/rated.ts';

const places = new Places();
afterAll(() => places.clear());

describe.each(['sqlite', 'postgres'] as const)('a series of games (%s)', (kind) => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse(await places.place(kind));
  });
  afterAll(() => house.close());

  it('goes from table to table with sides changed, keeps its score, and ends', async () => {
    const [frodo, sam] = [await TestClient.arrive(house.url), await TestClient.arrive(house.url)];
    const first = await wonBy(frodo, sam, { seats: [{ kind: 'me' }, { kind: 'open' }], series: { best: 3 } });
    await frodo.until(() => frodo.follow(first).info.series?.wins[0] === 1, 'the score');
    expect(frodo.follow(first).info.series).toEqual({ best: 3, number: 1, wins: [1, 0], decided: false, tables: [] });
    const next = async (table: string): Promise<string> => {
      const { body } = await frodo.post<NewTableAnswer>(`/api/tables/${table}/rematch`);
      await sam.post(`/api/tables/${table}/rematch`);
      await TestClient.together(body.table, [frodo, sam]);
      return body.table;
    };
    const second = await next(first);
    // Everybody sits one seat further on, and so does what he has won.
    expect(frodo.follow(second).info.seats.map(({ yours }) => yours)).toEqual([false, true]);
    expect(frodo.follow(second).info.series).toEqual({ best: 3, number: 2, wins: [0, 1], decided: false, tables: [first] });
    await sam.ask({ t: 'resign', table: second, seat: 0 });
    await frodo.until(() => frodo.follow(second).info.series?.decided === true, 'the end of the series');
    // What is played after it is a game of its own.
    const third = await next(second);
    expect(frodo.follow(third).info.series).toBeUndefined();
    for (const seats of [
      [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
      [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }],
    ])
      expect((await frodo.post('/api/tables', { game: 'journey-to-mordor', seats, series: { best: 3 } })).status).toBe(400);
    expect(
      (await frodo.post('/api/tables', { game: 'journey-to-mordor', seats: [{ kind: 'me' }, { kind: 'open' }], series: { best: 4 } }))
        .status,
    ).toBe(400);
    for (const each of [frodo, sam]) await each.disconnect();
  });
});
