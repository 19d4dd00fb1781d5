import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import golden from '#games/hunt-for-the-ring/golden/v1-2.json' with { type: 'json' };
import { type GameRecord, replay, serialise, unchecked } from '#kernel';
import { openStore } from '../../store/open.ts';
import type { Store, StoredSeat } from '../../store/store.ts';
import { Places } from '../../testing/places.ts';
import { GameLibrary } from './game-library.ts';
import type { LoadedTable } from './loaded-table.ts';
import { newSecret, newTable } from './create-table.ts';
import { sequelTable } from './sequel.ts';

const places = new Places();
let store: Store;
let games: GameLibrary;
beforeAll(async () => {
  store = await openStore(await places.place('sqlite'));
  games = new GameLibrary(store);
});
afterAll(async () => {
  await store.close();
  await places.clear();
});

const record = unchecked<GameRecord>(golden);
const blank = { person: null, name: null, level: null, code: null, reservedFor: null, words: '', wantsToAbandon: false };
const human = (person: string, name = person): StoredSeat => ({ ...blank, kind: 'human', person, name });
const bot = (level: string): StoredSeat => ({ ...blank, kind: 'bot', level });
const person = (id: string) => ({ id, name: id, account: null });

/** A hunt of four that is over: Frodo was lost in part I. */
async function lost(seats: readonly StoredSeat[]): Promise<LoadedTable> {
  const game = await games.game(record.game);
  const table = newTable({
    game: record.game,
    rulesVersion: game.version,
    options: record.options,
    pack: null,
    seats,
    clock: { kind: 'correspondence', daysPerMove: 2 },
    onTimeout: 'loses',
    listed: true,
    host: 'frodo',
    secret: newSecret(),
    rematch: null,
    createdAt: 1,
  });
  const match = replay(game, record);
  return { stored: { ...table, phase: 'finished', state: serialise(match.state) }, opened: await games.open(table.settings), match };
}

const after = async (seats: readonly StoredSeat[], asking: string) =>
  (await sequelTable(await lost(seats), person(asking), games, undefined, 5)).settings;

const FOUR = ['frodo', 'khamul', 'uvatha', 'ren'].map((name) => human(name));

describe('the table after a hunt', () => {
  it('HR-WOTR-02: begins with what was earned, and says where that comes from', async () => {
    const settings = await after(FOUR, 'frodo');
    expect(settings).toMatchObject({
      game: 'war-of-the-ring',
      options: { tokens: [0, 2] },
      host: 'frodo',
      listed: false,
      clock: { kind: 'correspondence', daysPerMove: 2 },
      onTimeout: 'loses',
      sequelOf: { game: 'hunt-for-the-ring', fingerprint: record.actions.at(-1)?.hash, link: 'shadow-both' },
    });
  });

  it('has a chair for everybody who played: two hunters share the Shadow, a third helps Frodo; chairs of several may be taken by any of them', async () => {
    const four = await after(FOUR, 'uvatha');
    expect(four.seats).toMatchObject([
      { kind: 'invited', person: null, reservedFor: 'frodo' },
      { kind: 'open', person: null, reservedFor: 'khamul' },
      { kind: 'open', person: null, reservedFor: 'ren' },
      { kind: 'human', person: 'uvatha', name: 'uvatha', code: null },
    ]);
    expect(four.teamTalk).toBe(true);
    const three = await after([human('frodo'), human('khamul'), human('khamul', 'Two'), human('ren')], 'khamul');
    expect(three.seats).toMatchObject([
      { reservedFor: 'frodo' },
      { kind: 'human', person: 'khamul' },
      { kind: 'invited', reservedFor: 'ren' },
    ]);
  });

  it('keeps the one chair of the Shadow for the only one who hunted', async () => {
    const { seats, teamTalk } = await after([human('frodo'), human('khamul'), bot('ranger'), bot('ranger')], 'frodo');
    expect(seats).toMatchObject([
      { kind: 'human', person: 'frodo' },
      { kind: 'invited', reservedFor: 'khamul' },
    ]);
    expect(teamTalk).toBeUndefined();
  });

  it('has a bot where only bots played, as strong as there is', async () => {
    expect((await after([human('frodo'), bot('ranger'), bot('ranger'), bot('ranger')], 'frodo')).seats[1]).toMatchObject({
      kind: 'bot',
      level: 'ranger',
    });
    expect((await after([human('frodo'), bot('random'), bot('ranger'), bot('ranger')], 'frodo')).seats[1].level).toBe('random');
    const partner = await after([human('frodo'), bot('ranger'), human('ren'), bot('ranger')], 'frodo');
    expect(partner.seats[1]).toMatchObject({ kind: 'invited', reservedFor: 'ren' });
  });

  it('has both seats for people at one screen', async () => {
    const { seats } = await after([human('frodo', 'Ala'), human('frodo', 'Olek'), human('frodo', 'Ula'), human('frodo', 'Ewa')], 'frodo');
    expect(seats).toMatchObject([
      { kind: 'human', person: 'frodo', name: 'Ala' },
      { kind: 'human', person: 'frodo', name: 'Olek' },
    ]);
  });
});
