import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLocalName } from '../local-name.ts';
import { isPublicAddress } from './public-address.ts';

/** POSTs to a URL that a user supplied, with an SSRF guard: only public addresses, checked after DNS and for every redirect. */
interface SafeRequest {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Uint8Array | string;
}

export interface SafeResponse {
  readonly status: number;
  /** Seconds after which it may be tried again, if the other side said so. */
  readonly retryAfter: number | null;
}

/** The address is none of the open internet: it is not tried again. */
export class BlockedAddress extends Error {}

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** How we come to others. In tests some hosts of this house may be reached. */
export interface EgressPolicy {
  readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>;
  /** `host:port` of what may be reached whatever its address, and without TLS. */
  readonly friends: readonly string[];
}

/**
 * The resolver asks the name servers by itself: unlike `lookup` it does not wait for the threads on which passwords are hashed, and it has a time limit. Names
 * that only this machine knows (`/etc/hosts`) are none to it.
 */
const RESOLVING = { timeout: 2000, tries: 2 };
/** However slowly a name server answers, one piece after another. */
const RESOLVED_WITHIN = 6000;

export async function resolveHost(host: string, servers?: readonly string[]): Promise<readonly ResolvedAddress[]> {
  const literal = isIP(host);
  if (literal !== 0) return [{ address: host, family: literal }];
  const resolver = new Resolver(RESOLVING);
  if (servers !== undefined) resolver.setServers([...servers]);
  const late = setTimeout(() => resolver.cancel(), RESOLVED_WITHIN);
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  } finally {
    clearTimeout(late);
  }
}

export const PUBLIC_EGRESS: EgressPolicy = { resolve: (host) => resolveHost(host), friends: [] };

const PATIENCE = 10_000;
const MOST_REDIRECTS = 3;
/** Answers are not used; a short one is read so that the connection can be kept alive. */
const LONGEST_ANSWER = 16 * 1024;

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * The addresses at which a host may be reached, each of them of the open internet. Of a name that leads elsewhere no more is told than of one that does not
 * exist: whoever gives us names must not learn which of them the network of the server knows. What was looked up is
 * what is connected to: a name may mean another address the next time.
 */
async function addressesOf(
  { hostname, host, port, protocol }: URL,
  { resolve, friends }: EgressPolicy,
): Promise<readonly ResolvedAddress[]> {
  const isFriend = friends.includes(port === '' ? `${host}:${protocol === 'https:' ? 443 : 80}` : host);
  if (protocol !== 'https:' && !isFriend) throw new BlockedAddress('Only https leads out of this house');
  const isLiteral = isIP(bare(hostname)) !== 0;
  // Told by its form, which says nothing of what this network knows.
  if (!isFriend && !isLiteral && isLocalName(hostname)) throw new BlockedAddress(`${hostname} is not on the open internet`);
  const found = await resolve(bare(hostname));
  if (isFriend || (found.length > 0 && found.every(({ address }) => isPublicAddress(address)))) return found;
  if (isLiteral) throw new BlockedAddress(`${hostname} is not on the open internet`);
  throw new Error(`${hostname} is no name of the open internet`);
}

/** Posts it and follows where it is sent on, each time with the same care. */
export async function safeFetch(posting: SafeRequest, reach: EgressPolicy): Promise<SafeResponse> {
  let url = new URL(posting.url);
  for (let hop = 0; ; hop++) {
    const { status, location, retryAfter } = await once(url, posting, await addressesOf(url, reach));
    if (status < 300 || status >= 400 || location === null || !URL.canParse(location, url)) return { status, retryAfter };
    if (hop === MOST_REDIRECTS) throw new Error('It is sent on and on');
    url = new URL(location, url);
    if (url.username !== '' || url.password !== '') throw new BlockedAddress('It is sent on with a password');
  }
}

interface Once extends SafeResponse {
  readonly location: string | null;
}

function once(url: URL, { headers, body }: SafeRequest, addresses: readonly ResolvedAddress[]): Promise<Once> {
  const known: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secure : plain;
    const asking = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: known,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    });
    asking.on('error', reject);
    asking.on('response', (response) => {
      discard(response);
      const after = Number(response.headers['retry-after']);
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location ?? null,
        retryAfter: Number.isFinite(after) && after > 0 ? after : null,
      });
    });
    asking.end(body);
  });
}

function discard(response: IncomingMessage): void {
  let length = 0;
  response.on('error', () => {});
  response.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > LONGEST_ANSWER) response.destroy();
  });
}
