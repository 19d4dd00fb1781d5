import { flushCompileCache } from 'node:module';
import { unchecked } from '#kernel';
import { startServer } from '../start.ts';
import type { ChildOptions } from './child.ts';
import { NO_LIMITS } from './house.ts';

/** A server as a process of its own, to be killed (`child.ts` starts it): `node serve.ts <options>`. Prints its address and stays. */
const [, , given = '{}'] = process.argv;
const { later = 0, ...options } = unchecked<ChildOptions>(JSON.parse(given));
// What was compiled is kept now: whoever is killed keeps nothing.
flushCompileCache();
const real = Date.now;
// Before the server begins, for it looks at its clock through this.
Date.now = () => real() + later;
const server = await startServer({ port: 0, logLevel: 'error', limits: NO_LIMITS, botPause: 0, botThreads: 1, ...options });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
