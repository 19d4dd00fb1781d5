import type { FastifyInstance } from 'fastify';
import { isObject } from '#kernel';
import type { Ladder, Profile } from '#wire';
import { ladderOf } from '../ratings/ladder.ts';
import { profileOf } from '../ratings/profile.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { HIDE, read } from './bodies.ts';
import { visitor } from './visitor.ts';

/** What people may know of each other. */
export function addProfiles(app: FastifyInstance, services: Services): void {
  const { store, games } = services;

  const profile = async (person: string, viewer: string): Promise<Profile> => {
    const found = await profileOf(store, person, viewer);
    if (found === null) throw new Refused('not-found', 'There is nobody to be looked up here');
    return found;
  };
  const wordIn = (params: unknown, name: string): string => {
    const word: unknown = isObject(params) ? params[name] : null;
    return typeof word === 'string' && word.length <= 60 ? word : '';
  };

  app.get('/api/people/:id', async (request) => {
    const { id: viewer } = await visitor(services, request);
    const person = wordIn(request.params, 'id');
    return profile(person === 'me' ? viewer : person, viewer);
  });

  app.post('/api/people/me', async (request) => {
    const { id, account } = await visitor(services, request);
    if (account === null) throw new Refused('no-account', 'A guest has no profile to hide');
    const { hidden } = read(HIDE, request.body);
    await store.change(['hide', hidden ? 1 : 0, id]);
    return profile(id, id);
  });

  app.get('/api/ladder/:game', async (request): Promise<Ladder> => {
    const { id } = await visitor(services, request);
    const { id: game } = await games.game(wordIn(request.params, 'game'));
    return ladderOf(store, game, id);
  });
}
