import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeysInfo, PasskeyKept } from '#wire';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
import { hashOf } from '../people/people.ts';
import { userAgentLabel } from '../people/user-agent.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { bodyOf } from './request-data.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { PASSKEY_ASKED, PASSKEY_GONE, PASSKEY_LOGIN, PASSKEY_MADE, PASSKEY_NAME, PASSKEY_TO_MAKE } from './credential-schemas.ts';
import { logIn, meOf, startSession } from './start-session.ts';
import { tooFast, currentUser } from './current-user.ts';

const A_PASSKEY = 'Passkey';

/** Passkeys: made, asked for, renamed and taken away. */
export function addPasskeys(app: FastifyInstance, services: Services, checks: CredentialChecks): void {
  const { people, limits, now } = services;
  const { passkeys } = checks;
  const questions = new RateLimit(limits.passkeys, now);

  /** Rate limit: each challenge is stored for a while. */
  const asker = async (request: FastifyRequest): Promise<Person> => {
    const person = await currentUser(services, request);
    if (!questions.take(networkOf(request.ip)) || !questions.take(person.id)) throw tooFast();
    return person;
  };

  const nameOf = (given: string | undefined, { headers }: FastifyRequest): string =>
    given ?? (userAgentLabel(headers['user-agent']) || A_PASSKEY);

  app.get(
    '/api/account/keys',
    async (request): Promise<KeysInfo> => checks.keysOf(checks.sessionOf(request), await checks.holder(request)),
  );

  app.post('/api/passkeys/make', async (request) => {
    const { account, ...proof } = bodyOf(request, PASSKEY_TO_MAKE);
    const person = await asker(request);
    const caller = checks.caller(request);
    if (person.account !== null) {
      await checks.mustProve(request, person, proof);
      return passkeys.toMake(person, person.account, caller);
    }
    if (account === undefined) throw new RefusedError('no-account', 'A guest names the account that he would have');
    const wanted = account.toLowerCase();
    if ((await services.store.personByAccount(wanted)) !== null) throw accountTaken(account);
    return passkeys.toMake(person, wanted, caller);
  });

  app.post('/api/passkeys/keep', async (request, reply): Promise<PasskeyKept> => {
    const { made, account, name } = bodyOf(request, PASSKEY_MADE);
    const person = await asker(request);
    const label = nameOf(name, request);
    const owner = person.account ?? account;
    if (owner === undefined) throw new RefusedError('no-account', 'A guest names the account that he would have');
    const passkey = await passkeys.made(made, owner, label, checks.caller(request));
    if (person.account !== null) {
      await passkeys.add({ ...person, account: person.account }, passkey);
      await checks.report(request, person, 'passkey-added', label);
      return { me: meOf(person), keys: await checks.keysOf(checks.sessionOf(request), person) };
    }
    const agent = userAgentLabel(request.headers['user-agent']);
    const entrance = await people.registerBy(person, owner, (id, claimed) => passkey.keep(id, claimed), agent, now());
    const me = await logIn(services, request, reply, entrance, person);
    await checks.record(request, entrance.person, 'registered', label);
    return { me, keys: await checks.keysOf(hashOf(entrance.token), entrance.person) };
  });

  app.post('/api/passkeys/ask', async (request) => {
    const { to } = bodyOf(request, PASSKEY_ASKED);
    const person = await asker(request);
    return passkeys.toAsk(to, to === 'prove' ? person : null, checks.caller(request));
  });

  app.post('/api/passkeys/login', async (request, reply) => {
    const { passkey } = bodyOf(request, PASSKEY_LOGIN);
    await asker(request);
    const person = await passkeys.owner(passkey, 'login', checks.caller(request));
    return startSession(services, request, reply, { checks, person, method: 'passkey' });
  });

  app.post('/api/passkeys/rename', async (request): Promise<KeysInfo> => {
    const { id, name } = bodyOf(request, PASSKEY_NAME);
    const person = await checks.holder(request);
    await passkeys.rename(person.id, id, name);
    return checks.keysOf(checks.sessionOf(request), person);
  });

  app.post('/api/passkeys/remove', async (request): Promise<KeysInfo> => {
    const { id, last, ...proof } = bodyOf(request, PASSKEY_GONE);
    const person = await checks.holder(request);
    await checks.mustProve(request, person, proof);
    const removed = (await passkeys.of(person.id)).find((each) => each.id === id);
    await passkeys.remove(person.id, id, last === true);
    await checks.report(request, person, 'passkey-removed', removed?.name);
    return checks.keysOf(checks.sessionOf(request), person);
  });
}

const accountTaken = (account: string): RefusedError => new RefusedError('account-taken', `The account name ${account} is taken`);
