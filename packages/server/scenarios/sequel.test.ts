import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame } from '#games';
import { type GameRecord, verifyLineage, verify } from '#kernel';
import type { ApiError, NewTableAnswer, TableSummary } from '#wire';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { playHunt } from '../testing/hunt.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const arrive = () => TestClient.arrive(house.url);
const lastHash = ({ actions, setup }: GameRecord): string => actions.at(-1)?.hash ?? setup.hash;

describe('from the hunt to the war', () => {
  it('HR-WOTR-01: those who hunted go on to one table, with what the hunt earned, and the record proves it', async () => {
    const [frodo, khamul, gollum] = await Promise.all([arrive(), arrive(), arrive()]);
    const hunt = await playHunt([frodo, khamul]);
    const sequel = (who: TestClient) => who.post<NewTableAnswer & ApiError>(`/api/tables/${hunt}/sequel`);
    const promised = await frodo.until(() => frodo.follow(hunt).info.sequel, 'what follows');
    const { link } = promised;
    expect(promised).toEqual({ game: 'war-of-the-ring', link: expect.any(String), table: null });
    expect((await sequel(gollum)).body.error).toMatchObject({ code: 'not-your-seat' });

    const { table: war } = (await sequel(khamul)).body;
    await frodo.until(() => frodo.follow(hunt).info.sequel?.table === war, 'the way to the war');
    await khamul.watch(war);
    const gathering = khamul.follow(war);
    expect(gathering.now.phase).toBe('gathering');
    expect(gathering.info.seats.map(({ kind, yours }) => [kind, yours])).toEqual([
      ['invited', false],
      ['human', true],
    ]);
    expect(gathering.info.sequelOf).toMatchObject({ table: hunt, game: 'hunt-for-the-ring', link });
    expect((await gollum.post(`/api/tables/${war}/join`)).status).toBe(409);
    expect((await sequel(frodo)).body.table).toBe(war);
    await TestClient.together(war, [frodo, khamul]);
    expect(frodo.follow(war).info.seats.map(({ yours }) => yours)).toEqual([true, false]);

    const mine = (await frodo.get<{ tables: TableSummary[] }>('/api/mine')).body.tables;
    expect(mine.find(({ id }) => id === hunt)?.sequel).toBe(war);
    expect(mine.find(({ id }) => id === war)?.sequelOf?.table).toBe(hunt);

    await frodo.ask({ t: 'resign', table: war, seat: 0 });
    await khamul.until(() => khamul.follow(war).now.phase === 'finished');
    const before = (await gollum.get<GameRecord>(`/api/tables/${hunt}/record`)).body;
    const after = (await gollum.get<GameRecord>(`/api/tables/${war}/record`)).body;
    expect(before.follows).toBeUndefined();
    expect(after.follows).toEqual({ game: 'hunt-for-the-ring', fingerprint: lastHash(before), link });
    const [earlier, later] = await Promise.all([openGame(before.game), openGame(after.game)]);
    expect(verify(later, after).carried).toBe('named');
    expect(verifyLineage(later, after, earlier, before)).toEqual({ found: 'proved' });

    // Playing the war again is another matter: nobody hunted for that one.
    const again = (await khamul.post<NewTableAnswer>(`/api/tables/${war}/rematch`)).body.table;
    await khamul.watch(again);
    expect(khamul.follow(again).info.sequelOf).toBeUndefined();
    expect(khamul.follow(again).info.options).toEqual(khamul.follow(war).info.options);
  });

  it('a hunt under way leads nowhere, and one that was given up earns nothing', async () => {
    const [frodo, khamul] = await Promise.all([arrive(), arrive()]);
    const { table } = await frodo.setTable({ game: 'hunt-for-the-ring', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await khamul.post(`/api/tables/${table}/join`);
    await TestClient.together(table, [frodo, khamul]);
    const asked = async () => (await khamul.post(`/api/tables/${table}/sequel`)).body.error.code;
    expect(await asked()).toBe('not-over');
    expect(frodo.follow(table).info.sequel).toBeUndefined();
    await frodo.ask({ t: 'resign', table, seat: 0 });
    await khamul.until(() => khamul.follow(table).now.phase === 'finished');
    expect(await khamul.until(() => khamul.follow(table).info.sequel, 'what follows')).toEqual({
      game: 'war-of-the-ring',
      link: null,
      table: null,
    });
    expect(await asked()).toBe('nothing-earned');
  });

  it('nothing follows a game that leads into none', async () => {
    const frodo = await arrive();
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    expect((await frodo.post(`/api/tables/${table}/sequel`)).body.error.code).toBe('no-game');
  });
});
