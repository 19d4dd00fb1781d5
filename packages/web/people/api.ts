import type { Ladder, Profile } from '#wire';
import { introduce } from '../me.ts';
import { ask } from '../net/api.ts';

const known = async <T>(question: () => Promise<T>): Promise<T> => {
  await introduce();
  return question();
};

export const people = {
  profile: (person: string) => known(() => ask<Profile>('GET', `/api/people/${encodeURIComponent(person)}`)),
  hide: (hidden: boolean) => ask<Profile>('POST', '/api/people/me', { hidden }),
  ladder: (game: string) => known(() => ask<Ladder>('GET', `/api/ladder/${encodeURIComponent(game)}`)),
};
