import type { InviteRequest, KnownPerson, Ladder, Profile } from '#wire';
import { introduce, me } from '../me.ts';
import { ask, Refused } from '../net/api.ts';

const known = async <T>(question: () => Promise<T>): Promise<T> => {
  await introduce();
  return question();
};

export const people = {
  known: () => known(async () => (await ask<{ readonly people: readonly KnownPerson[] }>('GET', '/api/people/known')).people),
  invite: (id: string, { table, seat }: InviteRequest) => ask<unknown>('POST', `/api/tables/${id}/invite`, { table, seat }),
  decline: (id: string) => ask<unknown>('POST', `/api/tables/${id}/decline`, {}),
  profile: (person: string) =>
    known(async () => {
      // That a guest has no profile is known here already.
      if (person === 'me' && me()?.account === null) throw new Refused(404, { code: 'not-found', message: 'A guest has no profile' });
      return ask<Profile>('GET', `/api/people/${encodeURIComponent(person)}`);
    }),
  hide: (hidden: boolean) => ask<Profile>('POST', '/api/people/me', { hidden }),
  ladder: (game: string) => known(() => ask<Ladder>('GET', `/api/ladder/${encodeURIComponent(game)}`)),
};
