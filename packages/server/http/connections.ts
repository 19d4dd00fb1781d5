import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network.ts';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';

/**
 * No address holds more than its share of connections. Behind a proxy all connections are the proxy's, and what is counted there is what each
 * address has under way.
 */
export function guardConnections(app: FastifyInstance, { connections, trustProxy, metrics }: Services): void {
  if (trustProxy) {
    app.addHook('onRequest', async (request, reply) => {
      const leave = connections.enter(networkOf(request.ip));
      if (leave === null) throw new RefusedError('too-many-connections', 'Too many requests of this address are under way; wait a little');
      reply.raw.once('close', leave);
    });
    return;
  }
  app.server.on('connection', (socket) => {
    const leave = connections.enter(networkOf(socket.remoteAddress ?? ''));
    if (leave !== null) return socket.once('close', leave);
    metrics.refusals.inc({ code: 'too-many-connections' });
    return socket.destroy();
  });
}

/** How long a connection may take for each part of what it does, as the HTTP server takes it. */
export const patience = ({ headers, body, idle }: Services['limits']['timeouts']) => ({
  // An idle connection, whichever side should move: also one that does not read its answer.
  connectionTimeout: idle,
  keepAliveTimeout: idle,
  requestTimeout: Math.max(headers, body),
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.ceil(headers / 4) },
});
