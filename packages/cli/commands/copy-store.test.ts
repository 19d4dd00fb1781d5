import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateData } from '#server/migrate/migrate.ts';
import { digestOf } from '#server/migrate/digest.ts';
import { sourceAt, targetAt } from '#server/migrate/places.ts';
import { DATA_TABLE_NAMES } from '#server/migrate/data-tables.ts';
import { migrations, SQLITE } from '#server/store/migrations.ts';
import { fileIn, openStore, type StoreOptions } from '#server/store/open.ts';
import { openHouse } from '#server/testing/house.ts';
import { playLong } from '#server/testing/long-game.ts';
import { Places } from '#server/testing/places.ts';
import { TestClient } from '#server/testing/client.ts';
import { redbook, redbookHere } from '../testing/redbook.ts';

const places = new Places();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-carry-'));
});
afterAll(async () => {
  await places.clear();
  await rm(folder, { recursive: true });
});

const wordsFor = ({ dataDir, databaseUrl }: StoreOptions): string[] =>
  databaseUrl === undefined ? ['--data', dataDir ?? ''] : ['--database-url', databaseUrl];
const wordFor = ({ dataDir, databaseUrl }: StoreOptions): string => databaseUrl ?? dataDir ?? '';

/** People, sessions, a pack, chat, a game that is over and one that goes on. */
async function fill(place: StoreOptions): Promise<void> {
  const store = await openStore(place);
  for (const id of ['frodo', 'sam', 'ŻÓŁW "quoted" \\', 'a', 'B', 'ż']) {
    await store.addPerson({ id, name: `${id} the \u{1f9d9}`, account: null }, 5);
    await store.addSession(`hash of ${id}`, id, 6, '');
  }
  await store.claimAccount('sam', 'sam', 'no hash');
  await store.addPack('pack', '{"a": [1, "\\u0000", "ü"]}', 7);
  const over = await playLong(store, { game: 'journey-to-mordor', moves: 12, people: ['frodo', 'sam'], end: 'abandoned' });
  const running = await playLong(store, { game: 'battle-for-middle-earth', moves: 9, people: ['frodo', 'sam'], end: 'playing' });
  for (const [number, table] of [over.id, running.id].entries())
    await store.addChat(table, {
      team: asId(0),
      number: 1,
      person: 'sam',
      name: 'Sam',
      seat: asId<Seat>(number),
      text: "Bag’s 'end'\n",
      clientId: 'c',
      at: 9,
    });
  await store.close();
}

async function prints(place: StoreOptions): Promise<unknown[]> {
  const source = await sourceAt(place);
  const found: unknown[] = [];
  for (const shelf of source.shelves) found.push(await digestOf(source, shelf));
  await source.close();
  return found;
}

describe('everything that is kept', () => {
  it('is known by name: no table of the schema is forgotten', async () => {
    const place = await places.place('sqlite');
    await (await openStore(place)).close();
    const database = new DatabaseSync(fileIn(place.dataDir));
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'journal'").all();
    database.close();
    expect(tables.map(({ name }) => name).sort()).toEqual([...DATA_TABLE_NAMES].sort());
  });
});

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (one, other) => {
  it('everything is moved and comes back the same, and a second run refuses to write over it', async () => {
    const [from, to, home] = [await places.place(one), await places.place(other), await places.place(one)];
    await fill(from);
    const there = await redbook(['move', '--from', wordFor(from), '--to', wordFor(to)]);
    expect(there).toMatchObject({ code: 0 });
    expect(there.out).toContain('counts and fingerprints are the same at both');
    expect(await prints(to)).toEqual(await prints(from));
    expect((await redbookHere(['move', '--from', wordFor(to), '--to', wordFor(home)])).code).toBe(0);
    expect(await prints(home)).toEqual(await prints(from));
    const again = await redbookHere(['move', '--from', wordFor(from), '--to', wordFor(to)]);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/holds games already; give --replace/);
    expect((await redbookHere(['move', '--from', wordFor(from), '--to', wordFor(to), '--replace'])).code).toBe(0);
    expect(await prints(to)).toEqual(await prints(from));
  });

  it('nobody may be playing meanwhile', async () => {
    const [from, to] = [await places.place(one), await places.place(other)];
    const house = await openHouse(from);
    const { code, err } = await redbookHere(['move', '--from', wordFor(from), '--to', wordFor(to)]);
    await house.close();
    expect(code).toBe(1);
    expect(err).toMatch(/Another server is using this data|A server is using this database/);
  });
});

