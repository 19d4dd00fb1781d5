import type { FastifyInstance } from 'fastify';

/**
 * Scripts only from our own files. Style attributes are allowed because the drawn table places its pieces with them; style sheets
 * come from our own files too.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What browsers forget at logout: what their cache has of this site. Not its storage, in which games are kept that were played without a network and belong to
 * the device; and not cookies, of which the session's is removed and the device's mark stays.
 */
export const CLEAR_AT_LOGOUT = '"cache"';

/** What our pages never use, and so nothing in them may. */
const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export function addHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', PERMISSIONS);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
