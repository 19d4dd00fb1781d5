import type { TableInfo } from '#wire';
import { isPeopleAt } from '#wire/people-checks.ts';
import { createQuery as answered } from '../lib/createQuery.ts';
import { request } from '../net/api.ts';

/** Ids of server tables. Other tables, and tables with bots alone, have no profiles. */
const OF_SERVER = /^[\w-]{16}$/;

/** The profile of a seat's player; null where there is none, or while loading. */
export function createSeatProfiles(info: () => TableInfo | null): (seat: number) => string | null {
  const who = (): string | null => {
    const known = info();
    if (known === null || !OF_SERVER.test(known.id) || !known.seats.some(({ kind, yours }) => kind === 'human' && !yours)) return null;
    return JSON.stringify([known.id, known.seats.map(({ name }) => name)]);
  };
  const found = answered(who, () => request(isPeopleAt, 'GET', `/api/tables/${info()?.id}/people`));
  return (seat) => found.value()?.people[seat] ?? null;
}
