import type { FastifyInstance } from 'fastify';
import type { RecoveryInfo } from '#wire';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { mustNotBeGuessable, setPassword } from '../people/credentials.ts';
import { accountOfLink, redeemResetLink } from '../people/password-reset.ts';
import { Recovery } from '../recovery/recovery.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { bodyOf } from './request-data.ts';
import { FORGOT, RECOVER } from './credential-schemas.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { startSession } from './start-session.ts';
import { tooFast } from './current-user.ts';

/** Password reset by a mailed link. */
export function addRecovery(app: FastifyInstance, services: Services, ring: CredentialChecks): void {
  const { store, alerts, bans, limits, log, metrics, now } = services;
  const asked = new RateLimit(limits.recoveries, now);
  const tried = new RateLimit(limits.passwords, now);
  const recovery = new Recovery({
    store,
    alerts,
    rate: limits.recoveries,
    now,
    failed: (error) => {
      metrics.failures.inc({ doing: 'recovery' });
      log.error({ err: error }, 'failed: recovery');
    },
    gaveUp: (why) => log.warn({ way: 'mail', why }, 'a message was given up'),
  });
  app.addHook('onClose', () => recovery.close());

  app.get('/api/account/recovery', async (): Promise<RecoveryInfo> => ({ mails: alerts.mails }));

  app.post('/api/account/forgot', async (request) => {
    const { account, language } = bodyOf(request, FORGOT);
    if (!alerts.mails) throw new RefusedError('no-way', 'This house sends no mail');
    if (!asked.take(networkOf(request.ip))) throw tooFast();
    recovery.ask(account, language);
    return {};
  });

  app.post('/api/account/recover', async (request, reply) => {
    const { token, next } = bodyOf(request, RECOVER);
    if (!tried.take(networkOf(request.ip))) throw tooFast();
    const person = await accountOfLink(store, token, now());
    if (person !== null) bans.mustBeWelcome(person.id, now());
    // Before the link is used up.
    mustNotBeGuessable(next, person?.account ?? '', 'next');
    if (person === null || !(await redeemResetLink(store, token, now())))
      throw new RefusedError('link-over', 'This link does not hold any more');
    await setPassword(store, person, next, null);
    await ring.notifyOf(person, 'password');
    return startSession(services, request, reply, person);
  });
}
