import type { StoredChat } from './store.ts';
import type { Seats } from '#kernel';
import { asId } from '#kernel/id.ts';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOfTests } from '../testing/shared-postgres.ts';
import { migrations, POSTGRES, SQLITE } from './migrations.ts';
import { openStore } from './open.ts';
import { type Change, Conflict, type LogEntry, type Store, type StoredTable } from './store.ts';

interface Place {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

const KINDS: { readonly [name: string]: () => Promise<Place> } = {
  async sqlite() {
    const dataDir = await mkdtemp(join(tmpdir(), 'redbook-store-'));
    return { open: () => openStore({ dataDir }), remove: () => rm(dataDir, { recursive: true }) };
  },
  async postgres() {
    const databaseUrl = await databaseOfTests();
    return { open: () => openStore({ databaseUrl }), remove: async () => {} };
  },
};

const table = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  version: 0,
  phase: 'playing',
  sequence: -1,
  updatedAt: 1_700_000_000_000,
  wakeAt: null,
  state: '{"open":{}}',
  base: null,
  settings: {
    game: 'journey-to-mordor',
    rulesVersion: 1,
    options: { side: 'basic' },
    pack: null,
    seats: [
      {
        kind: 'human',
        person: 'frodo',
        name: 'Frodo',
        level: null,
        code: null,
        reservedFor: null,
        words: 'ash nazg',
        wantsToAbandon: false,
      },
      { kind: 'bot', person: null, name: null, level: 'casual', code: null, reservedFor: null, words: '', wantsToAbandon: false },
    ],
    clock: { kind: 'none' },
    onTimeout: 'bot',
    listed: true,
    host: 'frodo',
    secret: 'ab'.repeat(32),
    rematch: null,
    createdAt: 1_700_000_000_000,
  },
  status: { drawn: { open: 0, hidden: 0 }, heard: { '0': 0, '1': 0 }, clocks: null, since: [], waiting: [0], rounds: 0, winners: null },
  ...more,
});

const entry = (sequence: number, clientId: string | null = `id-${sequence}`): LogEntry => ({
  sequence,
  kind: 'action',
  seat: 0,
  action: { type: 'setAside', die: 'red' },
  draws: [{ stream: 'open', number: sequence, of: 6, got: 3 }],
  told: [{ event: { type: 'rolled', faces: ['ring'] } }, { event: { type: 'peeked' }, to: asId(2) }],
  person: 'frodo',
  clientId,
  at: 1_700_000_000_000 + sequence,
});

const move = (of: StoredTable, sequence: number, more: Partial<Change> = {}): Change => ({
  table: of.id,
  version: sequence,
  phase: 'playing',
  sequence,
  updatedAt: 1_700_000_000_000 + sequence,
  wakeAt: null,
  status: { ...of.status, rounds: sequence },
  state: `{"open":${sequence}}`,
  base: '{"base":1}',
  entry: entry(sequence),
  ...more,
});

