import type { InviteRequest, KnownPerson, Ladder, Profile } from '#wire';
import { ensureSession, currentUser } from '../user/currentUser.ts';
import { request, RequestError } from '../net/api.ts';

const known = async <T>(question: () => Promise<T>): Promise<T> => {
  await ensureSession();
  return question();
};

export const people = {
  known: () => known(async () => (await request<{ readonly people: readonly KnownPerson[] }>('GET', '/api/people/known')).people),
  invite: (id: string, { table, seat }: InviteRequest) => request<unknown>('POST', `/api/tables/${id}/invite`, { table, seat }),
  decline: (id: string) => request<unknown>('POST', `/api/tables/${id}/decline`, {}),
  profile: (person: string) =>
    known(async () => {
      // A guest has no profile: no request needed.
      if (person === 'me' && currentUser()?.account === null)
        throw new RequestError(404, { code: 'not-found', message: 'A guest has no profile' });
      return request<Profile>('GET', `/api/people/${encodeURIComponent(person)}`);
    }),
  hide: (hidden: boolean) => request<Profile>('POST', '/api/people/me', { hidden }),
  ladder: (game: string) => known(() => request<Ladder>('GET', `/api/ladder/${encodeURIComponent(game)}`)),
};
