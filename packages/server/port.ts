import type { AddressInfo } from 'node:net';

/** The port at which a server listens. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens at no port');
  return address.port;
}