for (const [name, make] of Object.entries(KINDS))
  describe(`the ${name} store`, () => {
    let place: Place;
    let store: Store;
    beforeEach(async () => {
      place = await make();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });
    const reopen = async () => {
      await store.close();
      store = await place.open();
    };

    it('keeps people, their accounts and their sessions over a restart', async () => {
      await store.addPerson({ id: 'frodo', name: 'Frodo', account: null }, 1);
      await store.addPerson({ id: 'sam', name: 'Sam', account: null }, 1);
      await store.rename('frodo', 'Pan Podgórny');
      expect(await store.claimAccount('frodo', 'frodo', 'hash')).toBe(true);
      expect(await store.claimAccount('sam', 'frodo', 'other')).toBe(false);
      expect(await store.claimAccount('frodo', 'underhill', 'other')).toBe(false);
      await store.addSession('token-hash', 'frodo', 1, '');
      await reopen();
      const frodo = { id: 'frodo', name: 'Pan Podgórny', account: 'frodo' };
      expect(await store.personByAccount('frodo')).toEqual({ person: frodo, passwordHash: 'hash' });
      expect(await store.session('token-hash')).toEqual({ person: frodo, usedAt: 1 });
      await store.useSession('token-hash', 5);
      await store.addSession('old', 'sam', 4, '');
      await store.endSessions(5);
      expect(await store.session('token-hash')).toEqual({ person: frodo, usedAt: 5 });
      expect(await store.session('old')).toBeNull();
      expect(await store.person('sam')).toEqual({ id: 'sam', name: 'Sam', account: null });
      const ended: (string | null)[] = [];
      store.onSessionEnd((session) => ended.push(session));
      await store.endSession('token-hash');
      expect(ended).toEqual(['token-hash']);
      expect(await store.session('token-hash')).toBeNull();
      expect(await store.person('gollum')).toBeNull();
      expect(await store.personByAccount('gollum')).toBeNull();
    });

    it('keeps a table, its state and its log over a restart', async () => {
      const given = table('t1');
      await store.addTable(given);
      expect(await store.table('t1')).toEqual(given);
      for (const sequence of [0, 1, 2]) await store.commit(move(given, sequence));
      await reopen();
      const { entry: _, table: __, ...last } = move(given, 2);
      expect(await store.table('t1')).toEqual({ ...given, ...last, version: 3 });
      expect(await store.entriesAfter('t1', 0)).toEqual([entry(1), entry(2)]);
      expect(await store.entriesBefore('t1', 2, 1)).toEqual([entry(1)]);
      expect(await store.table('nowhere')).toBeNull();
    });

    it('lets only one of two simultaneous changes through, and writes nothing of the other', async () => {
      const given = table('t1');
      await store.addTable(given);
      const both = await Promise.allSettled([
        store.commit(move(given, 0)),
        store.commit(move(given, 0, { state: '{"other":1}', entry: entry(0, 'other') })),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = both.find((each) => each.status === 'rejected');
      expect(lost?.reason).toBeInstanceOf(Conflict);
      const log = await store.entriesAfter('t1', -1);
      expect(log).toHaveLength(1);
      expect((await store.table('t1'))?.state).toBe(log[0].clientId === 'other' ? '{"other":1}' : '{"open":0}');
    });

    it('does what hangs on a first change only where that was made, also when two try it at once', async () => {
      const names = ['frodo', 'sam', 'pippin'] as const;
      const [before] = await store.rows('ratingsMark');
      const mark = Number(before?.ratings_mark);
      const arrive = (id: string) => store.changeIf(['turnRatingsFrom', mark], ['addPerson', id, id, 1]);
      const both = await Promise.all([arrive('frodo'), arrive('sam')]);
      expect(both.toSorted()).toEqual([false, true]);
      expect(await arrive('pippin')).toBe(false);
      const there = await Promise.all(names.map(async (id) => (await store.person(id)) !== null));
      expect(there).toEqual([...both, false]);
      expect(await store.rows('ratingsMark')).toMatchObject([{ ratings_mark: mark + 1 }]);
    });

    it('refuses a second entry with the same number even when the version fits', async () => {
      const given = table('t1');
      await store.addTable(given);
      await store.commit(move(given, 0));
      await expect(store.commit(move(given, 0, { version: 1, entry: entry(0, 'twice') }))).rejects.toThrow();
      expect((await store.table('t1'))?.version).toBe(1);
      expect(await store.entriesAfter('t1', -1)).toEqual([entry(0)]);
    });

    it('does not let one bad write of a group take the good ones with it', async () => {
      const good = [table('a'), table('b'), table('c')];
      for (const each of good) await store.addTable(each);
      const results = await Promise.allSettled([
        store.commit(move(good[0], 0)),
        store.commit(move(good[1], 0, { version: 7 })),
        store.commit(move(good[2], 0)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.entriesAfter('a', -1)).toHaveLength(1);
      expect(await store.entriesAfter('b', -1)).toHaveLength(0);
      expect(await store.entriesAfter('c', -1)).toHaveLength(1);
    });

    it('changes the frame and finds a person who sat down later', async () => {
      const given = table('t1', { phase: 'gathering' });
      await store.addTable(given);
      const seats = given.settings.seats.map((seat, index) => (index === 1 ? { ...seat, kind: 'human' as const, person: 'sam' } : seat));
      const { entry: _, ...change } = move(given, 0, { phase: 'gathering', sequence: -1, settings: { ...given.settings, seats } });
      await store.commit(change);
      expect((await store.table('t1'))?.settings.seats[1].person).toBe('sam');
      expect((await store.tablesOf('sam', 10)).map(({ id }) => id)).toEqual(['t1']);
      expect(await store.tablesOf('gollum', 10)).toEqual([]);
    });

    it('lists the lobby newest first, without the finished and the unlisted', async () => {
      const unlisted = table('unlisted');
      await store.addTable({ ...unlisted, settings: { ...unlisted.settings, listed: false } });
      await store.addTable(table('old', { phase: 'gathering', updatedAt: 1 }));
      await store.addTable(table('new', { phase: 'gathering', updatedAt: 2 }));
      await store.addTable(table('running', { updatedAt: 3 }));
      await store.addTable(table('finished', { phase: 'finished' }));
      expect((await store.lobby(0, 10)).map(({ id }) => id)).toEqual(['new', 'old', 'running']);
      expect((await store.lobby(0, 1)).map(({ id }) => id)).toEqual(['new', 'running']);
      expect((await store.lobby(2, 10)).map(({ id }) => id)).toEqual(['new', 'running']);
    });

    it('finds the tables that are due, soonest first', async () => {
      await store.addTable(table('later', { wakeAt: 300 }));
      await store.addTable(table('second', { wakeAt: 200 }));
      await store.addTable(table('first', { wakeAt: 100 }));
      await store.addTable(table('never'));
      expect(await store.due(250, 10)).toEqual(['first', 'second']);
      expect(await store.due(250, 1)).toEqual(['first']);
    });

    it('keeps chat apart from the game, numbered without gaps or doubles', async () => {
      await store.addTable(table('t1'));
      const line: StoredChat = {
        team: asId(0),
        number: 1,
        person: 'frodo',
        name: 'Frodo',
        seat: 0,
        text: 'Zażółć gęślą jaźń',
        clientId: 'c1',
        at: 5,
      };
      await store.addChat('t1', line);
      await expect(store.addChat('t1', { ...line, text: 'also first' })).rejects.toBeInstanceOf(Conflict);
      await store.addChat('t1', { ...line, number: 2, seat: null });
      expect(await store.chatAfter('t1', asId(0), 0)).toEqual([line, { ...line, number: 2, seat: null }]);
      expect(await store.chatAfter('t1', asId(0), 1)).toHaveLength(1);
      expect((await store.chatTail('t1', asId(0), 1)).map(({ number }) => number)).toEqual([2]);
      expect((await store.chatTail('t1', asId(0), 9)).map(({ number }) => number)).toEqual([1, 2]);
      expect((await store.table('t1'))?.version).toBe(0);
    });

    it('answers whoever asks at the same time each with what was asked', async () => {
      const [one, other] = [table('t1'), table('t2')];
      for (const each of [one, other]) await store.addTable(each);
      for (const sequence of [0, 1, 2]) await store.commit(move(one, sequence));
      await store.commit(move(other, 0));
      const line: StoredChat = { team: asId(0), number: 1, person: 'frodo', name: 'Frodo', seat: 0, text: 'two', clientId: 'c1', at: 5 };
      await store.addChat('t2', line);
      const [tables, logs, chats] = await Promise.all([
        Promise.all(['t2', 'none', 't1', 't2'].map((id) => store.table(id))),
        Promise.all(
          (
            [
              ['t1', 0],
              ['t2', -1],
              ['none', -1],
              ['t1', 2],
            ] as const
          ).map(([id, after]) => store.entriesAfter(id, after)),
        ),
        Promise.all(
          (
            [
              ['t1', 0, 0],
              ['t2', 0, 0],
              ['t2', 0, 1],
              ['t2', 5, 0],
            ] as const
          ).map(([id, team, after]) => store.chatAfter(id, asId(team), after)),
        ),
      ]);
      expect(tables.map((each) => each && [each.id, each.sequence])).toEqual([['t2', 0], null, ['t1', 2], ['t2', 0]]);
      expect(logs.map((entries) => entries.map(({ sequence }) => sequence))).toEqual([[1, 2], [0], [], []]);
      expect(chats).toEqual([[], [line], [], []]);
    });

    it('keeps what each team says apart, each numbered by itself', async () => {
      await store.addTable(table('t2'));
      const line: StoredChat = {
        team: asId(5),
        number: 1,
        person: 'frodo',
        name: 'Frodo',
        seat: 0,
        text: 'only us',
        clientId: 'c1',
        at: 5,
      };
      await store.addChat('t2', line);
      await store.addChat('t2', { ...line, team: asId(0), text: 'all of you' });
      await store.addChat('t2', { ...line, team: asId(10), text: 'the others' });
      await expect(store.addChat('t2', line)).rejects.toBeInstanceOf(Conflict);
      const texts = async (team: Seats) => [await store.chatAfter('t2', team, 0), await store.chatTail('t2', team, 9)].flat();
      expect((await texts(asId(0))).map(({ text }) => text)).toEqual(['all of you', 'all of you']);
      expect(await texts(asId(5))).toEqual([line, line]);
      expect((await texts(asId(10))).map(({ text }) => text)).toEqual(['the others', 'the others']);
    });

    it('keeps a content pack once', async () => {
      await store.addPack('hash', '{"title":"Own"}', 1);
      await store.addPack('hash', '{"title":"Own"}', 2);
      expect(await store.pack('hash')).toBe('{"title":"Own"}');
      expect(await store.pack('other')).toBeNull();
    });

    it('has a secret of its own, the same after a restart', async () => {
      const secret = await store.secret();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      await reopen();
      expect(await store.secret()).toBe(secret);
    });

    it('counts the open tables of a host and of a place', async () => {
      const by = (host: string) => ({ settings: { ...table('x').settings, host } });
      await store.addTable(table('t1', by('frodo')), 'shire');
      await store.addTable(table('t2', { ...by('frodo'), phase: 'gathering' }), 'bree');
      await store.addTable(table('t3', { ...by('frodo'), phase: 'finished' }), 'shire');
      await store.addTable(table('t4', by('sam')), 'shire');
      const open = async () => [
        await store.openTables('host', 'frodo'),
        await store.openTables('host', 'sam'),
        await store.openTables('origin', 'shire'),
      ];
      expect(await open()).toEqual([2, 1, 2]);
      // Whoever takes a table over hosts it.
      const { entry: _, ...handed } = move(table('t1', by('frodo')), 0, by('sam'));
      await store.commit({ ...handed, sequence: -1 });
      expect(await open()).toEqual([1, 2, 2]);
      await reopen();
      expect(await open()).toEqual([1, 2, 2]);
    });

    it('lists everybody’s newest table before anybody’s second', async () => {
      for (let i = 0; i < 20; i++) await store.addTable(table(`many-${i}`, { phase: 'gathering', updatedAt: 1000 + i }), 'mordor');
      await store.addTable(table('one', { phase: 'gathering', updatedAt: 10 }), 'shire');
      await store.addTable(table('other', { phase: 'gathering', updatedAt: 20 }), 'bree');
      expect((await store.lobby(0, 5)).map(({ id }) => id)).toEqual(['many-19', 'other', 'one', 'many-18', 'many-17']);
    });

    it('finds old tables of each kind, and removes them with all that is theirs unless something has happened since', async () => {
      const bots = { ...table('x').settings, seats: [table('x').settings.seats[1]] };
      await store.addTable(table('gathering', { phase: 'gathering', updatedAt: 1 }));
      await store.addTable(table('playing', { updatedAt: 1 }));
      await store.addTable(table('abandoned', { phase: 'abandoned', updatedAt: 1 }));
      await store.addTable(table('finished', { phase: 'finished', updatedAt: 1 }));
      await store.addTable(table('bots-finished', { phase: 'finished', updatedAt: 1, settings: bots }));
      await store.addTable(table('bots-playing', { updatedAt: 2, settings: bots }));
      await store.addTable(table('young', { updatedAt: 100 }));
      const old = async () =>
        Promise.all((['gathering', 'playing', 'abandoned', 'bots'] as const).map((kind) => store.oldTables(kind, 50, 10)));
      expect(await old()).toEqual([['gathering'], ['playing'], ['abandoned'], ['bots-finished', 'bots-playing']]);
      await store.commit(move(table('abandoned'), 0, { phase: 'abandoned', updatedAt: 3 }));
      await store.addChat('abandoned', {
        team: asId(0),
        number: 1,
        person: 'frodo',
        name: 'Frodo',
        seat: 0,
        text: 'bye',
        clientId: 'c',
        at: 3,
      });
      expect(await store.dropTable('young', 50)).toBe(false);
      for (const id of ['gathering', 'abandoned', 'bots-playing']) expect(await store.dropTable(id, 50)).toBe(true);
      await store.commit(move(table('playing'), 0, { updatedAt: 60 }));
      expect(await store.dropTable('playing', 50)).toBe(false);
      await reopen();
      expect(await store.table('abandoned')).toBeNull();
      expect(await store.chatAfter('abandoned', asId(0), 0)).toEqual([]);
      expect(await store.entriesAfter('abandoned', -1)).toEqual([]);
      expect((await store.tablesOf('frodo', 10)).map(({ id }) => id).sort()).toEqual(['bots-finished', 'finished', 'playing', 'young']);
      expect((await store.table('playing'))?.sequence).toBe(0);
    });

    it('removes guests whom nobody has been for long, but none with a table, an account or a session in use', async () => {
      for (const id of ['gone', 'left', 'frodo', 'known', 'here', 'new'])
        await store.addPerson({ id, name: id, account: null }, id === 'new' ? 100 : 1);
      for (const id of ['gone', 'frodo', 'known']) await store.addSession(`of ${id}`, id, 2, '');
      await store.addSession('of here', 'here', 90, '');
      await store.addSession('older of here', 'here', 1, '');
      await store.claimAccount('known', 'known', 'hash');
      await store.addTable(table('t1'));
      await store.dropGuests(50, 1);
      const there = async () => {
        const found = await Promise.all(['gone', 'left', 'frodo', 'known', 'here', 'new'].map((id) => store.person(id)));
        return found.flatMap((person) => (person === null ? [] : [person.id]));
      };
      expect(await there()).toHaveLength(5);
      await store.dropGuests(50, 10);
      expect(await there()).toEqual(['frodo', 'known', 'here', 'new']);
      expect(await store.session('of gone')).toBeNull();
      expect(await store.session('older of here')).not.toBeNull();
    });

    it('removes packs that no table has and nobody has chosen for long', async () => {
      await store.addPack('played', '{}', 1);
      await store.addPack('unused', '{}', 1);
      await store.addPack('again', '{}', 1);
      await store.addPack('again', '{}', 60);
      await store.addTable(table('t1', { settings: { ...table('t1').settings, pack: 'played' } }));
      await store.dropPacks(50);
      expect(await Promise.all(['played', 'unused', 'again'].map((hash) => store.pack(hash)))).toEqual(['{}', null, '{}']);
    });

    it('answers a ping', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });

describe('a database of the first schema', () => {
  const frames = [
    table('people').settings,
    { ...table('bots').settings, host: 'sam', pack: 'own', seats: [table('bots').settings.seats[1]] },
  ];
  const ROWS = frames.flatMap((settings, at) => [
    `INSERT INTO tables (id, version, phase, listed, sequence, updated_at, moment) VALUES ('t${at}', 0, 'playing', 0, -1, 1, '{}')`,
    `INSERT INTO frames (table_id, frame) VALUES ('t${at}', '${JSON.stringify(settings)}')`,
  ]);
  const check = async (store: Store): Promise<void> => {
    expect([await store.openTables('host', 'frodo'), await store.openTables('origin', 'sam')]).toEqual([1, 1]);
    expect([await store.oldTables('playing', 50, 9), await store.oldTables('bots', 50, 9)]).toEqual([['t0'], ['t1']]);
    await store.addPack('own', '{}', 1);
    await store.dropPacks(50);
    expect(await store.pack('own')).toBe('{}');
    await store.close();
  };

  it('is brought up to date in SQLite', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'redbook-store-'));
    const old = new DatabaseSync(join(dataDir, 'redbook.sqlite'));
    for (const sql of [...migrations(SQLITE)[0], ...ROWS, 'PRAGMA user_version = 1']) old.exec(sql);
    old.close();
    await check(await openStore({ dataDir }));
    await rm(dataDir, { recursive: true });
  });

  it('is brought up to date in PostgreSQL', async () => {
    const databaseUrl = await databaseOfTests();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const schema = ['CREATE TABLE redbook_schema (version INTEGER NOT NULL)', 'INSERT INTO redbook_schema VALUES (1)'];
    for (const sql of [...migrations(POSTGRES)[0], ...ROWS, ...schema]) await client.query(sql);
    await client.end();
    await check(await openStore({ databaseUrl }));
  });
});

describe('the sqlite store alone', () => {
  it('has every committed move after a kill, whether it was in its place or still in the journal', async () => {
    const [here, there] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'redbook-store-'))));
    const store = await openStore({ dataDir: here });
    const [a, b] = [table('a'), table('b', { state: null, phase: 'gathering' })];
    await store.addTable(a);
    await store.addTable(b);
    for (const sequence of [0, 1]) await store.commit(move(a, sequence));
    // A frame that changes takes the moves before it along.
    const { entry: _, ...reframed } = move(a, 1, { version: 2, settings: { ...a.settings, rematch: 'next' } });
    await store.commit(reframed);
    await store.commit(move(a, 2, { version: 3 }));
    await store.commit(move(b, 0, { wakeAt: 7 }));
    const read = async (of: Store) => ({
      tables: [await of.table('a'), await of.table('b')],
      logs: [await of.entriesAfter('a', -1), await of.entriesAfter('a', 1), await of.entriesAfter('b', -1)],
      last: await of.entriesBefore('a', 2, 1),
      lobby: await of.lobby(0, 10),
      due: await of.due(10, 10),
    });
    const before = await read(store);
    expect(before.tables.map((each) => [each?.version, each?.sequence, each?.settings.rematch])).toEqual([
      [4, 2, 'next'],
      [1, 0, null],
    ]);
    expect(before.logs.map((log) => log.map(({ sequence }) => sequence))).toEqual([[0, 1, 2], [2], [0]]);
    expect([before.last.map(({ sequence }) => sequence), before.due]).toEqual([[1], ['b']]);
    expect(before.lobby.map(({ id, phase }) => [id, phase])).toEqual([
      ['a', 'playing'],
      ['b', 'playing'],
    ]);
    // What the disk holds at this moment is what a kill would leave.
    for (const file of await readdir(here)) await copyFile(join(here, file), join(there, file));
    const after = await openStore({ dataDir: there });
    expect(await read(after)).toEqual(before);
    await after.commit(move(a, 3, { version: 4 }));
    expect((await after.table('a'))?.sequence).toBe(3);
    for (const each of [store, after]) await each.close();
    for (const dataDir of [here, there]) await rm(dataDir, { recursive: true });
  });

  it('turns a second server on the same folder away', async () => {
    const place = await KINDS.sqlite();
    const store = await place.open();
    await expect(place.open()).rejects.toThrow(/Another server/);
    await store.close();
    await (await place.open()).close();
    await place.remove();
  });
});

