import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const YEAR = 31_536_000;

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Red Book</title>
<p>The server runs, but the client has not been built yet: <code>npx vite build</code>, or start with <code>npm start</code>, which builds it.</p>
`;

export const nothingAt = (reply: FastifyReply, url: string) =>
  reply.status(404).send({ error: { code: 'not-found', message: `There is nothing at ${url.split('?')[0]}` } });

/** Pages of the app are told from files and from the API by having no dot in their last part. */
const isPage = (request: FastifyRequest): boolean => {
  const path = request.url.split('?')[0];
  return request.method === 'GET' && !/^\/(api|ws|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
};

/** The client's files: hashed ones for ever, the page itself fresh every time. */
export async function addClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) =>
      isPage(request) ? reply.type('text/html; charset=utf-8').send(NOT_BUILT) : nothingAt(reply, request.url),
    );
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    cacheControl: false,
    // The build leaves compressed copies beside its files.
    preCompressed: true,
    setHeaders(response, file) {
      const hashed = file.startsWith(join(folder, 'assets'));
      response.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => (isPage(request) ? reply.sendFile('index.html') : nothingAt(reply, request.url)));
}
