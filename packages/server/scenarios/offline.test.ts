import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame } from '#games';
import { type GameRecord, hashContent, verify } from '#kernel';
import type { ApiError, TableSummary } from '#wire';
import { sourceAt } from '../migrate/places.ts';
import type { StoreOptions } from '../store/open.ts';
import { TestClient } from '../testing/client.ts';
import { openHouse } from '../testing/house.ts';
import { GAME, playedOffline, SEATS } from '../testing/offline-game.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

/** How many rows of everything there are; rates are counted, whatever is refused. */
async function rowsIn(place: StoreOptions): Promise<{ readonly [name: string]: number }> {
  const source = await sourceAt(place);
  await source.close();
  return Object.fromEntries(source.shelves.flatMap(({ name, rows }) => (name === 'rates' ? [] : [[name, rows]])));
}

describe.each(['a file', 'a database'])('kept in %s', (place) => {
  let postgres: TestPostgres | null = null;
  let house: Awaited<ReturnType<typeof openHouse>>;
  let kept: StoreOptions;
  beforeAll(async () => {
    postgres = place === 'a file' ? null : await startPostgres();
    const database = postgres === null ? null : await postgres.database();
    house = await openHouse(database === null ? {} : { databaseUrl: database });
    kept = database === null ? { dataDir: house.dataDir } : { databaseUrl: database };
  });
  afterAll(async () => {
    await house.close();
    await postgres?.stop();
  });

  describe('a game that was played offline', () => {
    it('is played again and kept among the tables of whoever brings it, marked; a second time it is the same table', async () => {
      const [kasia, gollum] = await Promise.all([TestClient.guest(house.url), TestClient.arrive(house.url)]);
      const record = await playedOffline('11'.repeat(32));
      expect(record.outcome).not.toBeNull();
      const { status, body } = await kasia.post<{ table: string }>('/api/records', record);
      expect(status).toBe(200);
      expect((await kasia.post<{ table: string }>('/api/records', record)).body).toEqual(body);
      const { tables } = (await kasia.get<{ tables: TableSummary[] }>('/api/mine')).body;
      expect(tables).toMatchObject([{ id: body.table, offline: true, phase: 'finished', winners: record.outcome?.winners }]);
      expect(tables[0].seats.map(({ kind, name, yours }) => [kind, name, yours])).toEqual([
        ['human', 'Kasia', true],
        ['human', 'Staś', true],
        ['bot', null, false],
      ]);
      // To whoever looks on it is a table like any other, with its chronicle; and its record is the one that was brought.
      await gollum.watch(body.table);
      expect(gollum.follow(body.table).info.offline).toBe(true);
      expect(gollum.follow(body.table).events.length).toBeGreaterThan(0);
      const given = (await gollum.get<GameRecord>(`/api/tables/${body.table}/record`)).body;
      expect(given).toEqual(record);
      expect(verify(await openGame(GAME), given).chance).toBe('proved');
    });

    it('is refused with the reason when it is not true, and nothing is kept', async () => {
      const kasia = await TestClient.guest(house.url);
      const before = await rowsIn(kept);
      const record = await playedOffline('22'.repeat(32));
      if (record.chance.kind !== 'committed' || record.chance.seal === null) throw new Error('it is sealed');
      const { chance } = record;
      const [first, ...others] = record.actions;
      const drawn = record.actions.findIndex(({ draws }) => draws.length > 0);
      const forged: readonly (readonly [string, unknown, object])[] = [
        ['another winner', { ...record, outcome: { ...record.outcome, winners: [0] } }, { code: 'untrue', untrue: 'rules' }],
        ['a state', { ...record, actions: [{ ...first, hash: '0'.repeat(32) }, ...others] }, { code: 'untrue', untrue: 'rules' }],
        ['an action less', { ...record, actions: others }, { code: 'untrue', untrue: 'rules' }],
        [
          'a luckier draw',
          {
            ...record,
            actions: record.actions.map((action, index) =>
              index === drawn ? { ...action, draws: action.draws.map((draw) => ({ ...draw, got: 0 })) } : action,
            ),
          },
          { code: 'untrue', untrue: 'rules' },
        ],
        ['another secret', { ...record, chance: { ...chance, seal: { ...chance.seal, secret: '33'.repeat(32) } } }, { untrue: 'seal' }],
        [
          'words of its own',
          { ...record, chance: { ...chance, seal: { ...chance.seal, contributions: ['a', 'b', ''] } } },
          { untrue: 'words' },
        ],
        ['other content', { ...record, content: { ...record.content, hash: hashContent({}) } }, { untrue: 'content' }],
        ['an unfinished game', { ...record, outcome: null }, { code: 'not-over' }],
        ['a game of this server', { ...record, offline: undefined }, { code: 'bad-request', path: 'offline' }],
        ['a bot that is none', { ...record, seats: [...SEATS.slice(0, 2), { name: 'sauron', kind: 'bot' }] }, { code: 'no-level' }],
        ['other rules', { ...record, rulesVersion: record.rulesVersion + 1 }, { code: 'other-rules' }],
        ['something else', { hello: 'world' }, { code: 'bad-request' }],
        ['no game of ours', { ...record, game: 'chess' }, { code: 'no-game' }],
      ];
      for (const [what, body, error] of forged) {
        const answer = await kasia.post('/api/records', body);
        expect([answer.status >= 400 && answer.status < 500, answer.body.error], what).toMatchObject([true, error]);
      }
      expect((await kasia.get<{ tables: TableSummary[] }>('/api/mine')).body.tables).toEqual([]);
      // Not even the content pack of a record, or anything else in the database.
      const game = await openGame(GAME);
      const pack: unknown = game.content.standard;
      const packed = { ...record, content: { ...record.content, pack }, actions: others };
      expect((await kasia.post('/api/records', packed)).body.error).toMatchObject({ code: 'untrue' });
      expect(await rowsIn(kept)).toEqual(before);
    });
  });

  describe('a note to oneself', () => {
    const note = `The Ring is in Bree, says ${place}`;

    it('is there for whoever wrote it, and follows a guest into his account', async () => {
      const [frodo, sam] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
      const { table, codes } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'invited' }] });
      await sam.post(`/api/tables/${table}/join`, { code: codes[0].code });
      const path = `/api/tables/${table}/note`;
      expect((await frodo.get(path)).body).toEqual({ text: '' });
      expect((await frodo.post(path, { text: `${note}\nand two lines\n` })).body).toEqual({ text: `${note}\nand two lines` });
      expect((await sam.get(path)).body).toEqual({ text: '' });
      await sam.post(path, { text: 'sam' });
      expect((await frodo.get(path)).body).toEqual({ text: `${note}\nand two lines` });
      expect((await frodo.post(path, { text: 'x'.repeat(4001) })).status).toBe(400);
      expect((await frodo.post('/api/tables/nowhere/note', { text: 'x' })).status).toBe(404);
      // The account is made elsewhere; the guest logs in to it.
      const home = await TestClient.guest(house.url);
      const account = { account: `sam${place.length}`, password: 'potatoes, potatoes' };
      await home.post('/api/account/register', account);
      await sam.post('/api/account/login', account);
      expect((await home.get(path)).body).toEqual({ text: 'sam' });
      await frodo.post(path, { text: '' });
      expect((await frodo.get(path)).body).toEqual({ text: '' });
    });

    it('HR-WLOG-01: is not written by those to whom the rules of their game forbid it', async () => {
      const [frodo, khamul] = await Promise.all([TestClient.arrive(house.url), TestClient.arrive(house.url)]);
      const { table, codes } = await frodo.setTable({ game: 'hunt-for-the-ring', seats: [{ kind: 'me' }, { kind: 'invited' }] });
      await khamul.post(`/api/tables/${table}/join`, { code: codes[0].code });
      const path = `/api/tables/${table}/note`;
      expect((await frodo.post(path, { text: note })).status).toBe(200);
      expect((await khamul.post(path, { text: note })).body.error).toMatchObject({ code: 'no-notes', rules: ['HR-WLOG-01'] });
    });

    it('reaches nobody else: no player, no watcher, no list, no record', async () => {
      const [frodo, sam, gollum] = await Promise.all([1, 2, 3].map(() => TestClient.arrive(house.url)));
      const { table, codes } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'invited' }], listed: true });
      await sam.post(`/api/tables/${table}/join`, { code: codes[0].code });
      await TestClient.together(table, [frodo, sam]);
      await gollum.watch(table);
      const path = `/api/tables/${table}/note`;
      await frodo.post(path, { text: note });
      expect((await gollum.get<ApiError>(path)).body.error.code).toBe('not-your-seat');
      expect((await gollum.post(path, { text: 'mine' })).status).toBe(403);
      await frodo.ask({ t: 'say', table, text: 'hello' });
      await frodo.ask({ t: 'resign', table, seat: 0 });
      await gollum.until(() => gollum.follow(table).now.phase === 'finished');
      await sam.until(() => sam.follow(table).now.phase === 'finished');
      const read = await Promise.all(
        [sam, gollum].flatMap((other) =>
          ['/api/mine', '/api/lobby', '/api/me', `/api/tables/${table}`, `/api/tables/${table}/record`, path].map((asked) =>
            other.get(asked),
          ),
        ),
      );
      const everything = JSON.stringify([read.map(({ body }) => body), sam.heard, gollum.heard, frodo.heard]);
      expect(everything.length).toBeGreaterThan(5000);
      expect(everything).not.toContain(note);
      expect((await frodo.get(path)).body).toEqual({ text: note });
    });
  });
});
