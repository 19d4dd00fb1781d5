import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient } from '../../packages/server/testing/client.ts';
import { startPostgres, type TestPostgres } from '../../packages/server/testing/postgres.ts';
import { Proxy } from '../../packages/server/testing/proxy.ts';
import { heard, start, stop } from '../children.ts';
import { say } from '../log.ts';

interface Outage {
  readonly what: string;
  /** Seconds until `/healthz` says 503; null when it never had to. */
  readonly noticed: number | null;
  /** Seconds from the end of the outage until `/healthz` says 200, and until a move that was made meanwhile is acknowledged. */
  readonly well: number;
  readonly played: number;
  /** The most files and connections that the server had open. */
  readonly files: number;
}

export interface OutageResult {
  readonly outages: readonly Outage[];
  /** Seconds until a node whose listening connection has fallen silent shows what another node did. */
  readonly heardAgain: number;
}

const LOOK = 50;
const RESTARTS = 10;
const since = (from: number): number => (performance.now() - from) / 1000;

/** One server on the database, and one person who plays there. */
interface Scene {
  readonly url: string;
  readonly pid: number;
  readonly player: TestClient;
  readonly table: string;
}

const health = async ({ url }: Scene): Promise<number> => (await fetch(`${url}/healthz`)).status;

async function untilHealth(scene: Scene, status: number): Promise<void> {
  while ((await health(scene)) !== status) await sleep(LOOK);
}

async function move({ player, table }: Pick<Scene, 'player' | 'table'>): Promise<void> {
  const turn = player.follow(table).now.turns.find(({ options }) => options.length > 0);
  if (turn === undefined) throw new Error('Somebody is asked');
  const answer = await player.act(table, turn.seat, turn.options[0]);
  if (answer.t !== 'done') throw new Error(`The move was not done: ${JSON.stringify(answer)}`);
  await player.until(() => player.follow(table).now.seen >= answer.seen, 'the move');
}

async function sitDown(url: string): Promise<Pick<Scene, 'player' | 'table'>> {
  const player = await TestClient.arrive(url);
  const { table } = await player.setTable({ seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sam' }] });
  await player.watch(table);
  return { player, table };
}

/** Something goes wrong, lasts, and ends. */
async function measure(scene: Scene, what: string, wrong: () => Promise<void>, lasts: number, end: () => Promise<void>): Promise<Outage> {
  const open = (): number => readdirSync(`/proc/${scene.pid}/fd`).length;
  let files = open();
  const counting = setInterval(() => {
    files = Math.max(files, open());
  }, LOOK);
  await wrong();
  const from = performance.now();
  const pending = move(scene);
  let noticed: number | null = null;
  if (lasts > 0) {
    await untilHealth(scene, 503);
    noticed = since(from);
    await sleep(Math.max(0, lasts * 1000 - (performance.now() - from)));
  }
  await end();
  const over = performance.now();
  const acknowledged = pending.then(() => since(over));
  await untilHealth(scene, 200);
  const well = since(over);
  const played = await acknowledged;
  clearInterval(counting);
  say(
    `outage: ${what}: noticed after ${noticed?.toFixed(1) ?? '-'} s, well again ${well.toFixed(1)} s after its end, played on after ${played.toFixed(1)} s, at most ${files} open files`,
  );
  return { what, noticed, well, played, files };
}

async function quickRestarts(postgres: TestPostgres): Promise<void> {
  for (let time = 1; time < RESTARTS; time++) {
    await postgres.halt();
    await postgres.resume();
  }
  await postgres.halt();
}

/** Another node moves while the one that is looked at does not hear it. */
async function deafness(databaseUrl: string): Promise<number> {
  const proxy = await Proxy.before(databaseUrl);
  const [deaf, other] = [proxy.through(databaseUrl), databaseUrl].map((url) =>
    start(new URL('./serve.ts', import.meta.url), { BENCH_DATABASE_URL: url, BENCH_SILENT: '1' }),
  );
  try {
    const [{ url: here }, { url: there }] = await Promise.all([heard<{ url: string }>(deaf), heard<{ url: string }>(other)]);
    const seated = await sitDown(there);
    const watcher = await TestClient.arrive(here);
    await watcher.watch(seated.table);
    if (proxy.doom('swallowed', 'LISTEN') !== 1) throw new Error('One connection listens');
    await move(seated);
    const from = performance.now();
    const { seen } = seated.player.follow(seated.table).now;
    await watcher.until(() => watcher.follow(seated.table).now.seen >= seen, 'the move at the other node');
    const took = since(from);
    say(`outage: a listening connection that has fallen silent: the move of another node was seen after ${took.toFixed(1)} s`);
    await Promise.all([watcher.disconnect(), seated.player.disconnect()]);
    return took;
  } finally {
    await Promise.all([deaf, other].map(stop));
    await proxy.close();
  }
}

/** What an outage of PostgreSQL costs those who play, and what it leaves behind in a server. */
export async function measureOutage(quick: boolean): Promise<OutageResult> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.database();
    const server = start(new URL('./serve.ts', import.meta.url), { BENCH_DATABASE_URL: databaseUrl, BENCH_SILENT: '1' });
    const outages: Outage[] = [];
    try {
      const { url } = await heard<{ url: string }>(server);
      if (server.pid === undefined) throw new Error('A server has a process');
      const scene: Scene = { url, pid: server.pid, ...(await sitDown(url)) };
      const halt = () => postgres.halt();
      const resume = () => postgres.resume();
      for (const seconds of quick ? [1, 9] : [1, 9, 24, 60])
        outages.push(await measure(scene, `stopped for ${seconds} s`, halt, seconds, resume));
      outages.push(await measure(scene, `${RESTARTS} quick restarts`, () => quickRestarts(postgres), 0, resume));
      outages.push(
        await measure(
          scene,
          'frozen for 10 s',
          () => postgres.freeze(),
          10,
          () => postgres.thaw(),
        ),
      );
      await scene.player.disconnect();
    } finally {
      await stop(server);
    }
    return { outages, heardAgain: await deafness(await postgres.database()) };
  } finally {
    await postgres.stop();
  }
}
