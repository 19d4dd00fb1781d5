import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { heard, heardWell, start, stop } from '../children.ts';
import { makeDue } from './fill-alerts.ts';
import type { LoadPlan, LoadResult } from './clients/meter.ts';
import { cpuOf } from '../speed/server.ts';
import { median, say } from '../log.ts';
import { portOf } from '../../packages/server/port.ts';

interface AlertsSide {
  readonly p50: number;
  readonly p99: number;
}

export interface AlertsResult {
  readonly quiet: AlertsSide;
  readonly telling: AlertsSide;
  /** The p99 of a move while everybody is told, by quiet. */
  readonly ratio: number;
  readonly alerts: number;
  /** Push messages, encrypted and acknowledged, a second while people play. */
  readonly perSecond: number;
}

const PEOPLE = 10_000;
const TABLES = 50;
const THINK_MS = 100;

/** What it does to those who play when ten thousand people are to be told at once: 50 tables of two who think, quiet and while push messages go out. */
export async function measureAlerts(quick: boolean): Promise<AlertsResult> {
  const times = quick ? { warmMs: 1000, measureMs: 8000 } : { warmMs: 3000, measureMs: 20_000 };
  const people = quick ? PEOPLE / 5 : PEOPLE;
  let arrived = 0;
  const browsers = createServer((request, response) => {
    request.resume();
    arrived++;
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => browsers.listen(0, '127.0.0.1', resolve));
  const server = start(new URL('./serve.ts', import.meta.url), {
    BENCH_ALERTS: String(people),
    BENCH_FRIEND: `127.0.0.1:${portOf(browsers)}`,
  });
  try {
    const { url, dataDir } = await heard<{ url: string; dataDir: string }>(server, 300_000);
    const play = async (what: string, measuring: () => void): Promise<LoadResult> => {
      const load = start(new URL('./clients/ours.ts', import.meta.url));
      try {
        await heard(load, 60_000);
        load.send({ url, tables: TABLES, thinkMs: THINK_MS, ...times } satisfies LoadPlan);
        await heardWell<'seated'>(load, what, 120_000);
        await heardWell<'measuring'>(load, what, 60_000 + times.warmMs);
        const [from, before] = [performance.now(), await cpuOf(server)];
        measuring();
        const { result } = await heardWell<{ result: LoadResult }>(load, what, 60_000 + times.measureMs);
        const used = ((await cpuOf(server)) - before) / 1000 / (performance.now() - from);
        say(
          `alerts: ${what} p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms, ${Math.round(result.movesPerSecond)} moves/s; the server used ${Math.round(used * 100)} % of a core`,
        );
        return result;
      } finally {
        await stop(load);
      }
    };
    const quiet = [await play('quiet', () => {})];
    let from = 0;
    const telling = await play('telling', () => {
      from = performance.now();
      makeDue(dataDir);
    });
    for (let before = -1; arrived < people && before !== arrived; ) {
      before = arrived;
      await sleep(5000);
    }
    const done = performance.now();
    if (arrived !== people) throw new Error(`${people} were to be told, ${arrived} were`);
    quiet.push(await play('quiet again', () => {}));
    const perSecond = arrived / ((done - from) / 1000);
    say(`alerts: ${arrived} messages arrived, ${Math.round(perSecond)} a second at least`);
    const silent = { p50: median(quiet.map(({ p50 }) => p50)), p99: median(quiet.map(({ p99 }) => p99)) };
    return { quiet: silent, telling: { p50: telling.p50, p99: telling.p99 }, ratio: telling.p99 / silent.p99, alerts: arrived, perSecond };
  } finally {
    await stop(server);
    browsers.closeAllConnections();
    browsers.close();
  }
}
