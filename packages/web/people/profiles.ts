import type { PeopleAt, TableInfo } from '#wire';
import { ask as answered } from '../ask.ts';
import { ask } from '../net/api.ts';

/** Tables of the server have such names. At others, and alone with bots, there is nobody to be looked up. */
const OF_SERVER = /^[\w-]{16}$/;

/** Whose profile belongs to a seat of a table; null where there is none, or it is not known yet. */
export function createProfiles(info: () => TableInfo | null): (seat: number) => string | null {
  const who = (): string | null => {
    const known = info();
    if (known === null || !OF_SERVER.test(known.id) || !known.seats.some(({ kind, yours }) => kind === 'human' && !yours)) return null;
    return JSON.stringify([known.id, known.seats.map(({ name }) => name)]);
  };
  const found = answered(who, () => ask<PeopleAt>('GET', `/api/tables/${info()?.id}/people`));
  return (seat) => found.value()?.people[seat] ?? null;
}
