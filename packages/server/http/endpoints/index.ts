import type { FastifyInstance } from 'fastify';
import { ALERTS } from './alerts.ts';
import type { Endpoint, Endpoints } from './endpoint.ts';
import { ACCOUNT, PEOPLE, TOURNAMENTS } from './people.ts';
import { TABLES } from './tables.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** The HTTP API by topic, in the order of its documentation. */
export const API: { readonly [topic: string]: Endpoints } = {
  'Session and account': ACCOUNT,
  Tables: TABLES,
  People: PEOPLE,
  Tournaments: TOURNAMENTS,
  'Alerts and calendar': ALERTS,
};

const ENDPOINTS = new Map(Object.values(API).flatMap((endpoints) => Object.entries(endpoints)));

/** Gives each route its endpoint. A route without one, or an endpoint without a route, stops the server before it listens. */
export function describeRoutes(app: FastifyInstance): void {
  const missing = new Set(ENDPOINTS.keys());
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'POST') return;
    const name = `${route.method} ${route.url}`;
    if (!route.url.startsWith('/api/')) return;
    const endpoint = ENDPOINTS.get(name);
    if (endpoint === undefined) throw new Error(`${name} is not described in http/endpoints`);
    route.config = { ...route.config, endpoint };
    missing.delete(name);
  });
  app.addHook('onReady', (done) => done(missing.size === 0 ? undefined : new Error(`No route for ${[...missing].join(', ')}`)));
}
