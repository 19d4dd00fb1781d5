import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { read } from '../intake/parse-body.ts';

/** The body of a request as its schema reads it; throws `RefusedError` otherwise. It must be the schema that the endpoint is documented with. */
export function bodyOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  mustBeDocumented(request, 'body', schema);
  return read(schema, request.body);
}

/** The same for the query. */
export function queryOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  mustBeDocumented(request, 'query', schema);
  return read(schema, request.query);
}

function mustBeDocumented({ routeOptions }: FastifyRequest, part: 'body' | 'query', schema: z.ZodType): void {
  if (routeOptions.config.endpoint?.[part] !== schema)
    throw new Error(`${routeOptions.method} ${routeOptions.url}: its ${part} is documented with another schema`);
}
