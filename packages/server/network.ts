import { isIPv4 } from 'node:net';

/** Groups of an IPv6 address that name its network: the holder of one address has all of its /64. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (isIPv4(group) ? ['v4', 'v4'] : [group]));

/** What stands for one visitor's connection in every limit: an IPv4 address by itself, an IPv6 address with all of its /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = tail === undefined ? 0 : Math.max(0, ALL_GROUPS - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`;
}

/** Enough for its owner to know a network again, and too little to find a household: an IPv4 /24, an IPv6 /48. */
export function coarseNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

/** The address a request comes from: the connection's, or the one that the proxy in front of us has put last. */
export function addressOf(remote: string | undefined, forwarded: string | string[] | undefined, trustProxy: boolean): string {
  const said = trustProxy ? [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return said === undefined || said === '' ? (remote ?? '') : said;
}
