import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYTHING, type TableSummary } from '#wire';
import type { RunningServer } from '../start.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';

let house: RunningServer;
beforeAll(async () => {
  // No order is answered while the test runs.
  house = await openHouse({ botPause: 3_600_000 });
});
afterAll(() => house.close());

/** Everything that HTTP tells this person of a table and of those who play there. */
async function answersFor(person: TestClient, table: string): Promise<string> {
  const calendar = await person.get<{ readonly path: string | null }>('/api/calendar');
  const paths = [
    `/api/tables/${table}`,
    `/api/tables/${table}/people`,
    '/api/lobby',
    '/api/mine',
    '/api/people/known',
    '/api/ladder/war-of-the-ring',
  ];
  const answers = await Promise.all(paths.map(async (path) => (await person.get(path)).body));
  return JSON.stringify([calendar.body, ...answers]);
}

async function war(listed: boolean) {
  const [frodo, sauron, stranger] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(house.url)));
  const { table } = await frodo.setTable({ game: 'war-of-the-ring', seats: [{ kind: 'me' }, { kind: 'open' }], listed });
  await sauron.post(`/api/tables/${table}/join`);
  await TestClient.together(table, [frodo, sauron]);
  return { frodo, sauron, stranger, table };
}

describe('when something last happened at a table', () => {
  it('does not tell others that a player gave a standing order or took it back', async () => {
    const { frodo, sauron, stranger, table } = await war(false);
    const before = await Promise.all([sauron, stranger].map((each) => answersFor(each, table)));
    expect((await frodo.ask({ t: 'order', table, seat: 0, kind: EVERYTHING, until: 'always' })).t).toBe('done');
    expect(await Promise.all([sauron, stranger].map((each) => answersFor(each, table)))).toEqual(before);
    expect((await frodo.ask({ t: 'order', table, seat: 0, kind: EVERYTHING, until: null })).t).toBe('done');
    expect(await Promise.all([sauron, stranger].map((each) => answersFor(each, table)))).toEqual(before);
  });

  it('is told to players at once, and not at all to spectators who see the game later', async () => {
    const { frodo, sauron, stranger, table } = await war(true);
    const changedAt = async (who: TestClient) => (await who.get<TableSummary>(`/api/tables/${table}`)).body.updatedAt;
    const [seen, lobby] = [await changedAt(sauron), await answersFor(stranger, table)];
    const both = [frodo, sauron];
    const asked = (each: TestClient) => each.follow(table).now.turns.find(({ options }) => options.length > 0);
    for (let moves = 0; moves < 12; ) {
      const player = both.find((each) => asked(each) !== undefined);
      const turn = player === undefined ? undefined : asked(player);
      if (player === undefined || turn === undefined) {
        await Promise.race(both.map((each) => each.until(() => asked(each) !== undefined)));
        continue;
      }
      if ((await player.act(table, turn.seat, turn.options[0])).t === 'done') moves++;
    }
    expect(await changedAt(sauron)).toBeGreaterThan(seen);
    expect(await answersFor(stranger, table)).toBe(lobby);
  });
});
