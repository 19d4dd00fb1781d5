import type { KeysInfo, Me, PasskeyKept, Proof } from '#wire';
import { account } from './api.ts';
import { t } from './text.ts';

/** Passkeys (WebAuthn). The library is loaded when a passkey is requested or can be offered. */

const library = () => import('@simplewebauthn/browser');

/** Why passkeys are unavailable here, as text; null where they are available. */
export function passkeyProblem(place: Pick<Location, 'hostname' | 'port'> = location): string | null {
  if (/^[\d.]+$|^\[/.test(place.hostname))
    return t('cannot_number', { address: `http://localhost${place.port === '' ? '' : `:${place.port}`}` });
  if (!isSecureContext) return t('cannot_insecure');
  return 'PublicKeyCredential' in window ? null : t('cannot_browser');
}

/** Runs a WebAuthn ceremony; errors become texts for the player. */
async function runCeremony<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new DismissedError(t('passkey_dismissed'));
    throw new DismissedError(t(name === 'InvalidStateError' ? 'passkey_known' : 'passkey_failed'));
  }
}

/** The browser or the player declined. */
export class DismissedError extends Error {}

export async function loginByPasskey(): Promise<Me> {
  const { startAuthentication } = await library();
  return account.enter(await runCeremony(startAuthentication({ optionsJSON: await account.toAsk('login') })));
}

/** A challenge is valid for five minutes (`CHALLENGE_HOLDS`): a page that stays open gets a new one in time. */
const ASK_ANEW = 4 * 60_000;

/**
 * Conditional UI: the browser offers passkeys beside the name field, where it can, until the player picks one. No prompt and no error is shown
 * otherwise. Returns how to end it.
 */
export function offerPasskeys(enter: (how: () => Promise<Me>) => void): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endCeremony = (): void => {};
  const offer = async (): Promise<void> => {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library();
    if (over || !(await browserSupportsWebAuthnAutofill())) return;
    const optionsJSON = await account.toAsk('login');
    if (over) return;
    endCeremony = () => WebAuthnAbortService.cancelCeremony();
    timer = setTimeout(() => void offer().catch(() => undefined), ASK_ANEW);
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    clearTimeout(timer);
    if (!over) enter(() => account.enter(answer));
  };
  if (passkeyProblem() === null) void offer().catch(() => undefined);
  return () => {
    over = true;
    clearTimeout(timer);
    endCeremony();
  };
}

/** Registers an account of this name for the guest. */
export async function registerByPasskey(name: string): Promise<PasskeyKept> {
  const { startRegistration } = await library();
  const optionsJSON = await account.toMake({ account: name });
  return account.keep(await runCeremony(startRegistration({ optionsJSON })), name);
}

export async function addPasskey(): Promise<KeysInfo> {
  const { startRegistration } = await library();
  const optionsJSON = await account.toMake({});
  return (await account.keep(await runCeremony(startRegistration({ optionsJSON })))).keys;
}

/** Proof of ownership by a passkey of the account. */
export async function passkeyProof(): Promise<Proof> {
  const { startAuthentication } = await library();
  return { passkey: await runCeremony(startAuthentication({ optionsJSON: await account.toAsk('prove') })) };
}
