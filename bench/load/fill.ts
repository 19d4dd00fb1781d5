import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journeyToMordor as game } from '../../packages/games/journey-to-mordor/index.ts';
import type { Journey } from '../../packages/games/journey-to-mordor/rules/state.ts';
import { Playout, SeededRandom, serialise } from '../../packages/kernel/index.ts';
import { openStore } from '../../packages/server/store/open.ts';
import type { StoredSeat, StoredTable } from '../../packages/server/store/store.ts';

const BATCH = 5000;
const ENTRIES = 12;

/** Puts finished games into a store before the server opens it: tables through the store's own interface, their logs in bulk. */
export async function fill(dataDir: string, games: number): Promise<void> {
  const store = await openStore({ dataDir });
  const random = new SeededRandom(games);
  const state = new Playout<Journey>(game).fromSetup(game.content.read(game.content.standard), {}, 2, random).state;
  const text = serialise(state);
  for (let from = 0; from < games; from += BATCH) {
    const writes: Promise<void>[] = [];
    for (let number = from; number < Math.min(games, from + BATCH); number++) writes.push(store.addTable(finished(number, text, random)));
    await Promise.all(writes);
  }
  await store.close();

  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'));
  database.exec(
    `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ENTRIES - 1})
     INSERT INTO log (table_id, sequence, entries)
     SELECT id, n, '[{"sequence":' || n || ',"kind":"action","seat":' || (n % 2) || ',"action":{"type":"setAside","die":"red"},"draws":[],"told":[{"event":{"type":"setAside","seat":"@seat.0","die":"@die.red","symbol":"@symbol.ring"}}],"person":"frodo","clientId":"act-' || n || '","at":' || (1700000000000 + n) || '}]'
     FROM tables CROSS JOIN numbers`,
  );
  database.close();
}

function finished(number: number, state: string, random: SeededRandom): StoredTable {
  // Real ids are random, and where a row falls into the index is part of what a write costs.
  const id = `${random.next().toString(36)}${random.next().toString(36)}-${number}`;
  const at = 1_700_000_000_000 + number;
  const seat = (person: string): StoredSeat => ({
    kind: 'human',
    person,
    name: person,
    level: null,
    code: null,
    reservedFor: null,
    words: '',
    wantsToAbandon: false,
  });
  return {
    id,
    phase: 'finished',
    updatedAt: at,
    version: ENTRIES,
    sequence: ENTRIES - 1,
    wakeAt: null,
    state,
    base: null,
    status: {
      drawn: { open: 100, hidden: 0 },
      heard: { '0': 300, '1': 300, '2': 300 },
      clocks: null,
      since: [],
      waiting: [],
      rounds: 12,
      winners: [0],
    },
    settings: {
      game: 'journey-to-mordor',
      rulesVersion: 1,
      options: { side: 'basic', lastSurvivor: false, first: null },
      pack: null,
      seats: [seat(`frodo-${number % 1000}`), seat(`sam-${number % 997}`)],
      clock: { kind: 'none' },
      onTimeout: 'bot',
      listed: number % 2 === 0,
      host: `frodo-${number % 1000}`,
      secret: '0'.repeat(64),
      rematch: null,
      createdAt: at,
    },
  };
}
