import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Milliseconds after which the health check answers, whatever the store does. */
const PATIENCE = 3000;

/** For those who look after the server. */
export function addHealthRoutes(app: FastifyInstance, { store, metrics, log, drain }: Services): void {
  let asking: Promise<void> | null = null;
  /** Many may want to know, and the store is asked once at a time. */
  const answers = (): Promise<void> => {
    asking ??= within(PATIENCE, store.ping()).finally(() => {
      asking = null;
    });
    return asking;
  };

  app.get('/healthz', async (_, reply) => {
    // Readiness check before the store is asked: a node that drains (graceful shutdown) fails it, so that the load balancer stops routing here.
    if (drain.underWay) return reply.status(503).send({ ok: false, draining: true });
    try {
      await answers();
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

function within(milliseconds: number, answer: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
