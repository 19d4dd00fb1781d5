import { isIP } from 'node:net';
import { Refused } from '../refused.ts';

/** Where a page of this house was opened, as far as passkeys go: a passkey is made for one host, and holds at no other. */
export interface RelyingParty {
  readonly origin: string;
  readonly host: string;
}

const isHere = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * The site that asks. The door has seen to it that the page is our own; where the operator says how the house is reached, passkeys are for that address,
 * for further origins that he names, and for the machine itself. Browsers make them only over https or there, and for names, not for numbers.
 */
export function relyingPartyOf(origin: string | undefined, house: string | null, origins: readonly string[]): RelyingParty {
  if (origin === undefined || !URL.canParse(origin)) throw new Refused('other-site', 'Passkeys are asked for by a page of this house');
  const { protocol, hostname: host } = new URL(origin);
  const known = house === null || new URL(house).origin === origin || origins.includes(origin) || isHere(host);
  if (!known) throw new Refused('no-passkeys', `Passkeys are for the address of this house: ${house}`);
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !(protocol === 'https:' || (protocol === 'http:' && isHere(host))))
    throw new Refused('no-passkeys', 'Browsers keep passkeys for names reached over https, and for localhost');
  return { origin, host };
}
