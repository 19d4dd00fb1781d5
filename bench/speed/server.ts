import type { ChildProcess } from 'node:child_process';
import { heard, heardWell, start, stop } from '../children.ts';
import type { LoadPlan, LoadResult } from '../load/clients/meter.ts';
import { median, say } from '../log.ts';

interface ServerSide {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time the server spent on a move: the figure that a busy machine disturbs least. */
  readonly cpuPerMove: number;
}

export interface ServerResult {
  readonly ours: ServerSide;
  readonly peer: ServerSide;
  /** The peer with its own store of files, which never syncs. */
  readonly peerOnFiles: ServerSide;
  /** Acknowledged moves per second, ours by theirs. */
  readonly ratio: number;
}

const TABLES = 200;

type Measured = LoadResult & { readonly cpuPerMove: number };

/** Microseconds of processor time that a server has used so far. */
export async function cpuOf(server: ChildProcess): Promise<number> {
  const answer = heard<NodeJS.CpuUsage>(server, 60_000);
  server.send('cpu');
  const { user, system } = await answer;
  return user + system;
}

/** One fresh server, one fresh generator, each in a process of its own. */
/** A server, and what plays at it. */
interface Programs {
  readonly serve: URL;
  readonly load: URL;
}

const OURS: Programs = {
  serve: new URL('../load/serve.ts', import.meta.url),
  load: new URL('../load/clients/ours.ts', import.meta.url),
};
const PEER: Programs = { serve: new URL('../peer/serve.ts', import.meta.url), load: new URL('../peer/load.ts', import.meta.url) };

async function measure(
  name: string,
  { serve, load: generate }: Programs,
  times: { warmMs: number; measureMs: number },
  env: Record<string, string> = {},
): Promise<Measured> {
  const server = start(serve, env);
  try {
    const { url } = await heard<{ url: string }>(server, 60_000);
    const load = start(generate);
    try {
      await heard(load, 60_000);
      load.send({ url, tables: TABLES, ...times } satisfies LoadPlan);
      const who = `The load on ${name}`;
      await heardWell<'seated'>(load, who, 120_000);
      await heardWell<'measuring'>(load, who, 60_000 + times.warmMs);
      const before = await cpuOf(server);
      const got = await heardWell<{ result: LoadResult }>(load, who, 60_000 + times.measureMs);
      const cpuPerMove = ((await cpuOf(server)) - before) / got.result.moves;
      const { movesPerSecond, p50, p99, generatorLoad, games } = got.result;
      say(
        `server: ${name} ${Math.round(movesPerSecond)} moves/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(cpuPerMove)} us of processor a move, ${games} games ended, generator at ${Math.round(generatorLoad * 100)} % of a core`,
      );
      return { ...got.result, cpuPerMove };
    } finally {
      await stop(load);
    }
  } finally {
    await stop(server);
  }
}

const side = (results: readonly Measured[]): ServerSide => ({
  movesPerSecond: median(results.map((each) => each.movesPerSecond)),
  p50: median(results.map((each) => each.p50)),
  p99: median(results.map((each) => each.p99)),
  cpuPerMove: median(results.map((each) => each.cpuPerMove)),
});

/** 200 tables of two people each over real sockets, ours durable on SQLite and the peer in memory and on files, in turns. */
export async function measureServer(quick: boolean): Promise<ServerResult> {
  const times = quick ? { warmMs: 1000, measureMs: 4000 } : { warmMs: 5000, measureMs: 12_000 };
  const ours: Measured[] = [];
  const peer: Measured[] = [];
  const onFiles: Measured[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    ours.push(await measure('ours', OURS, times));
    peer.push(await measure('peer', PEER, times));
    onFiles.push(await measure('peer on files', PEER, times, { BENCH_FLAT_FILE: '1' }));
  }
  const ratios = ours.map((each, round) => each.movesPerSecond / peer[round].movesPerSecond);
  return { ours: side(ours), peer: side(peer), peerOnFiles: side(onFiles), ratio: median(ratios) };
}
