import type { ChildProcess } from 'node:child_process';
import { startPostgres } from '../../packages/server/testing/postgres.ts';
import { heard, heardWell, start, stop } from '../children.ts';
import type { LoadPlan, LoadResult } from './clients/meter.ts';
import { median, say } from '../log.ts';

interface NodesSide {
  readonly movesPerSecond: number;
  /** Milliseconds until a move is acknowledged and its new state in hand. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds until the other one at the table, who sits at another node where there is one, sees it. */
  readonly sightP50: number;
  readonly sightP99: number;
}

export interface NodesResult {
  readonly sqlite: NodesSide;
  /** One, two and three nodes on one PostgreSQL. */
  readonly postgres: readonly NodesSide[];
  /** Moves a second of one node, PostgreSQL by SQLite. */
  readonly ratio: number;
}

const TABLES = 200;
const SIZES = [1, 2, 3] as const;

interface Times {
  readonly warmMs: number;
  readonly measureMs: number;
}

/** Plays at servers that are open already. */
async function load(name: string, urls: readonly string[], times: Times): Promise<LoadResult> {
  const [url, ...others] = urls;
  const generator = start(new URL('./clients/ours.ts', import.meta.url));
  try {
    await heard(generator, 60_000);
    generator.send({ url, others, tables: TABLES, ...times } satisfies LoadPlan);
    const who = `The load on ${name}`;
    await heardWell<'seated'>(generator, who, 240_000);
    await heardWell<'measuring'>(generator, who, 60_000 + times.warmMs);
    const { result } = await heardWell<{ result: LoadResult }>(generator, who, 60_000 + times.measureMs);
    const { movesPerSecond, p50, p99, sightP50, sightP99 } = result;
    say(
      `nodes: ${name} ${Math.round(movesPerSecond)} moves/s, acknowledged p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, seen p50 ${sightP50.toFixed(1)} ms, p99 ${sightP99.toFixed(1)} ms`,
    );
    return result;
  } finally {
    await stop(generator);
  }
}

async function measure(name: string, size: number, env: Record<string, string>, times: Times): Promise<LoadResult> {
  const servers: ChildProcess[] = [];
  try {
    const urls: string[] = [];
    for (let node = 0; node < size; node++) {
      const server = start(new URL('./serve.ts', import.meta.url), env);
      servers.push(server);
      urls.push((await heard<{ url: string }>(server, 60_000)).url);
    }
    return await load(name, urls, times);
  } finally {
    await Promise.all(servers.map(stop));
  }
}

const side = (results: readonly LoadResult[]): NodesSide => ({
  movesPerSecond: median(results.map((each) => each.movesPerSecond)),
  p50: median(results.map((each) => each.p50)),
  p99: median(results.map((each) => each.p99)),
  sightP50: median(results.map((each) => each.sightP50)),
  sightP99: median(results.map((each) => each.sightP99)),
});

/** 200 tables of two people, who sit at different nodes where there are several; everything of a round on one machine, in turns. */
export async function measureNodes(quick: boolean): Promise<NodesResult> {
  const times = quick ? { warmMs: 1000, measureMs: 4000 } : { warmMs: 5000, measureMs: 12_000 };
  const sqlite: LoadResult[] = [];
  const nodes: LoadResult[][] = SIZES.map(() => []);
  const postgres = await startPostgres({ synced: true });
  try {
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      sqlite.push(await measure('SQLite, 1 node', 1, {}, times));
      for (const [place, size] of SIZES.entries()) {
        const env = { BENCH_DATABASE_URL: await postgres.database() };
        nodes[place].push(await measure(`PostgreSQL, ${size} node${size === 1 ? '' : 's'}`, size, env, times));
      }
    }
  } finally {
    await postgres.stop();
  }
  const ratios = nodes[0].map((each, round) => each.movesPerSecond / sqlite[round].movesPerSecond);
  return { sqlite: side(sqlite), postgres: nodes.map(side), ratio: median(ratios) };
}
