import type { InviteRequest } from '#wire';
import { isDone } from '#wire/http-checks.ts';
import { isKnownPeople, isLadder, isProfile } from '#wire/people-checks.ts';
import { ensureSession, currentUser } from '../user/currentUser.ts';
import { request, RequestError } from '../net/api.ts';

const known = async <T>(question: () => Promise<T>): Promise<T> => {
  await ensureSession();
  return question();
};

export const people = {
  known: () => known(async () => (await request(isKnownPeople, 'GET', '/api/people/known')).people),
  invite: (id: string, { table, seat }: InviteRequest) => request(isDone, 'POST', `/api/tables/${id}/invite`, { table, seat }),
  decline: (id: string) => request(isDone, 'POST', `/api/tables/${id}/decline`, {}),
  profile: (person: string) =>
    known(async () => {
      // A guest has no profile: no request needed.
      if (person === 'me' && currentUser()?.account === null)
        throw new RequestError(404, { code: 'not-found', message: 'A guest has no profile' });
      return request(isProfile, 'GET', `/api/people/${encodeURIComponent(person)}`);
    }),
  hide: (hidden: boolean) => request(isProfile, 'POST', '/api/people/me', { hidden }),
  ladder: (game: string) => known(() => request(isLadder, 'GET', `/api/ladder/${encodeURIComponent(game)}`)),
};
