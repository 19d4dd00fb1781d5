import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '../../packages/server/start.ts';
import { fill } from './fill.ts';
import { fillAlerts } from './fill-alerts.ts';
import { playWars } from './long-wars.ts';

/**
 * The real server on a temporary SQLite file, or on the PostgreSQL of `BENCH_DATABASE_URL`, with limits that no benchmark reaches. `BENCH_GAMES`: finished games in the store beforehand;
 * `BENCH_WAR`: two Wars of so many moves; `BENCH_ALERTS`: so many people who are to be told something, at `BENCH_FRIEND`. `BENCH_SILENT=1`: without a word of log.
 * `BENCH_LIMITS=standard`: with the limits that everybody has, and addresses as a proxy names them; `BENCH_PAUSE`: milliseconds a bot waits before it acts.
 */

const dataDir = mkdtempSync(join(tmpdir(), 'redbook-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const databaseUrl = process.env.BENCH_DATABASE_URL;

const unlimited = { perSecond: 1e9, burst: 1e9 };

const games = Number(process.env.BENCH_GAMES ?? '0');
if (games > 0) await fill(dataDir, games);
const friend = process.env.BENCH_FRIEND;
if (friend !== undefined) await fillAlerts(dataDir, Number(process.env.BENCH_ALERTS ?? '0'), friend);
const moves = Number(process.env.BENCH_WAR ?? '0');
const wars = moves > 0 ? await playWars(dataDir, moves) : null;

const standard = process.env.BENCH_LIMITS === 'standard';
const pause = process.env.BENCH_PAUSE;

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  ...(friend === undefined ? {} : { alerts: { friends: [friend], gap: 0 } }),
  logLevel: process.env.BENCH_SILENT === '1' ? 'silent' : 'error',
  trustProxy: standard,
  ...(pause === undefined ? {} : { botPause: Number(pause) }),
  limits: standard
    ? {}
    : {
        address: unlimited,
        session: unlimited,
        guests: unlimited,
        tables: unlimited,
        tablesOfAddress: unlimited,
        openTables: { guest: 1e9, account: 1e9, address: 1e9 },
        connections: 1e9,
        // The crowd that looks at the Wars keeps to the limits that everybody has.
        ...(wars === null ? { messages: unlimited } : {}),
      },
});

const stop = (): void => void server.close().then(() => process.exit(0));
/** Frees what is free to be freed; the flag is set here, so that it need not be given to the process. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 3; round++) runInNewContext('gc()');
}

const RESOLUTION = 5;
const late = monitorEventLoopDelay({ resolution: RESOLUTION });
late.enable();
let since = { at: performance.now(), cpu: process.threadCpuUsage() };

/** How late the playing thread was since this was last asked, in milliseconds over the resolution of the measurement, and which share of one core it used. */
function delay() {
  const over = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  const { user, system } = process.threadCpuUsage(since.cpu);
  const busy = (user + system) / 1000 / (performance.now() - since.at);
  const answer = { p50: over(late.percentile(50)), p99: over(late.percentile(99)), max: over(late.max), busy };
  since = { at: performance.now(), cpu: process.threadCpuUsage() };
  late.reset();
  return answer;
}

process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
  else if (message === 'memory') {
    collect();
    process.send?.(process.memoryUsage());
  } else if (message === 'delay') process.send?.(delay());
  else if (message === 'stop') stop();
});
process.once('disconnect', stop);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.send?.({ url: server.url, wars, dataDir });
