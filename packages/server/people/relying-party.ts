import { isIP } from 'node:net';
import { RefusedError } from '../refused-error.ts';

/** Where a page of this server was opened, as far as passkeys go: a passkey is made for one host, and holds at no other. */
export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

const isHere = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * The WebAuthn relying party. The same-origin check has seen to it that the page is our own; where the operator configures the URL of the server,
 * passkeys are for that host, for further configured origins, and for localhost. Browsers make them only over https or there, and for host names.
 */
export function relyingPartyOf(origin: string | undefined, baseUrl: string | null, origins: readonly string[]): RelyingParty {
  if (origin === undefined || !URL.canParse(origin)) throw new RefusedError('other-site', 'Passkeys are asked for by a page of this house');
  const { protocol, hostname: host } = new URL(origin);
  const known = baseUrl === null || new URL(baseUrl).origin === origin || origins.includes(origin) || isHere(host);
  if (!known) throw new RefusedError('no-passkeys', `Passkeys are for the address of this house: ${baseUrl}`);
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !(protocol === 'https:' || (protocol === 'http:' && isHere(host))))
    throw new RefusedError('no-passkeys', 'Browsers keep passkeys for names reached over https, and for localhost');
  return { origin, host };
}
