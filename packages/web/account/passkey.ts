import type { KeysInfo, Me, PasskeyKept, Proof } from '#wire';
import { account } from './api.ts';
import { tell } from './words.ts';

/** Asking the browser for passkeys. What speaks with authenticators is fetched when somebody asks for one, or could be offered one. */

const library = () => import('@simplewebauthn/browser');

/** Why passkeys cannot be had here, in words; null where they can. */
export function hindrance(place: Pick<Location, 'hostname' | 'port'> = location): string | null {
  if (/^[\d.]+$|^\[/.test(place.hostname))
    return tell('cannot_number', { address: `http://localhost${place.port === '' ? '' : `:${place.port}`}` });
  if (!isSecureContext) return tell('cannot_insecure');
  return 'PublicKeyCredential' in window ? null : tell('cannot_browser');
}

/** What the browser makes of a wish; what it refuses is said in words, as a page says faults. */
async function asked<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new Dismissed(tell('passkey_dismissed'));
    throw new Dismissed(tell(name === 'InvalidStateError' ? 'passkey_known' : 'passkey_failed'));
  }
}

/** The browser, or whoever sits before it, said no. */
export class Dismissed extends Error {}

export async function loginByPasskey(): Promise<Me> {
  const { startAuthentication } = await library();
  return account.enter(await asked(startAuthentication({ optionsJSON: await account.toAsk('login') })));
}

/** A question holds for five minutes (`CHALLENGE_HOLDS`): whoever looks at the page longer is asked another in time. */
const ASK_ANEW = 4 * 60_000;

/**
 * The browser offers passkeys beside the field for the name, where it can, until somebody takes one. Nobody is asked for anything: where it cannot, where
 * another way is chosen or where the page is left, nothing is said. Answers how to end it.
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
  if (hindrance() === null) void offer().catch(() => undefined);
  return () => {
    over = true;
    clearTimeout(timer);
    endCeremony();
  };
}

/** A guest becomes the account of this name. */
export async function registerByPasskey(name: string): Promise<PasskeyKept> {
  const { startRegistration } = await library();
  const optionsJSON = await account.toMake({ account: name });
  return account.keep(await asked(startRegistration({ optionsJSON })), name);
}

export async function addPasskey(proof: Proof): Promise<KeysInfo> {
  const { startRegistration } = await library();
  const optionsJSON = await account.toMake(proof);
  return (await account.keep(await asked(startRegistration({ optionsJSON })))).keys;
}

/** That it is he: by the password he wrote, else by a passkey, if he has one. */
export async function proofBy(password: string, keys: KeysInfo): Promise<Proof> {
  if (password !== '' || keys.passkeys.length === 0 || hindrance() !== null) return { password };
  const { startAuthentication } = await library();
  return { passkey: await asked(startAuthentication({ optionsJSON: await account.toAsk('prove') })) };
}
