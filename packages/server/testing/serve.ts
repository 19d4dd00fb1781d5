import { flushCompileCache } from 'node:module';
import { startServer } from '../start.ts';
import { NO_LIMITS } from './house.ts';

/** A server as a process of its own, to be killed: `node serve.ts <folder>`. Prints its address and stays. */
const dataDir = process.argv[2];
// What was compiled is kept now: whoever is killed keeps nothing.
flushCompileCache();
if (dataDir === undefined) throw new Error('Give the folder of the data');
const server = await startServer({ port: 0, dataDir, logLevel: 'error', limits: NO_LIMITS, botPause: 0, botThreads: 1 });
process.stdout.write(`${server.url}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
