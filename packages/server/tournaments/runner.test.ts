import { afterAll, describe, expect, it } from 'vitest';
import { sourceAt } from '../migrate/places.ts';
import { openStore } from '../store/open.ts';
import type { Statement, Store } from '../store/store.ts';
import { GameLibrary } from '../table/state/game-library.ts';
import { NO_ALERTS } from '../testing/no-alerts.ts';
import { cup } from '../testing/cup.ts';
import { Places } from '../testing/places.ts';
import { LOTS, TournamentRunner } from './runner.ts';
import { openPairings, started } from './tournament.ts';
import { TournamentRepository } from './repository.ts';

const places = new Places();
afterAll(() => places.clear());

/** As many writes as a node makes before it is killed: with the last of them done, or not done any more. */
function mortal(store: Store, writes: number, done: boolean): { readonly store: Store; readonly isDead: () => boolean } {
  let left = writes;
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    if (left < 0) throw new Error('killed');
    left--;
    if (left < 0 && done) await work();
    if (left < 0) throw new Error('killed');
    return work();
  };
  const mind: Store = Object.create(store, {
    change: { value: (...statements: readonly Statement[]) => write(() => store.change(...statements)) },
    addTable: { value: (...table: Parameters<Store['addTable']>) => write(() => store.addTable(...table)) },
  });
  return { store: mind, isDead: () => left < 0 };
}

const CUP = cup({ entrants: ['frodo', 'sam', 'merry', 'pippin'].map((person, index) => ({ key: index + 1, person, name: person })) });

const nobodyLeaves = (): Promise<void> => Promise.reject(new Error('Nobody has left'));

describe.each([false, true])('a steward that is killed at any of its writes (the last one done: %s)', (done) => {
  it('leaves behind what another goes on with: no table is made twice, and none is forgotten', async () => {
    const place = await places.place('sqlite');
    const store = await openStore(place);
    const book = new TournamentRepository(store, Date.now);
    let kills = 0;
    // One tournament a number of writes: the first dies at once, the last lives through all of it.
    for (let writes = 0; writes < 22; writes++) {
      const id = `cup-${done}-${writes}`;
      await book.add(started({ ...CUP, id }, 'gandalf', LOTS, 1));
      const first = mortal(store, writes, done);
      const make = (of: Store): TournamentRunner =>
        new TournamentRunner({
          store: of,
          book: new TournamentRepository(of, Date.now),
          games: new GameLibrary(of),
          leaveTable: nobodyLeaves,
          alerts: NO_ALERTS,
          content: {},
          pollInterval: 2,
          now: Date.now,
          failed: () => {},
        });
      let steward = make(first.store);
      for (;;) {
        const { tournament } = (await book.find(id)) ?? {};
        if (tournament === undefined) throw new Error('The tournament is gone');
        if (tournament.phase === 'finished') break;
        if (first.isDead() && kills <= writes) {
          kills = writes + 1;
          await steward.close();
          steward = make(store);
        }
        // Whoever sits on the first seat wins at once, as soon as there is a table.
        for (const { table: name, made } of openPairings(tournament)) {
          const table = name === null || made !== true ? null : await store.table(name);
          if (table === null || table.phase !== 'gathering') continue;
          const { version, sequence, updatedAt, wakeAt, status, state, base, settings } = table;
          const change = { table: table.id, version, sequence, updatedAt, wakeAt, state, base, frame: settings };
          await store.commit({ ...change, phase: 'finished', status: { ...status, winners: [0] } });
        }
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await steward.close();
      const { tournament } = (await book.find(id)) ?? {};
      const tables = tournament?.played.flatMap(({ pairings }) => pairings.map(({ table }) => table)) ?? [];
      expect([tables.length, new Set(tables).size, await book.due(10)]).toEqual([6, 6, []]);
      expect(tournament?.played.flatMap(({ pairings }) => pairings.map(({ result }) => result?.how))).toEqual(tables.map(() => 'played'));
    }
    await store.close();
    // In all of the store there is no table that belongs to nobody's pairing.
    const source = await sourceAt(place);
    const shelf = source.shelves.find(({ name }) => name === 'tables');
    expect([kills, shelf?.rows]).toEqual([22, 22 * 6]);
    await source.close();
  });
});
