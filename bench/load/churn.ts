import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TestClient } from '../../packages/server/testing/client.ts';
import { heard, start, stop } from '../children.ts';
import { say } from '../log.ts';

/**
 * Memory of a server that people come to and leave for some minutes: `node bench/load/churn.ts [--minutes 10] [--people 24]`. Prints one JSON object, and ends with 1
 * when what is in use after a rest is more than 20 % over the beginning, when the process is (and by more than the page cache of SQLite), or when a table or a listener stays.
 */

const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 1.2;
/** SQLite's page cache (`store/sqlite-file.ts`) fills up to here as the file grows: it is part of the process, and no leak. */
const PAGE_CACHE = 64;
/** Minutes of the same before the first measurement: code that is loaded once and pages that an allocator keeps are no leak. */
const WARM_UP = 0.5;
/** Between two visits of one person. */
const PAUSE = 1000;
const LOOK_EVERY = 15_000;
/** An unused table leaves memory after a minute, an idle worker thread ends after another. */
const LONGEST_REST = 240_000;
const AFTER_THREADS = 65_000;

interface Memory {
  /** Megabytes of the process, and of its heap and buffers, after a forced collection. */
  readonly rss: number;
  readonly used: number;
  readonly tables: number;
  readonly listeners: number;
}

async function memoryOf(server: ChildProcess, url: string): Promise<Memory> {
  const answer = heard<NodeJS.MemoryUsage>(server, 60_000);
  server.send('memory');
  const { rss, heapUsed, external } = await answer;
  const text = await (await fetch(`${url}/metrics`)).text();
  const gauge = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    rss: Math.round(rss / MEGABYTE),
    used: Math.round((heapUsed + external) / MEGABYTE),
    tables: gauge('redbook_tables'),
    listeners: gauge('redbook_listeners'),
  };
}

const PLANS = [
  { game: 'war-of-the-ring', seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Sauron' }] },
  { game: 'hunt-for-the-ring', options: { mode: 'part1' }, listed: true, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Khamul' }] },
  { game: 'journey-to-mordor', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] },
] as const;

/** Tables that others may look at, newest last. */
const known: string[] = [];
const KNOWN = 30;

const older = (visit: number): string | undefined => known[(visit * 7) % Math.max(1, known.length)];

/** One person comes, sets a table or looks at another's, and goes in one of the ways in which people go. */
async function visit(url: string, number: number): Promise<void> {
  const person = await TestClient.arrive(url);
  const way = number % 4;
  const other = older(number);
  if (number % 3 === 0 || other === undefined) {
    const { table } = await person.setTable(PLANS[Math.floor(number / 3) % PLANS.length]);
    known.push(table);
    if (known.length > KNOWN) known.shift();
    if (way !== 0) await person.watch(table);
    person.send({ t: 'watch', table });
    if (way < 2) person.send({ t: 'leave', table });
  } else {
    if (way === 3) await person.watch(other);
    person.send({ t: 'watch', table: other });
    if (way !== 2) person.send({ t: 'leave', table: other });
    if (way === 0) person.send({ t: 'watch', table: other });
  }
  // Some wait for an answer before they hang up, others do not.
  if (number % 5 !== 0) await person.get('/api/mine');
  await person.disconnect();
}

async function churn(server: ChildProcess, url: string, minutes: number, people: number): Promise<{ visits: number; most: Memory }> {
  const until = performance.now() + minutes * 60_000;
  let visits = 0;
  const come = async (): Promise<void> => {
    while (performance.now() < until) {
      await visit(url, visits++);
      await sleep(PAUSE);
    }
  };
  const coming = Promise.all(Array.from({ length: people }, come));
  let most: Memory = { rss: 0, used: 0, tables: 0, listeners: 0 };
  let over = false;
  const look = (async () => {
    while (!over) {
      await Promise.race([sleep(LOOK_EVERY, undefined, { ref: false }), coming]);
      const memory = await memoryOf(server, url);
      if (memory.used > most.used) most = memory;
      say(`churn: ${visits} visits, ${memory.rss} MB, ${memory.used} MB in use, ${memory.tables} tables, ${memory.listeners} listeners`);
    }
  })();
  await coming;
  over = true;
  await look;
  return { visits, most };
}

/** Waits until the server holds no table any more, or as long as one could wait for that. */
async function rested(server: ChildProcess, url: string): Promise<Memory> {
  const until = performance.now() + LONGEST_REST;
  let memory = await memoryOf(server, url);
  while (memory.tables > 0 && performance.now() < until) {
    await sleep(LOOK_EVERY);
    memory = await memoryOf(server, url);
  }
  await sleep(AFTER_THREADS);
  return memoryOf(server, url);
}

const { values } = parseArgs({ options: { minutes: { type: 'string' }, people: { type: 'string' } }, strict: true });
const people = Number(values.people ?? '24');
const server = start(new URL('./serve.ts', import.meta.url), { BENCH_SILENT: '1' });
try {
  const { url } = await heard<{ url: string }>(server);
  await churn(server, url, WARM_UP, people);
  const before = await rested(server, url);
  say(`churn: before ${JSON.stringify(before)}`);
  const { visits, most: peak } = await churn(server, url, Number(values.minutes ?? '10'), people);
  const after = await rested(server, url);
  const growth = { rss: after.rss / before.rss, used: after.used / before.used };
  const most = { rss: MOST_GROWTH + PAGE_CACHE / before.rss, used: MOST_GROWTH };
  process.stdout.write(`${JSON.stringify({ visits, before, most: peak, after, growth })}\n`);
  if (growth.rss > most.rss || growth.used > most.used || after.tables > 0 || after.listeners > 0) process.exitCode = 1;
} finally {
  await stop(server);
}
