import { asId } from '#kernel/id.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openGame } from '#games';
import { type GameEvent, Match, type AddressedEvent, unchecked, type Seats } from '#kernel';
import { RefusedError } from '../refused-error.ts';
import { openStore, type StoreOptions } from '../store/open.ts';
import { type LogEntry, type Store, type StoredTable, UnknownCommitError } from '../store/store.ts';
import { heardWith } from '#wire/present.ts';
import { recordOf } from '../table/state/record.ts';
import { playLong } from '../testing/long-game.ts';
import { Places } from '../testing/places.ts';
import { Archive } from './archive.ts';

const places = new Places();
afterAll(() => places.clear());

it('says that nothing is known when the log cannot be read', async () => {
  const archive = new Archive(await places.place('sqlite'));
  onTestFinished(() => archive.close());
  await expect(archive.hasEntry({ table: 't', person: 'frodo', clientId: 'a' })).rejects.toBeInstanceOf(UnknownCommitError);
  await expect(archive.page('t', asId(0), 1, 0)).rejects.toBeInstanceOf(UnknownCommitError);
});

describe.each(['sqlite', 'postgres'] as const)('the archive of a %s store', (kind) => {
  let place: StoreOptions;
  let store: Store;
  let archive: Archive;
  let war: StoredTable;
  beforeAll(async () => {
    place = await places.place(kind);
    store = await openStore(place);
    archive = new Archive(place);
    war = await playLong(store, { game: 'war-of-the-ring', moves: 250, people: ['frodo', 'sauron'], end: 'abandoned' });
  });
  afterAll(async () => {
    await archive.close();
    await store.close();
  });

  const events = async (table: string, audienceSeats: Seats, upTo: number, count: number): Promise<GameEvent[]> => {
    const all: GameEvent[] = [];
    while (all.length < count) {
      const page = await archive.page(table, audienceSeats, all.length + 1, upTo);
      expect(page.first).toBe(all.length + 1);
      all.push(...unchecked<GameEvent[]>(JSON.parse(page.events)));
    }
    return all;
  };

  it('has the whole chronicle for each kind of audienceSeats, and nothing that they did not hear', async () => {
    const told = (await store.entriesAfter(war.id, -1)).flatMap((entry) => entry.told);
    const heard = [0, 1, 2].map((audienceSeats) => heardWith(told, asId(audienceSeats)));
    expect(new Set(heard.map(({ length }) => length)).size).toBeGreaterThan(1);
    for (const [audienceSeats, expected] of heard.entries())
      expect(await events(war.id, asId(audienceSeats), war.sequence, expected.length)).toEqual(expected);
  });

  it('has a move as soon as it is durable, in its place or not', async () => {
    const playing = await playLong(store, { game: 'journey-to-mordor', moves: 5, people: ['frodo', 'sam'], end: 'playing' });
    const told: AddressedEvent[] = (await store.entriesAfter(playing.id, -1)).flatMap((entry) => entry.told);
    let { version, sequence } = playing;
    for (let more = 0; more < 3; more++) {
      const news = { event: { type: 'crossedField', more } };
      const entry: LogEntry = {
        sequence: sequence + 1,
        kind: 'action',
        seat: 0,
        action: null,
        draws: [],
        told: [news],
        person: 'frodo',
        clientId: `more-${more}`,
        at: 0,
      };
      const { id, phase, updatedAt, wakeAt, status, state, base } = playing;
      await store.commit({ table: id, version, phase, sequence: entry.sequence, updatedAt, wakeAt, status, state, base, entry });
      version++;
      sequence++;
      told.push(news);
      if (more === 1) {
        // What is agreed upon anew puts this table's moves in their place before all others: nothing of it is heard twice.
        await store.commit({ table: id, version, phase, sequence, updatedAt, wakeAt, status, state, base, settings: playing.settings });
        version++;
      }
      const expected = heardWith(told, asId(0));
      const { first, events: page } = await archive.page(playing.id, asId(0), expected.length, sequence);
      expect(JSON.parse(page)).toEqual(expected.slice(first - 1));
      expect(await archive.hasEntry({ table: id, person: 'frodo', clientId: `more-${more}` })).toBe(true);
    }
  });

  it('knows who did what under which id, however long ago', async () => {
    const who = (await store.entriesAfter(war.id, 0))[0];
    if (who.person === null) throw new Error('People play this game');
    const question = { table: war.id, person: who.person, clientId: 'move-1' };
    expect(await archive.hasEntry(question)).toBe(true);
    expect(await archive.hasEntry({ ...question, person: 'gollum' })).toBe(false);
    expect(await archive.hasEntry({ ...question, clientId: 'move-251' })).toBe(false);
  });

  it('makes the record once, on another thread', async () => {
    const log = await store.entriesAfter(war.id, -1);
    const expected = recordOf(war, { game: await openGame(war.settings.game), pack: undefined }, log);
    const begun = vi.spyOn(Match, 'begin');
    onTestFinished(() => begun.mockRestore());
    const [one, other] = await Promise.all([archive.record(war), archive.record(war)]);
    expect(other).toBe(one);
    expect(await archive.record(war)).toBe(one);
    expect(JSON.parse(new TextDecoder().decode(one))).toEqual(expected);
    expect(begun).not.toHaveBeenCalled();
  });

  it('says why there is no record, and goes on', async () => {
    const other = { ...war, version: war.version + 1, state: '{}' };
    for (let time = 0; time < 2; time++) {
      const error = await archive.record(other).catch((refused: unknown) => refused);
      expect(error).toBeInstanceOf(RefusedError);
      expect(error).toMatchObject({ code: 'damaged' });
    }
    expect((await archive.record(war)).byteLength).toBeGreaterThan(1000);
  });
});
