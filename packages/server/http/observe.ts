import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** For those who look after the server. */
export function addObservation(app: FastifyInstance, { store, metrics, log }: Services): void {
  app.get('/healthz', async (_, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch (error) {
      log.error({ err: error }, 'the store does not answer');
      return reply.status(503).send({ ok: false });
    }
  });

  app.get('/metrics', async (_, reply) => {
    reply.header('content-type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
