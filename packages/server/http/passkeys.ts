import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeysInfo, PasskeyKept } from '#wire';
import { RateLimit } from '../limits.ts';
import { networkOf } from '../network.ts';
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
export function addPasskeys(app: FastifyInstance, services: Services, ring: CredentialChecks): void {
  const { people, limits, now } = services;
  const { passkeys } = ring;
  const questions = new RateLimit(limits.passkeys, now);

  /** Rate limit: each challenge is stored for a while. */
  const asker = async (request: FastifyRequest): Promise<Person> => {
    const person = await currentUser(services, request);
    if (!questions.take(networkOf(request.ip)) || !questions.take(person.id)) throw tooFast();
    return person;
  };

  const nameOf = (given: string | undefined, { headers }: FastifyRequest): string =>
    given ?? (userAgentLabel(headers['user-agent']) || A_PASSKEY);

  app.get('/api/account/keys', async (request): Promise<KeysInfo> => ring.keysOf(await ring.holder(request)));

  app.post('/api/passkeys/make', async (request) => {
    const { account, ...proof } = bodyOf(request, PASSKEY_TO_MAKE);
    const person = await asker(request);
    const caller = ring.caller(request);
    if (person.account !== null) {
      await ring.mustProve(request, person, proof);
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
    const passkey = await passkeys.made(made, nameOf(name, request), ring.caller(request));
    if (person.account !== null) {
      await passkeys.add({ ...person, account: person.account }, passkey);
      await ring.notifyOf(person, 'passkey');
      return { me: meOf(person), keys: await ring.keysOf(person) };
    }
    if (account === undefined) throw new RefusedError('no-account', 'A guest names the account that he would have');
    const agent = userAgentLabel(request.headers['user-agent']);
    const entrance = await people.registerBy(person, account, (id, claimed) => passkey.keep(id, claimed), agent, now());
    return { me: await logIn(services, request, reply, entrance, person), keys: await ring.keysOf(entrance.person) };
  });

  app.post('/api/passkeys/ask', async (request) => {
    const { to } = bodyOf(request, PASSKEY_ASKED);
    const person = await asker(request);
    return passkeys.toAsk(to, to === 'prove' ? person : null, ring.caller(request));
  });

  app.post('/api/passkeys/login', async (request, reply) => {
    const { passkey } = bodyOf(request, PASSKEY_LOGIN);
    await asker(request);
    return startSession(services, request, reply, await passkeys.owner(passkey, 'login', ring.caller(request)));
  });

  app.post('/api/passkeys/rename', async (request): Promise<KeysInfo> => {
    const { id, name } = bodyOf(request, PASSKEY_NAME);
    const person = await ring.holder(request);
    await passkeys.rename(person.id, id, name);
    return ring.keysOf(person);
  });

  app.post('/api/passkeys/remove', async (request): Promise<KeysInfo> => {
    const { id, last, ...proof } = bodyOf(request, PASSKEY_GONE);
    const person = await ring.holder(request);
    await ring.mustProve(request, person, proof);
    await passkeys.remove(person.id, id, last === true);
    return ring.keysOf(person);
  });
}

const accountTaken = (account: string): RefusedError => new RefusedError('account-taken', `The account name ${account} is taken`);
