import { createHash } from 'node:crypto';

/** What somebody who is gone is called where others are reckoned from his games: always the same, and nobody finds him by it. */
export const pseudonymOf = (secret: string, person: string): string =>
  `gone:${createHash('sha256').update(`${secret} ${person}`).digest('base64url').slice(0, 22)}`;