describe.each(['sqlite', 'postgres'] as const)('a backup of %s', (kind) => {
  it('is made while people play, has every move that was acknowledged before, and is restored to either kind', async () => {
    const from = await places.place(kind);
    const house = await openHouse(from);
    const frodo = await TestClient.arrive(house.url);
    const { table } = await frodo.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
    await frodo.watch(table);
    const ids: string[] = [];
    for (let move = 0; move < 12; move++) {
      const turn = frodo.follow(table).now.turns.find(({ options }) => options.length > 0);
      if (turn === undefined) break;
      const answer = await frodo.act(table, turn.seat, turn.options[0], `move-${move}`);
      if (answer.t !== 'done') throw new Error(`Not done: ${JSON.stringify(answer)}`);
      ids.push(`move-${move}`);
      await frodo.until(() => frodo.follow(table).now.seen >= answer.seen);
    }
    const file = join(folder, `${kind}.backup`);
    const made = await redbook(['backup', file, ...wordsFor(from)]);
    expect(made).toMatchObject({ code: 0 });
    const { now, events } = frodo.follow(table);
    await house.close();
    for (const target of ['sqlite', 'postgres'] as const) {
      const to = await places.place(target);
      expect(await redbookHere(['restore', file, ...wordsFor(to)])).toMatchObject({ code: 0 });
      const store = await openStore(to);
      expect((await store.entriesAfter(table, 0)).map(({ clientId }) => clientId)).toEqual(ids);
      await store.close();
      const again = await openHouse(to);
      const back = await frodo.at(again.url);
      await back.watch(table);
      expect([back.follow(table).now, back.follow(table).events]).toEqual([now, events]);
      await back.playToEnd(table);
      await again.close();
    }
  });
});

describe('an encrypted backup', () => {
  it('is restored with its key alone, and nothing of it can be read, changed or cut without', async () => {
    const from = await places.place('sqlite');
    await fill(from);
    const [file, key, other] = ['sealed.backup', 'key', 'other-key'].map((name) => join(folder, name));
    await writeFile(key, 'a key of more than sixteen signs\n');
    await writeFile(other, 'another key of as many signs\n');
    const made = await redbookHere(['backup', file, '--key-file', key, ...wordsFor(from)]);
    expect([made.code, made.out]).toEqual([0, expect.stringContaining('encrypted, read back and compared')]);
    const sealed = await readFile(file);
    expect(sealed.subarray(0, 17).toString()).toBe('redbook-sealed-1\n');
    expect(() => gunzipSync(sealed.subarray(33))).toThrow();
    const attempt = async (content: Buffer, ...words: string[]) => {
      await writeFile(`${file}.tried`, content);
      const to = await places.place('sqlite');
      const { code, err } = await redbookHere(['restore', `${file}.tried`, ...words, ...wordsFor(to)]);
      return { code, err, to };
    };
    expect(await attempt(sealed)).toMatchObject({ code: 1, err: expect.stringContaining('is encrypted: name its key') });
    expect(await attempt(sealed, '--key-file', other)).toMatchObject({ code: 1, err: expect.stringContaining('another key') });
    const flipped = Buffer.from(sealed);
    flipped[flipped.length >> 1] ^= 1;
    expect(await attempt(flipped, '--key-file', key)).toMatchObject({ code: 1, err: expect.stringContaining('damaged') });
    expect((await attempt(sealed.subarray(0, -1), '--key-file', key)).code).toBe(1);
    const { code, to } = await attempt(sealed, '--key-file', key);
    expect(code).toBe(0);
    expect(await prints(to)).toEqual(await prints(from));
    await writeFile(key, 'short');
    expect(await redbookHere(['backup', `${file}.2`, '--key-file', key, ...wordsFor(from)])).toMatchObject({
      code: 2,
      err: expect.stringContaining('at least 16'),
    });
  });
});

