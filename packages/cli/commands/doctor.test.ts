import { chmodSync, statSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { fileIn, openStore, type StoreOptions } from '#server/store/open.ts';
import { openHouse } from '#server/testing/house.ts';
import { playLong } from '#server/testing/long-game.ts';
import { Places } from '#server/testing/places.ts';
import { redbook, redbookHere } from '../testing/redbook.ts';

const places = new Places();
afterAll(() => places.clear());

const wordsFor = ({ dataDir, databaseUrl }: StoreOptions): string[] =>
  databaseUrl === undefined ? ['--data', dataDir ?? ''] : ['--database-url', databaseUrl];
const doctor = (place: StoreOptions, ...words: string[]) => redbookHere(['doctor', ...words, ...wordsFor(place)]);

async function withGames(kind: 'sqlite' | 'postgres') {
  const place = await places.place(kind);
  const store = await openStore(place);
  const people = ['frodo', 'sam'];
  const over = await playLong(store, { game: 'journey-to-mordor', moves: 15, people, end: 'abandoned' });
  const running = await playLong(store, { game: 'hunt-for-the-ring', moves: 10, people, end: 'playing' });
  await store.close();
  return { place, over: over.id, running: running.id };
}

/** Changes a database behind the server's back. */
async function spoil({ dataDir, databaseUrl }: StoreOptions, sql: string): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(fileIn(dataDir));
    database.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

describe.each(['sqlite', 'postgres'] as const)('the doctor, for %s', (kind) => {
  it('finds a house well, while it is open too', async () => {
    const { place } = await withGames(kind);
    const house = await openHouse(place);
    const { code, out } = await redbook(['doctor', ...wordsFor(place)]);
    await house.close();
    // The PostgreSQL of tests does not wait for the disk: that, and nothing else, is bad about it.
    const wrong = kind === 'postgres' ? [expect.stringMatching(/^BAD +durability +fsync is off/)] : [];
    expect([code, out.match(/^(LOOK|BAD).*/gm) ?? []]).toEqual([wrong.length, wrong]);
    expect(out).toContain('2 of 2 games: 1 replayed and proved, 1 under way, replayed and opened');
    expect(out).toContain(`0 to look at, ${wrong.length} bad.\n`);
  });

  it.runIf(kind === 'sqlite')('warns of a database that other accounts of the machine can read', async () => {
    const { place } = await withGames(kind);
    const file = fileIn(place.dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    expect((await doctor(place)).out).toMatch(/LOOK +permissions +.*chmod/);
  });

  it.each([
    [
      'a log that lost an entry',
      (id: string) => `DELETE FROM log WHERE table_id = '${id}' AND sequence = (SELECT MAX(sequence) FROM log WHERE table_id = '${id}')`,
      /table \S+ is broken: its log has \d+ entries instead of 16/,
    ],
    [
      'a state that is another',
      (id: string) => `UPDATE tables SET state = REPLACE(state, '1', '2') WHERE id = '${id}'`,
      /table \S+ is broken/,
    ],
    [
      'a time in the future',
      (id: string) => `UPDATE tables SET updated_at = 99999999999999 WHERE id = '${id}'`,
      /1 tables were changed in the future/,
    ],
    ['a frame that is gone', (id: string) => `DELETE FROM frames WHERE table_id = '${id}'`, /it has no frame/],
  ])('finds %s', async (_, sql, why) => {
    const { place, over } = await withGames(kind);
    await spoil(place, sql(over));
    const { code, out } = await doctor(place);
    expect(code).toBe(1);
    expect(out).toMatch(why);
  });

  const luckier = (id: string): string =>
    `UPDATE log SET entries = REPLACE(REPLACE(entries, '"got":1', '"got":9'), '"got":2', '"got":1') WHERE table_id = '${id}'`;
  const ofOtherRules = (id: string, version: number): string =>
    `UPDATE frames SET frame = REPLACE(frame, '"rulesVersion":', '"rulesVersion":${version},"x":') WHERE table_id = '${id}'`;

  it.each(['over', 'running'] as const)('finds a changed draw in a game that is %s, and a row lost from a list', async (which) => {
    const games = await withGames(kind);
    const { place } = games;
    const id = games[which];
    await spoil(place, `DELETE FROM players WHERE table_id = '${id}' AND person = 'sam'`);
    expect((await doctor(place)).out).toContain(`table ${id} is broken: it is missing in the list of its player sam`);
    await spoil(place, `INSERT INTO players (person, table_id) VALUES ('sam', '${id}')`);
    expect((await doctor(place)).out).toContain('2 of 2 games: 1 replayed and proved, 1 under way, replayed and opened');
    await spoil(place, luckier(id));
    expect((await doctor(place)).out).toMatch(new RegExp(`BAD +games +table ${id} is broken: draw \\d+ is .*; its seal gives`));
  });

  it('finds a rated game of which only the result is left', async () => {
    const { place } = await withGames(kind);
    const columns = 'table_id, seat, game, side, player, place, gave_up, ended_at, mu, sigma';
    await spoil(place, `INSERT INTO results (${columns}) VALUES ('gone', 0, 'journey-to-mordor', 'any', 'sam', 1, 0, 1, 1, 1)`);
    expect((await doctor(place)).out).toMatch(/BAD +results +1 rated games have results and no table: gone/);
  });

  it('does not take a tampered game for one of other rules', async () => {
    const { place, over, running } = await withGames(kind);
    // Of older rules, one that was changed is broken all the same, and one of rules that nobody knows, too.
    await spoil(place, luckier(over));
    await spoil(place, ofOtherRules(over, 0));
    await spoil(place, ofOtherRules(running, 9999));
    const { out } = await doctor(place);
    expect(out).toMatch(new RegExp(`table ${over} is broken: draw`));
    expect(out).toMatch(new RegExp(`table ${running} is broken: it was begun with version 9999 of the rules`));
    expect(out).not.toContain('other rules');
  });

  it('finds a schema of another program', async () => {
    const { place } = await withGames(kind);
    await spoil(place, kind === 'sqlite' ? 'PRAGMA user_version = 99' : 'UPDATE redbook_schema SET version = 99');
    expect(await doctor(place, '--games', '0')).toMatchObject({ code: 1, out: expect.stringContaining('newer than this program') });
  });

  it('has one sentence for a place where nothing is', async () => {
    const { code, err } = await doctor(await places.place(kind));
    expect([code, err]).toEqual([1, expect.stringMatching(/There is no database|is not a database of Red Book/)]);
  });
});

describe('the doctor, for sqlite', () => {
  it('finds a file with a damaged page', async () => {
    const { place } = await withGames('sqlite');
    const file = fileIn(place.dataDir);
    const { size } = await stat(file);
    const handle = await open(file, 'r+');
    // Every third page behind the first ones is written over.
    for (let at = 8 * 4096; at < size; at += 3 * 4096) await handle.write(Buffer.alloc(2000, 0x5a), 0, 2000, at);
    await handle.close();
    const { code } = await doctor(place);
    expect(code).toBe(1);
  });
});
