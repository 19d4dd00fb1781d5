import Fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { countRequests } from './access.ts';
import { addAccount } from './account.ts';
import { addAlerts } from './alerts.ts';
import { addHolidays } from './holidays.ts';
import { addCalendar } from './calendar.ts';
import { addClient, nothingAt } from './client.ts';
import { guardConnections, patience } from './connections.ts';
import { describeRoutes } from './endpoints/index.ts';
import { answerErrors } from './errors.ts';
import { addHeaders } from './headers.ts';
import { addHealthRoutes } from './health.ts';
import { addInvitations } from './invitations.ts';
import { addNotes } from './notes.ts';
import { CredentialChecks } from './credential-checks.ts';
import { addPasskeys } from './passkeys.ts';
import { addPeople } from './people.ts';
import { addProfiles } from './profiles.ts';
import { addRecovery } from './recovery.ts';
import { addRecords } from './records.ts';
import { addNewTable } from './new-table.ts';
import { guardBodies } from './body-guard.ts';
import { keepBodiesRaw } from './raw-body.ts';
import { SMALL_BODY } from '../intake/small-body.ts';
import { TableQuota } from './table-quota.ts';
import { addSecurityText } from './security-txt.ts';
import { addSecondFactor } from './second-factor.ts';
import { addTables } from './tables.ts';
import { addAnalyses } from './analyses.ts';
import { addTournaments } from './tournaments.ts';
import { requireKnownHost, requireSameOrigin } from './current-user.ts';

export async function makeApp(services: Services, staticDir: string): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: SMALL_BODY,
    // One proxy, whose word about the address is the last one; what was said before it may be forged.
    trustProxy: services.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Keep-alive connections that are idle must not hold up a shutdown.
    forceCloseConnections: true,
    ...patience(services.limits.timeouts),
  });
  countRequests(app, services);
  requireKnownHost(app, services);
  guardConnections(app, services);
  guardBodies(app, services);
  addHeaders(app, services.secure);
  answerErrors(app, services);
  // The guards hang on the routes inside, whichever way a request spells the path that leads there.
  await app.register(async (guarded) => {
    requireSameOrigin(guarded, services);
    describeRoutes(guarded);
    const checks = new CredentialChecks(services);
    addPeople(guarded, services, checks);
    const bounds = new TableQuota(services);
    addTables(guarded, services, bounds);
    await guarded.register(async (large) => {
      keepBodiesRaw(large);
      addNewTable(large, services, bounds);
      addRecords(large, services, bounds);
    });
    addNotes(guarded, services);
    addAnalyses(guarded, services);
    addInvitations(guarded, services);
    addProfiles(guarded, services);
    addTournaments(guarded, services, bounds);
    addCalendar(guarded, services);
    addAlerts(guarded, services, checks);
    addHolidays(guarded, services);
    addAccount(guarded, services, checks);
    addSecondFactor(guarded, services, checks);
    addPasskeys(guarded, services, checks);
    addRecovery(guarded, services, checks);
    addHealthRoutes(guarded, services);
    addSecurityText(guarded, services);
    guarded.all('/api/*', (request, reply) => nothingAt(reply, request.url));
  });
  await addClient(app, staticDir);
  return app;
}
