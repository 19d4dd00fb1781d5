import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Shortcoming, Unacceptable } from '#kernel';
import type { ApiError, FaultCode } from '#wire';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { Unanswered } from '../store/store.ts';

const CODES: { readonly [status: number]: FaultCode } = { 400: 'bad-request', 404: 'not-found', 413: 'too-large', 415: 'bad-request' };

const sentence = (status: number, error: Error): string => {
  if (status === 413) return 'The request is larger than this server accepts';
  if (status === 415) return 'The body must be JSON (content-type: application/json)';
  return error.message;
};

const wordsFor = (shortcoming: Shortcoming | null) =>
  shortcoming === null ? {} : { reason: shortcoming.reason, params: shortcoming.params };

function bodyOf(error: Error | FastifyError): { status: number; body: ApiError } {
  if (error instanceof Refused) {
    const { status, code, message, rules, path, shortcoming } = error;
    const place = path === null ? {} : { path };
    return { status, body: { error: { code, message, ...(rules.length > 0 ? { rules } : {}), ...place, ...wordsFor(shortcoming) } } };
  }
  if (error instanceof Unacceptable) {
    const { message, rules, path, shortcoming } = error;
    return { status: 400, body: { error: { code: 'unacceptable', message, rules, path, ...wordsFor(shortcoming) } } };
  }
  if (error instanceof Unanswered)
    return {
      status: 503,
      body: { error: { code: 'no-answer', message: 'It is not known yet whether this was done. Look again in a little while' } },
    };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 500) return { status, body: { error: { code: CODES[status] ?? 'bad-request', message: sentence(status, error) } } };
  return { status: 500, body: { error: { code: 'server-error', message: 'The server could not do this. Try again' } } };
}

/** Every error leaves in the same form, and nothing about the inside leaves with it. */
export function answerErrors(app: FastifyInstance, { metrics, log }: Services): void {
  app.setErrorHandler((error: Error, request, reply: FastifyReply) => {
    const { status, body } = bodyOf(error);
    metrics.refusals.inc({ code: body.error.code });
    if (status >= 500) log.error({ err: error, url: request.routeOptions.url }, 'request failed');
    return reply.status(status).send(body);
  });
}
