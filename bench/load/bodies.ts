import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient } from '../../packages/server/testing/client.ts';
import { everything, rawSocket } from '../../packages/server/testing/raw.ts';
import { heard, start, stop } from '../children.ts';
import { say } from '../log.ts';

/**
 * What large request bodies do to the playing thread: `node bench/load/bodies.ts`. Seven bodies of three megabytes a second are sent to `/api/records`, without a session and with
 * one: a record that passes the schema and fails the replay. Prints one JSON object: how late the playing thread was meanwhile (milliseconds), and which share of one core it used.
 */

const SECONDS = 10;
const PER_SECOND = 7;
const ACTIONS = 19_000;
const UNFINISHED = 250;
const SETTLE = 5000;
const HASH = '0'.repeat(32);
const SECRET = '0'.repeat(64);
const GAME = 'journey-to-mordor';

interface Delay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly busy: number;
}

const RECORD = JSON.stringify({
  format: 'redbook-record',
  formatVersion: 1,
  game: GAME,
  rulesVersion: 1,
  content: { title: 'x', hash: HASH },
  options: {},
  seats: [{ kind: 'human', name: 'Frodo' }],
  chance: { kind: 'committed', version: 2, commitment: SECRET, promises: [''], seal: { secret: SECRET, contributions: [''] } },
  start: null,
  setup: { draws: [], hash: HASH },
  actions: Array.from({ length: ACTIONS }, () => ({ seat: 0, action: { type: 'march', to: 'x'.repeat(64) }, draws: [], hash: HASH })),
  outcome: { winners: [0] },
  offline: true,
});

async function delayOf(server: ChildProcess): Promise<Delay> {
  const answer = heard<Delay>(server, 60_000);
  server.send('delay');
  return answer;
}

function headOf(cookie: string): string {
  const lines = ['POST /api/records HTTP/1.1', 'host: x', 'connection: close', 'content-type: application/json'];
  return `${[...lines, `content-length: ${RECORD.length}`, ...(cookie === '' ? [] : [`cookie: ${cookie}`])].join('\r\n')}\r\n\r\n`;
}

/** One body; answers the status. */
async function send(url: string, cookie: string): Promise<number> {
  const socket = await rawSocket(url);
  socket.write(headOf(cookie));
  socket.write(RECORD);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await everything(socket))?.[1] ?? 0);
}

async function measure(server: ChildProcess, url: string, what: string, cookie: string): Promise<Delay> {
  for (let warm = 0; warm < 3; warm++) await send(url, cookie);
  await sleep(1000);
  await delayOf(server);
  const answers: Promise<number>[] = [];
  for (let number = 0; number < SECONDS * PER_SECOND; number++) {
    answers.push(send(url, cookie));
    await sleep(1000 / PER_SECOND);
  }
  const delay = await delayOf(server);
  const statuses = [...new Set(await Promise.all(answers))].join(', ');
  say(
    `bodies: ${what}: answered ${statuses}; the playing thread was late by p50 ${delay.p50.toFixed(1)} ms, p99 ${delay.p99.toFixed(1)} ms, at most ${delay.max.toFixed(1)} ms, and used ${Math.round(delay.busy * 100)} % of a core`,
  );
  return delay;
}

const buffersOf = async (server: ChildProcess): Promise<number> => {
  const answer = heard<NodeJS.MemoryUsage>(server, 60_000);
  server.send('memory');
  return (await answer).arrayBuffers / 1024 / 1024;
};

/** Megabytes of buffers that bodies take which all come but for their last byte, from one address. */
async function held(server: ChildProcess, url: string, cookie: string): Promise<number> {
  const before = await buffersOf(server);
  const sockets = await Promise.all(Array.from({ length: UNFINISHED }, () => rawSocket(url)));
  for (const socket of sockets) {
    socket.resume();
    socket.write(`${headOf(cookie)}${RECORD.slice(0, -1)}`);
  }
  await sleep(SETTLE);
  const megabytes = (await buffersOf(server)) - before;
  for (const socket of sockets) socket.destroy();
  say(`bodies: ${UNFINISHED} unfinished bodies ${cookie === '' ? 'without' : 'with'} a session take ${Math.round(megabytes)} MB`);
  return megabytes;
}

const server = start(new URL('./serve.ts', import.meta.url), { BENCH_SILENT: '1' });
try {
  const { url } = await heard<{ url: string }>(server);
  const { cookie } = await TestClient.guest(url);
  await sleep(2000);
  await delayOf(server);
  await sleep(5000);
  const quiet = await delayOf(server);
  const anonymous = await measure(server, url, 'without a session', '');
  const session = await measure(server, url, 'with a session', cookie);
  const unfinished = { anonymous: await held(server, url, ''), session: await held(server, url, cookie) };
  process.stdout.write(`${JSON.stringify({ megabytes: RECORD.length / 1024 / 1024, quiet, anonymous, session, unfinished })}\n`);
} finally {
  await stop(server);
}
