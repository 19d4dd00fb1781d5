import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { gameIds, openGame } from '#games';
import { startServer } from '#server/start.ts';
import type { StoreOptions } from '#server/store/open.ts';
import { NO_LIMITS } from '#server/testing/house.ts';

/**
 * A server process for fault injection: `node serve.ts data <folder>` or `node serve.ts url <database>`. It opens at the first message of its parent and
 * replies with its address; a number sets its clock wrong by so many milliseconds.
 */

const real = Date.now;
let wrong = 0;
// Before the server starts, because it reads its clock through this.
Date.now = () => real() + wrong;

// A file size limit is reported as a write error and does not end the process.
process.on('SIGXFSZ', () => {});
// Exit with the parent process.
process.on('disconnect', () => process.exit(1));

const told = once(process, 'message');
await Promise.all(gameIds().map(openGame));
// Save the compile cache now: a killed process saves nothing.
flushCompileCache();
await told;
const [, , kind, where = ''] = process.argv;
const place: StoreOptions = kind === 'data' ? { dataDir: where } : { databaseUrl: where };
const server = await startServer({ port: 0, ...place, logLevel: 'silent', limits: NO_LIMITS, botPause: 0, botThreads: 1 });
process.on('message', (message) => {
  if (typeof message === 'number') wrong = message;
});
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
process.send?.(server.url);
