import type { FastifyInstance } from 'fastify';
import { isObject } from '#kernel';
import type { AversionsInfo, Ladder, Profile } from '#wire';
import { RateLimit } from '../limits.ts';
import { ladderOf } from '../ratings/ladder.ts';
import { profileOf } from '../ratings/profile.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { numberIn, textIn } from '../store/rows.ts';
import { bodyOf } from './request-data.ts';
import { AVOID_PERSON, HIDE, REPORT_PERSON } from './schemas.ts';
import { tooFast, currentUser } from './current-user.ts';

/** What people may know of each other. */
export function addProfiles(app: FastifyInstance, services: Services): void {
  const { store, games, blockLists, moderation, metrics, limits, now } = services;
  const complaints = new RateLimit(limits.chat, now);

  const profile = async (person: string, viewer: string): Promise<Profile> => {
    const found = await profileOf(store, person, viewer);
    if (found === null) throw new RefusedError('not-found', 'There is nobody to be looked up here');
    return found;
  };
  const wordIn = (params: unknown, name: string): string => {
    const word: unknown = isObject(params) ? params[name] : null;
    return typeof word === 'string' && word.length <= 60 ? word : '';
  };

  app.get('/api/people/:id', async (request) => {
    const { id: viewer } = await currentUser(services, request);
    const person = wordIn(request.params, 'id');
    return profile(person === 'me' ? viewer : person, viewer);
  });

  /** A person with a public profile. */
  const somebody = async (params: unknown): Promise<{ readonly id: string; readonly name: string }> => {
    const [row] = await store.rows('profile', wordIn(params, 'id'));
    if (row === undefined || numberIn(row, 'hidden') === 1) throw new RefusedError('not-found', 'There is nobody to be looked up here');
    return { id: textIn(row, 'id'), name: textIn(row, 'name') };
  };

  app.post('/api/people/:id/avoid', async (request): Promise<AversionsInfo> => {
    const { id } = await currentUser(services, request);
    const { how } = bodyOf(request, AVOID_PERSON);
    if (!complaints.take(id)) throw tooFast();
    await blockLists.add(id, await somebody(request.params), how, now());
    return { people: await blockLists.list(id) };
  });

  app.post('/api/people/:id/report', async (request) => {
    const person = await currentUser(services, request);
    const { note } = bodyOf(request, REPORT_PERSON);
    if (!complaints.take(person.id)) throw tooFast();
    await moderation.reportPerson(await somebody(request.params), person, note ?? '', now());
    metrics.reports.inc();
    return {};
  });

  app.post('/api/people/me', async (request) => {
    const { id, account } = await currentUser(services, request);
    if (account === null) throw new RefusedError('no-account', 'A guest has no profile to hide');
    const { hidden } = bodyOf(request, HIDE);
    await store.change(['hide', hidden ? 1 : 0, id]);
    return profile(id, id);
  });

  app.get('/api/ladder/:game', async (request): Promise<Ladder> => {
    const { id } = await currentUser(services, request);
    const { id: game } = await games.game(wordIn(request.params, 'game'));
    return ladderOf(store, game, id);
  });
}
