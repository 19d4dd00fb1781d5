import type { AccountExport } from '#wire';
import { jsonIn, numberIn, numberOrNull, type StoredRow, textIn } from '../store/rows.ts';
import type { Person, Store } from '../store/store.ts';
import { holidaysOf } from './holidays.ts';
import { sessionsOf } from './credentials.ts';
import { BlockLists } from './block-lists.ts';
import { passkeyInfo } from './passkeys.ts';
import { accountEventsOf } from './account-log.ts';
import { secondFactorOf } from './second-factor.ts';

/** Of a tournament that is kept whole, what there is to say about one who takes part. */
interface Kept {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly host: string;
}

const lineOf = (row: StoredRow) => ({ table: textIn(row, 'table_id'), text: textIn(row, 'text'), at: numberIn(row, 'at') });

/** Thousandths of points are kept. */
const ratingOf = (row: StoredRow) => ({
  game: textIn(row, 'game'),
  side: textIn(row, 'side'),
  rating: numberIn(row, 'mu') / 1000,
  deviation: numberIn(row, 'sigma') / 1000,
});

/** Exports all data of a person (GDPR, right of access). Words and actions of others are left out, and running games keep their secrets. */
export async function exportAccountData(store: Store, person: Person, session: string | null, most: number): Promise<AccountExport> {
  const tables = await store.tablesOf(person.id, most);
  return {
    format: 'redbook-everything',
    person: { name: person.name, account: person.account },
    sessions: await sessionsOf(store, person.id, session),
    passkeys: (await store.rows('passkeysOf', person.id)).map(passkeyInfo),
    secondFactor: await secondFactorOf(store, person.id),
    events: await accountEventsOf(store, person.id),
    holidays: await holidaysOf(store, person.id),
    ways: (await store.rows('waysOf', person.id)).map((row) => ({
      kind: textIn(row, 'kind'),
      address: textIn(row, 'address'),
      kinds: textIn(row, 'kinds'),
      confirmedAt: numberOrNull(row, 'confirmed_at'),
    })),
    avoided: await new BlockLists(store).list(person.id),
    tables: tables.map(({ id, phase, settings, status, updatedAt }) => ({
      id,
      game: settings.game,
      phase,
      createdAt: settings.createdAt,
      updatedAt,
      hosted: settings.host === person.id,
      seats: settings.seats.flatMap((seat, place) => (seat.person === person.id ? [{ seat: place, name: seat.name }] : [])),
      winners: status.winners,
    })),
    tournaments: (await store.rows('tournamentsOf', person.id, most)).map((row) => {
      const { id, name, createdAt, host } = jsonIn<Kept>(row, 'tournament');
      return { id, name, createdAt, hosted: host === person.id };
    }),
    said: (await store.rows('chatOf', person.id)).map(lineOf),
    notes: (await store.rows('notesOf', person.id)).map(lineOf),
    hidden: (await store.rows('profile', person.id)).some((row) => numberIn(row, 'hidden') === 1),
    ratings: (await store.rows('ratingsOf', person.id)).map(ratingOf),
    results: (await store.rows('resultsOf', person.id, most)).map((row) => ({
      table: textIn(row, 'table_id'),
      at: numberIn(row, 'ended_at'),
      ...ratingOf(row),
    })),
    reports: (await store.rows('reportsBy', person.id)).map((row) => ({
      table: textIn(row, 'table_id'),
      kind: textIn(row, 'kind'),
      words: textIn(row, 'words'),
      note: textIn(row, 'note'),
      at: numberIn(row, 'at'),
    })),
  };
}
