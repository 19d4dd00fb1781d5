import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A device that has logged in to an account keeps a token of it, also after logout: wrong passwords from elsewhere do not slow it down. The token
 * grants nothing by itself.
 */
const sealOf = (secret: string, person: string, device: string): string =>
  createHmac('sha256', secret).update(`device ${person} ${device}`).digest('base64url');

export function trustedDeviceToken(secret: string, person: string): string {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${sealOf(secret, person, device)}`;
}

/** Which device it is, if the mark is one of this person's. */
export function deviceOf(secret: string, person: string, mark: string): string | null {
  const [device = '', seal = ''] = mark.split('.');
  const expected = Buffer.from(sealOf(secret, person, device));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}