describe('the postgres store alone', () => {
  it('tells the other nodes of a change, and not the one that made it', async () => {
    const place = await KINDS.postgres();
    const [here, there] = [await place.open(), await place.open()];
    const heardHere: (string | null)[] = [];
    here.onChange((id) => heardHere.push(id));
    const heard = new Promise<string | null>((resolve) => there.onChange(resolve));
    const ended = new Promise<string | null>((resolve) => there.onSessionEnd(resolve));
    await here.endSession('token-hash');
    expect(await ended).toBe('token-hash');
    await here.addTable(table('t1'));
    await here.commit(move(table('t1'), 0));
    expect(await heard).toBe('t1');
    expect(heardHere).toEqual([]);
    await here.close();
    await there.close();
  });

  it('writes the moves of one turn of the event loop in one transaction', async () => {
    const databaseUrl = await databaseOfTests();
    const store = await openStore({ databaseUrl });
    const tables = Array.from({ length: 20 }, (_, number) => table(`shared${number}`));
    await Promise.all(tables.map((each) => store.addTable(each)));
    await Promise.all(tables.map((each) => store.commit(move(each, 0))));
    await store.commit(move(tables[0], 1));
    await store.close();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ moves: string }>('SELECT COUNT(*) AS moves FROM log GROUP BY xmin ORDER BY 1 DESC');
    await client.end();
    expect(rows.map(({ moves }) => Number(moves))).toEqual([20, 1]);
  });

  it('refuses a database of a newer program', async () => {
    const databaseUrl = await databaseOfTests();
    await (await openStore({ databaseUrl })).close();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('UPDATE redbook_schema SET version = 99');
    await client.end();
    await expect(openStore({ databaseUrl })).rejects.toThrow(/schema 99/);
  });
});
