import { createHash } from 'node:crypto';

/** The pseudonym of a deleted account in rated games: stable, and the person cannot be found by it (GDPR). */
export const pseudonymOf = (secret: string, person: string): string =>
  `gone:${createHash('sha256').update(`${secret} ${person}`).digest('base64url').slice(0, 22)}`;
