import type { FastifyInstance } from 'fastify';
import type { KeysInfo, RecoveryCodes, SecondFactorSecret } from '#wire';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import type { CredentialChecks } from './credential-checks.ts';
import { PROVE, SECOND_FACTOR_CODE, SECOND_FACTOR_PROOF } from './credential-schemas.ts';
import { tooFast } from './current-user.ts';
import { bodyOf } from './request-data.ts';
import { SharedRateLimit } from '../shared-rate-limit.ts';

/** A second factor beside the password: set up, recovery codes, turned off. Passkeys are two factors by themselves. */
export function addSecondFactor(app: FastifyInstance, services: Services, checks: CredentialChecks): void {
  const { store, limits } = services;
  const { secondFactors } = checks;
  const tries = new SharedRateLimit('first codes', limits.codes, services);

  app.post('/api/account/second-factor/begin', async (request): Promise<SecondFactorSecret> => {
    const proof = bodyOf(request, PROVE);
    const person = await checks.holder(request);
    await checks.mustProve(request, person, proof);
    if ((await store.rows('hasPassword', person.id)).length === 0)
      throw new RefusedError('no-password', 'A second factor stands beside a password, and this account has none');
    return secondFactors.begin(person.id, person.account ?? '');
  });

  app.post('/api/account/second-factor/confirm', async (request): Promise<RecoveryCodes> => {
    const { code } = bodyOf(request, SECOND_FACTOR_CODE);
    const person = await checks.holder(request);
    await checks.mustProve(request, person, {});
    if (!(await tries.take(person.id))) throw tooFast();
    const codes = await secondFactors.confirm(person.id, code);
    await checks.report(request, person, 'second-factor-on');
    return { codes, keys: await checks.keysOf(checks.sessionOf(request), person) };
  });

  app.post('/api/account/second-factor/codes', async (request): Promise<RecoveryCodes> => {
    const proof = bodyOf(request, SECOND_FACTOR_PROOF);
    const person = await checks.holder(request);
    await mustBeOn(person.id);
    await checks.mustProveSecondFactor(request, person, proof);
    const codes = await secondFactors.renewCodes(person.id);
    await checks.report(request, person, 'codes-renewed');
    return { codes, keys: await checks.keysOf(checks.sessionOf(request), person) };
  });

  app.post('/api/account/second-factor/stop', async (request): Promise<KeysInfo> => {
    const proof = bodyOf(request, SECOND_FACTOR_PROOF);
    const person = await checks.holder(request);
    await mustBeOn(person.id);
    await checks.mustProveSecondFactor(request, person, proof);
    await secondFactors.stop(person.id);
    await checks.report(request, person, 'second-factor-off');
    return checks.keysOf(checks.sessionOf(request), person);
  });

  const mustBeOn = async (person: string): Promise<void> => {
    if (!(await secondFactors.isOn(person))) throw new RefusedError('no-second-factor', 'This account has no second factor');
  };
}
