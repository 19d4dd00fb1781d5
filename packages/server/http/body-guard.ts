import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Reservation } from '../intake/body-bytes.ts';
import { SMALL_BODY } from '../intake/small-body.ts';
import { networkOf } from '../network.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';

/** What each request under way has reserved for its body. */
const reserved = new WeakMap<FastifyRequest, Reservation>();

/** The most bytes that the body of a request may have: what its head says, or all that its route takes when the body comes in chunks. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? SMALL_BODY;
  return Number(headers['content-length'] ?? 0);
}

export const isLarge = (request: FastifyRequest): boolean => bodyBytes(request) > SMALL_BODY;

/** An answer that comes before such a body was read ends the connection: otherwise the rest of the body would be read after all. */
export const isUnread = (request: FastifyRequest): boolean =>
  !request.raw.complete && (request.headers['transfer-encoding'] !== undefined || isLarge(request));

/**
 * Room for a body is reserved when the head of its request has come, before anything is read or awaited, and given back when the connection is done with
 * the request, whichever way it ends. Large bodies and small ones are counted apart, so that those who send large ones do not keep others from playing.
 */
export function guardBodies(app: FastifyInstance, { bodies }: Pick<Services, 'bodies'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const bytes = bodyBytes(request);
    if (bytes === 0) return done();
    if (bytes > (request.routeOptions.bodyLimit ?? SMALL_BODY))
      return done(new RefusedError('too-large', 'The request is larger than this server accepts'));
    const pool = bytes > SMALL_BODY ? bodies.large : bodies.small;
    const network = networkOf(request.ip);
    const reservation = pool.reserve(network, bytes);
    if (reservation === null)
      return done(
        pool.isFullFor(network, bytes)
          ? new RefusedError('too-many-bytes', 'Too much is being received from this address; wait a little')
          : new RefusedError('busy', 'The server is receiving as much as it can; wait a little'),
      );
    reserved.set(request, reservation);
    reply.raw.once('close', reservation.hold());
    return done();
  });
}

/** Whatever is done with a body goes on although its sender hangs up: until then its bytes are counted. */
export async function holdingBody<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  const letGo = reserved.get(request)?.hold();
  try {
    return await work();
  } finally {
    letGo?.();
  }
}
