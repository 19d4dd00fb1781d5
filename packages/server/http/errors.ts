import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type Detail, InvalidInput } from '#kernel';
import { type ApiError, type FaultCode, isFault } from '#wire';
import { RefusedError } from '../refused-error.ts';
import type { Services } from '../services.ts';
import { UnknownCommitError } from '../store/store.ts';
import { isUnread } from './body-guard.ts';
import { lingerBeforeClose } from './linger.ts';

/** The status of each refusal. Only here is it known: what is refused further in may have come by another way. */
const STATUS: { readonly [code in FaultCode]: number } = {
  'account-needed': 403,
  'account-taken': 409,
  'bad-request': 400,
  'bad-seats': 400,
  banned: 403,
  busy: 503,
  damaged: 409,
  'has-account': 409,
  'has-begun': 409,
  'has-second-factor': 409,
  'holiday-twice': 409,
  'holidays-used': 409,
  'invitation-needed': 403,
  'last-way': 409,
  'link-over': 404,
  'name-taken': 409,
  'no-account': 409,
  'no-answer': 503,
  'no-game': 400,
  'no-holiday': 400,
  'no-level': 400,
  'no-notes': 403,
  'no-passkeys': 409,
  'no-password': 409,
  'no-seat': 400,
  'no-second-factor': 409,
  'no-session': 401,
  'no-table': 404,
  'no-way': 409,
  'not-found': 404,
  'not-host': 403,
  'not-over': 409,
  'not-played': 409,
  'not-playing': 409,
  'not-rated': 400,
  'not-saved': 503,
  'not-your-seat': 403,
  'nothing-earned': 409,
  'other-rules': 409,
  'other-site': 403,
  'own-game': 403,
  'passkey-copied': 401,
  'passkey-elsewhere': 401,
  'passkey-late': 409,
  'passkey-other': 401,
  'passkey-refused': 401,
  'passkey-unknown': 401,
  'proof-needed': 403,
  'seat-gone': 409,
  'second-factor-needed': 401,
  rated: 409,
  'server-error': 500,
  stale: 409,
  'too-fast': 429,
  'too-large': 413,
  'too-many-bytes': 429,
  'too-many-connections': 429,
  'too-many-games': 409,
  'too-many-passkeys': 409,
  'too-many-tables': 429,
  'too-many-ways': 409,
  unacceptable: 400,
  untrue: 400,
  'wrong-code': 401,
  'wrong-host': 421,
  'wrong-password': 401,
};

const CODES: { readonly [status: number]: FaultCode } = { 400: 'bad-request', 404: 'not-found', 413: 'too-large', 415: 'bad-request' };

const sentence = (status: number, error: Error): string => {
  if (status === 413) return 'The request is larger than this server accepts';
  if (status === 415) return 'The body must be JSON (content-type: application/json)';
  return error.message;
};

const wordsFor = (issue: Detail | null) => (issue === null ? {} : { reason: issue.reason, params: issue.params });

function bodyOf(error: Error | FastifyError): { status: number; body: ApiError } {
  if (error instanceof RefusedError && isFault(error.code)) {
    const { code, message, rules, path, issue, untrue } = error;
    const place = path === null ? {} : { path };
    return {
      status: STATUS[code],
      body: {
        error: {
          code,
          message,
          ...(rules.length > 0 ? { rules } : {}),
          ...place,
          ...wordsFor(issue),
          ...(untrue === null ? {} : { untrue }),
        },
      },
    };
  }
  if (error instanceof InvalidInput) {
    const { message, rules, path, issue } = error;
    return { status: 400, body: { error: { code: 'unacceptable', message, rules, path, ...wordsFor(issue) } } };
  }
  if (error instanceof UnknownCommitError)
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
    if (isUnread(request)) {
      reply.header('connection', 'close');
      lingerBeforeClose(request.raw.socket);
    }
    // A full receive buffer is load, not a fault: it is counted and not logged.
    if (status >= 500 && body.error.code !== 'busy') log.error({ err: error, url: request.routeOptions.url }, 'request failed');
    return reply.status(status).send(body);
  });
}
