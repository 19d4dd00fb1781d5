import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLocalName } from './local-name.ts';

interface HostSettings {
  /** Where people reach the server, and further origins. */
  readonly urls: readonly string[];
  /** Further names. */
  readonly names: readonly string[];
  /** Nothing says by which names the server is reached, and a proxy in front of it decides which requests come here. */
  readonly isAny: boolean;
}

/** The name in a `Host` header, without the port. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * The names by which this server is reached (guard against DNS rebinding: a page of a stranger whose name is made to lead to this machine is of the same
 * origin as ours for the browser, and would be answered). Addresses as numbers and names of the local network cannot be rebound.
 */
export class KnownHosts {
  private readonly names: ReadonlySet<string>;
  /** Every name is taken for one of the server. */
  readonly isAny: boolean;

  constructor({ urls, names, isAny }: HostSettings) {
    const own = [hostname(), ...names, ...urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : []))];
    this.names = new Set(own.map(nameIn));
    this.isAny = isAny;
  }

  has(host: string | undefined): boolean {
    if (this.isAny) return true;
    const name = nameIn(host ?? '');
    if (name === '') return false;
    return isIP(name) !== 0 || isLocalName(name) || this.names.has(name);
  }
}
