import type { KeysInfo, Me, PasskeyKept, Proof } from '#wire';
import { account } from './api.ts';
import { tell } from './words.ts';

/** Asking the browser for passkeys. What speaks with authenticators is fetched when somebody asks for one. */

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
