import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '#kernel';
import type { TournamentInfo } from '#wire';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { bodyOf } from './request-data.ts';
import { NEW_TOURNAMENT, NOTHING, REMOVE_ENTRANT } from './schemas.ts';
import { TABLE_ID } from '../field-schemas.ts';
import { tablesFor } from '../tournaments/tournament.ts';
import { currentUser } from './current-user.ts';
import type { TableQuota } from './table-quota.ts';

/** Several people, each against several others. */
export function addTournaments(app: FastifyInstance, services: Services, quota: TableQuota): void {
  const { tournaments, blockLists } = services;

  const idIn = ({ params }: FastifyRequest): string => {
    const id = TABLE_ID.safeParse(isObject(params) ? params.id : null);
    if (!id.success) throw new RefusedError('not-found', 'There is no such tournament');
    return id.data;
  };

  app.post('/api/tournaments', async (request) => {
    const person = await currentUser(services, request);
    const plan = bodyOf(request, NEW_TOURNAMENT);
    const origin = await quota.admit(request, person, tablesFor(plan.places));
    return { tournament: await tournaments.add(plan, person, origin) };
  });

  app.get('/api/tournaments', async (request) => {
    const { id } = await currentUser(services, request);
    return { tournaments: await tournaments.listed(id, await blockLists.blockedEitherWay(id)) };
  });

  app.get('/api/tournaments/:id', async (request) => tournaments.info(idIn(request), (await currentUser(services, request)).id));

  const doing = (verb: string, work: (id: string, person: Person) => Promise<TournamentInfo>): void => {
    app.post(`/api/tournaments/:id/${verb}`, async (request) => {
      const person = await currentUser(services, request);
      const id = idIn(request);
      bodyOf(request, NOTHING);
      return work(id, person);
    });
  };

  doing('join', async (id, person) => tournaments.join(id, person, await blockLists.blockedBy(person.id)));
  doing('leave', (id, person) => tournaments.leave(id, person));
  doing('start', (id, person) => tournaments.start(id, person));
  doing('cancel', (id, person) => tournaments.cancel(id, person));

  app.post('/api/tournaments/:id/remove', async (request) => {
    const person = await currentUser(services, request);
    return tournaments.remove(idIn(request), person, bodyOf(request, REMOVE_ENTRANT).key);
  });
}
