import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { RefusedError } from '../refused-error.ts';
import { SMALL_BODY } from '../intake/small-body.ts';

/** JSON bodies of the routes of this scope stay bytes, in memory of their own that can be given to another thread. */
export function keepBodiesRaw(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) => {
    const { 'content-length': length } = request.headers;
    return receive(payload, length === undefined ? null : Number(length), request.routeOptions.bodyLimit ?? SMALL_BODY);
  });
}

/** The body of a request to such a route; nothing for a request without one. */
export function rawBodyOf({ body }: FastifyRequest): Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array && body.buffer instanceof ArrayBuffer ? new Uint8Array(body.buffer) : new Uint8Array();
}

/** All of a body, of which `length` bytes are announced. Stops reading when it grows beyond what may come. */
function receive(payload: Readable, length: number | null, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const most = length ?? limit;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let received = 0;
    const stop = (): void => {
      payload.off('data', hear).off('end', end).off('error', fail).off('close', cutOff);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const cutOff = (): void => fail(new RefusedError('bad-request', 'The body ended too early'));
    const hear = (piece: Buffer): void => {
      received += piece.length;
      if (received > most) {
        payload.pause();
        return fail(new RefusedError('too-large', 'The request is larger than this server accepts'));
      }
      pieces.push(piece);
    };
    const end = (): void => {
      stop();
      const body = new Uint8Array(received);
      let at = 0;
      for (const piece of pieces) {
        body.set(piece, at);
        at += piece.length;
      }
      resolve(body);
    };
    payload.on('data', hear).on('end', end).on('error', fail).on('close', cutOff);
  });
}
