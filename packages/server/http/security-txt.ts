import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#kernel';
import type { Services } from '../services.ts';
import { nothingAt } from './client.ts';

/** How long after it was read it is still to be believed (RFC 9116: less than a year). */
const HOLDS = 180 * 86_400_000;
const DAY = 86_400_000;

/** Where weaknesses of this server are reported, as its operator has said (RFC 9116). Without an operator's word there is nothing to say. */
export function addSecurityText(app: FastifyInstance, { securityContacts, alerts, now }: Services): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (securityContacts.length === 0) return nothingAt(reply, request.url);
    const until = Math.floor((now() + HOLDS) / DAY) * DAY;
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(until).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      ...(alerts.baseUrl === null ? [] : [`Canonical: ${alerts.baseUrl}/.well-known/security.txt`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** Throws where a contact is none that a reader could follow. */
export function mustBeContacts(contacts: readonly string[]): readonly string[] {
  const wrong = contacts.find((contact) => !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact));
  if (wrong !== undefined)
    throw new Error(`REDBOOK_SECURITY_CONTACT: "${wrong}" is no contact; write mailto:you@example.org or https://..., separated by commas`);
  return contacts;
}
