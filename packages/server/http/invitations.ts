import type { FastifyInstance } from 'fastify';
import type { KnownPerson } from '#wire';
import { RateLimit } from '../limits.ts';
import { Directory } from '../ratings/profile.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { TableHead } from '../store/store.ts';
import { declineInvitation } from '../table/usecases/decline-invitation.ts';
import { invite } from '../table/usecases/invite.ts';
import { bodyOf } from './request-data.ts';
import { INVITE, NOTHING } from './schemas.ts';
import { tableIn } from './table-id.ts';
import { tooFast, currentUser } from './current-user.ts';

const TABLES_READ = 200;
const MOST_KNOWN = 50;

/** A game was played there, or is. */
const isPlayed = ({ phase, status }: TableHead): boolean => phase === 'playing' || phase === 'finished' || status.rounds > 0;

/** Invites people with whom the host has played. They are named by table and seat: ids of people are never sent. */
export function addInvitations(app: FastifyInstance, services: Services): void {
  const { store, registry, blockLists, limits, now } = services;
  const invitations = new RateLimit(limits.chat, now);

  app.get('/api/people/known', async (request): Promise<{ readonly people: readonly KnownPerson[] }> => {
    const { id } = await currentUser(services, request);
    const met = new Map<string, { readonly table: string; readonly seat: number; readonly head: TableHead; games: number }>();
    for (const head of await store.tablesOf(id, TABLES_READ)) {
      const { seats } = head.settings;
      if (!isPlayed(head) || !seats.some(({ person }) => person === id)) continue;
      for (const [seat, { person }] of seats.entries())
        if (person !== null && person !== id) {
          const known = met.get(person) ?? { table: head.id, seat, head, games: 0 };
          known.games++;
          met.set(person, known);
        }
    }
    const directory = new Directory(store);
    const most = [...met.values()].sort((a, b) => b.games - a.games).slice(0, MOST_KNOWN);
    return {
      people: await Promise.all(
        most.map(async ({ table, seat, head, games }) => ({ ...(await directory.nameAt(head.settings.seats[seat])), table, seat, games })),
      ),
    };
  });

  app.post('/api/tables/:id/invite', async (request) => {
    const person = await currentUser(services, request);
    const id = tableIn(request.params);
    const { table, seat } = bodyOf(request, INVITE);
    if (!invitations.take(person.id)) throw tooFast();
    const met = await store.head(table);
    const guest = met?.settings.seats[seat];
    const together = met !== null && isPlayed(met) && met.settings.seats.some((each) => each.person === person.id);
    if (!together || guest === undefined || guest.person === null || guest.person === person.id)
      throw new RefusedError('not-found', 'Nobody with whom you have played sat there', { path: 'seat' });
    // A person who has blocked the host is not invited, and the host does not learn of it.
    const asked = (await blockLists.blockedEitherWay(person.id)).has(guest.person) ? null : guest.person;
    await invite(registry.open(id).session, person, { id: asked, name: guest.name });
    if (asked !== null) await store.change(['addInvitation', asked, id, now()]);
    return {};
  });

  app.post('/api/tables/:id/decline', async (request) => {
    const person = await currentUser(services, request);
    bodyOf(request, NOTHING);
    const id = tableIn(request.params);
    await declineInvitation(registry.open(id).session, person);
    await store.change(['dropInvitation', person.id, id]);
    return {};
  });
}
