import { networkInterfaces } from 'node:os';

const EVERY_ADDRESS: { readonly [host: string]: readonly string[] } = { '0.0.0.0': ['IPv4'], '::': ['IPv4', 'IPv6'] };

/** Where a server that listens there can be reached: of a server that listens on every address, all of this machine's, its own first. */
export function addressesOf(host: string, port: number): readonly [string, ...string[]] {
  const families = EVERY_ADDRESS[host];
  if (families === undefined) return [urlOf(host, port)];
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    // An address of one link only means nothing without the name of the link.
    .filter(({ internal, family, scopeid }) => !internal && families.includes(family) && !scopeid)
    .map(({ address }) => urlOf(address, port));
  return [urlOf('127.0.0.1', port), ...others];
}

const urlOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