describe('a backup file', () => {
  it('that is damaged or cut off changes nothing where it is to be restored', async () => {
    const from = await places.place('sqlite');
    await fill(from);
    const file = join(folder, 'whole.backup');
    expect((await redbookHere(['backup', file, ...wordsFor(from)])).code).toBe(0);
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.split('\n');
    const bad: [string, Buffer, RegExp][] = [
      ['cut', (await readFile(file)).subarray(0, -20), /cannot be read as a backup/],
      ['changed', gzipSync(text.replace('frodo the', 'Frodo the')), /fingerprint of people is another one/],
      ['short', gzipSync(lines.slice(0, -2).join('\n')), /has no end/],
      ['none', gzipSync('{}'), /is not a backup of Red Book/],
      ['text', Buffer.from('once upon a time'), /cannot be read as a backup/],
      ['new', gzipSync(text.replace(/"schema":\d+/, '"schema":99')), /schema 99/],
    ];
    for (const [name, content, why] of bad) {
      const path = join(folder, `${name}.backup`);
      await writeFile(path, content);
      for (const kind of ['sqlite', 'postgres'] as const) {
        const to = await places.place(kind);
        const { code, err } = await redbookHere(['restore', path, ...wordsFor(to)]);
        expect([name, code]).toEqual([name, 1]);
        expect(err).toMatch(why);
        if (to.dataDir !== undefined) expect((await readdir(to.dataDir)).filter((each) => !each.endsWith('.lock'))).toEqual([]);
        else await expect(sourceAt(to)).rejects.toThrow('not a database of Red Book');
      }
    }
  });

  it('does not write over games that are there unless it is told to, and moves their file aside then', async () => {
    const [from, to] = [await places.place('sqlite'), await places.place('sqlite')];
    await fill(from);
    await copyFile(fileIn(from.dataDir), fileIn(to.dataDir));
    const file = join(folder, 'again.backup');
    await redbookHere(['backup', file, ...wordsFor(from)]);
    const { code, err } = await redbookHere(['restore', file, ...wordsFor(to)]);
    expect([code, err]).toEqual([1, expect.stringContaining('--replace')]);
    expect((await redbookHere(['restore', file, ...wordsFor(to), '--replace'])).code).toBe(0);
    expect((await readdir(to.dataDir ?? '')).filter((name) => name.includes('.before-'))).toHaveLength(1);
    expect(await prints(to)).toEqual(await prints(from));
  });

  it('of an older schema is brought up to date', async () => {
    const old = await places.place('sqlite');
    const database = new DatabaseSync(fileIn(old.dataDir));
    for (const sql of migrations(SQLITE)[0] ?? []) database.exec(sql);
    database.exec("PRAGMA user_version = 1; INSERT INTO people (id, name) VALUES ('bilbo', 'Bilbo')");
    database.close();
    const file = join(folder, 'old.backup');
    expect((await redbookHere(['backup', file, ...wordsFor(old)])).code).toBe(0);
    for (const kind of ['sqlite', 'postgres'] as const) {
      const to = await places.place(kind);
      expect((await redbookHere(['restore', file, ...wordsFor(to)])).code).toBe(0);
      const store = await openStore(to);
      expect(await store.person('bilbo')).toMatchObject({ name: 'Bilbo' });
      expect(await store.secret()).toHaveLength(64);
      await store.close();
    }
  });
});

describe.each(['sqlite', 'postgres'] as const)('a move to %s that is interrupted', (kind) => {
  it('has changed nothing and is run again as if it had never begun', async () => {
    const [from, to] = [await places.place('sqlite'), await places.place(kind)];
    await fill(from);
    const target = await targetAt(to, false);
    const source = await sourceAt(from);
    let rows = 0;
    await expect(
      migrateData(source, target, () => {
        if (++rows > 20) throw new Error('The light goes out');
      }),
    ).rejects.toThrow('The light goes out');
    await source.close();
    await target.close();
    if (to.dataDir !== undefined) await writeFile(`${fileIn(to.dataDir)}.part`, 'half of something');
    expect((await redbookHere(['move', '--from', wordFor(from), '--to', wordFor(to)])).code).toBe(0);
    expect(await prints(to)).toEqual(await prints(from));
  });
});
