import { createECDH, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../../packages/server/store/open.ts';
import type { Statement, StoredSeat, StoredTable } from '../../packages/server/store/store.ts';
import { newTable } from '../../packages/server/table/state/create-table.ts';

const BATCH = 500;
/** Long after every benchmark. */
const NEVER = 8e15;

const seatOf = (person: string): StoredSeat => ({
  kind: 'human',
  person,
  name: person.slice(0, 20),
  level: null,
  code: null,
  reservedFor: null,
  words: '',
  wantsToAbandon: false,
});

function asked(person: string): StoredTable {
  const table = newTable({
    game: 'war-of-the-ring',
    rulesVersion: 1,
    options: {},
    pack: null,
    seats: [seatOf('frodo'), seatOf(person)],
    clock: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    host: 'frodo',
    secret: '7'.repeat(64),
    rematch: null,
    // The broom takes old games.
    createdAt: Date.now(),
  });
  return { ...table, phase: 'playing', sequence: 3, status: { ...table.status, waiting: [1], asked: [{ since: 3, by: [0] }] } };
}

/** People whom a browser at `host` can be told of, each asked at a table of his own. Nobody is told yet. */
export async function fillAlerts(dataDir: string, people: number, host: string): Promise<void> {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const store = await openStore({ dataDir });
  for (let from = 0; from < people; from += BATCH) {
    const writes: Promise<unknown>[] = [];
    for (let number = from; number < Math.min(people, from + BATCH); number++) {
      const person = `person-${number}`;
      const table = asked(person);
      const address = { endpoint: `http://${host}/${number}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
      const rows: Statement[] = [
        ['addPerson', person, person, 1],
        ['setWishes', person, 'en', 'UTC', null, null, 0, 0],
        ['addWay', `way-${number}`, person, null, 'push', JSON.stringify(address), 'turn', 1, 1],
      ];
      const alert: Statement = ['addAlert', table.id, 'turn', 3, '["frodo"]', 1, NEVER, person];
      writes.push(Promise.all([store.change(...rows), store.addTable(table)]).then(() => store.change(alert)));
    }
    await Promise.all(writes);
  }
  await store.close();
}

/** All of them are due now; beside the server, as an operator would. */
export function makeDue(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'redbook.sqlite'));
  database.exec('PRAGMA busy_timeout = 10000');
  database.prepare('UPDATE alerts SET due_at = ? WHERE due_at = ?').run(Date.now(), NEVER);
  database.close();
}
