import type { FastifyInstance } from 'fastify';
import { networkOf } from '../network.ts';
import type { Services } from '../services.ts';

/** A pattern where the request has one, so that the numbers stay few; files of the client have theirs in common. */
const routeOf = (url: string | undefined): string => url ?? 'nothing';

/** Every request is counted with its time, and written down where that is wanted: without query, without cookies, without bodies. */
export function countRequests(app: FastifyInstance, { metrics, log, accessLog }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = routeOf(request.routeOptions.url);
    const status = reply.statusCode;
    metrics.http.observe({ route, method, status }, reply.elapsedTime / 1000);
    if (!accessLog) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ method, path: request.url.split('?')[0], status, ms, from: networkOf(request.ip) }, 'request');
  });
}
