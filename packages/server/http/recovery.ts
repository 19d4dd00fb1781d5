import type { FastifyInstance } from 'fastify';
import type { RecoveryInfo } from '#wire';
import { networkOf } from '../network.ts';
import { clientOf } from '../people/account-log.ts';
import { readMark } from '../people/cookie.ts';
import { mustNotBeGuessable, setPassword } from '../people/credentials.ts';
import { accountOfLink, redeemResetLink } from '../people/password-reset.ts';
import { Recovery } from '../recovery/recovery.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';
import { bodyOf } from './request-data.ts';
import { FORGOT, RECOVER } from './credential-schemas.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { startSession } from './start-session.ts';
import { tooFast } from './current-user.ts';

/** Password reset by a mailed link. */
export function addRecovery(app: FastifyInstance, services: Services, checks: CredentialChecks): void {
  const { store, alerts, accountLog, bans, limits, log, metrics, now } = services;
  const asked = new SharedRateLimit('recoveries', limits.recoveries, services);
  const tried = new SharedRateLimit('links', limits.passwords, services);
  const recovery = new Recovery({
    store,
    alerts,
    accountLog,
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
    const network = networkOf(request.ip);
    if (!(await asked.take(network))) throw tooFast();
    recovery.ask(account, language, { network, mark: readMark(request.headers.cookie), client: clientOf(request) });
    return {};
  });

  app.post('/api/account/recover', async (request, reply) => {
    const { token, next, code } = bodyOf(request, RECOVER);
    if (!(await tried.take(networkOf(request.ip)))) throw tooFast();
    const person = await accountOfLink(store, token, now());
    if (person !== null) bans.mustBeWelcome(person.id, now());
    // Before the link is used up.
    mustNotBeGuessable(next, person?.account ?? '', 'next');
    if (person === null) throw linkOver();
    // Whoever reads the mail of a person has one factor only.
    await checks.mustHaveSecondFactor(request, person, code);
    if (!(await redeemResetLink(store, token, now()))) throw linkOver();
    await setPassword(store, person, next, null);
    await checks.record(request, person, 'recovered');
    await checks.report(request, person, 'password');
    return startSession(services, request, reply, { checks, person, method: 'link' });
  });
}

const linkOver = (): RefusedError => new RefusedError('link-over', 'This link does not hold any more');
