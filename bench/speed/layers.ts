import type { ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { heard, heardWell, start, stop } from '../children.ts';
import type { CrowdPlan, CrowdResult } from '../load/clients/guests.ts';
import type { LoadPlan } from '../load/clients/meter.ts';
import type { Wars } from '../load/long-wars.ts';
import { median, say } from '../log.ts';
import type { Layer } from './layers/patches.ts';
import type { Phase } from './layers/serve.ts';
import { cpuOf } from './server.ts';

/**
 * What each hand-written layer of the server saves, in processor time a move or a read (all threads of the server together). While people play, the layer
 * is switched off and on again every second or so, so that both kinds of phases meet the same machine: whole runs on a busy one differ by more than a layer does. Reads are measured in whole runs. `node bench/speed/layers.ts [--pairs N] [--only LOAD,LAYER]` prints a table.
 */

const SERVE = new URL('./layers/serve.ts', import.meta.url);
const WARM_MS = 6000;
/** Moves of each of the long Wars whose chronicles and records are read. */
const WAR_MOVES = '1000';
const READ_MS = 7000;
const READ_ROUNDS = 5;
/** A rate near nothing is none at all. */
const NEVER = 0.001;

interface Comparison {
  readonly with: number;
  readonly without: number;
  readonly ratio: number;
  /** Of each part of the measurement alone. */
  readonly ratios: readonly number[];
}

interface Served {
  readonly url: string;
  readonly wars: Wars | null;
}

/** Milliseconds of a phase, of which the first are not counted: what the layer has put off is still to be done then. */
const PHASES: { readonly [layer in Layer]?: readonly [whole: number, uncounted: number] } = {
  // No multiple of the second after which the journal is settled.
  frames: [700, 50],
  json: [700, 50],
  journal: [3500, 1500],
};

const QUARTERS = 4;

/** With fewer pairs of phases a quarter may have none of one kind. */
const FEWEST_PAIRS = 6;

/** Microseconds a move in all phases of one kind. */
function costOf(phases: readonly Phase[], without: boolean): number {
  const of = phases.filter((phase) => phase.without === without);
  return of.reduce((sum, { cpu }) => sum + cpu, 0) / of.reduce((sum, { moves }) => sum + moves, 0);
}

type Tables = Pick<LoadPlan, 'game' | 'spectators' | 'tables'>;

const LOADS: { readonly [name: string]: { readonly what: string; readonly layers: readonly Layer[]; readonly plan: Tables } } = {
  journey: { what: 'a move of Journey, 200 tables', layers: ['frames', 'json', 'journal'], plan: { tables: 200 } },
  war: {
    what: 'a move of War, 12 tables, 6 spectators each',
    layers: ['frames', 'json', 'journal'],
    plan: { game: 'war-of-the-ring', spectators: 6, tables: 12 },
  },
};

const READS: {
  readonly [name: string]: {
    readonly what: string;
    readonly rates: Pick<CrowdPlan, 'guests' | 'pagesPerSecond' | 'recordsPerSecond'>;
    readonly perSecond: (result: CrowdResult) => number;
  };
} = {
  pages: {
    what: 'a page of a chronicle',
    rates: { guests: 8, pagesPerSecond: 20, recordsPerSecond: NEVER },
    perSecond: ({ looksPerSecond }) => looksPerSecond,
  },
  records: {
    what: 'a record',
    rates: { guests: 2, pagesPerSecond: NEVER, recordsPerSecond: 10 },
    perSecond: ({ recordsPerSecond }) => recordsPerSecond,
  },
};

async function serving<T>(env: Record<string, string>, work: (server: ChildProcess, served: Served) => Promise<T>): Promise<T> {
  const server = start(SERVE, { ...env, BENCH_SILENT: '1' });
  try {
    return await work(server, await heard<Served>(server, 120_000));
  } finally {
    await stop(server);
  }
}

/** Phases with and without the layer while people play, each pair compared. */
function compareMoves(layer: Layer, plan: Tables, pairs: number): Promise<Comparison> {
  const [whole, uncounted] = PHASES[layer] ?? [1000, 0];
  const env = { BENCH_LAYER: layer, BENCH_PHASE: String(whole), BENCH_SETTLE: String(uncounted) };
  return serving(env, async (server, { url }) => {
    const load = start(new URL('../load/clients/ours.ts', import.meta.url));
    try {
      await heard(load, 60_000);
      load.send({ url, ...plan, warmMs: WARM_MS, measureMs: pairs * 2 * whole } satisfies LoadPlan);
      await heardWell<'seated'>(load, 'The load', 240_000);
      await heardWell<'measuring'>(load, 'The load', 60_000 + WARM_MS);
      server.send('forget');
      await heardWell<object>(load, 'The load', 60_000 + pairs * 2 * whole);
      const answer = heard<readonly Phase[]>(server, 60_000);
      server.send('phases');
      const phases = await answer;
      const borders = Array.from({ length: QUARTERS + 1 }, (_, at) => Math.floor((at * phases.length) / QUARTERS));
      const ratios = borders
        .slice(1)
        .map((border, at) => phases.slice(borders[at], border))
        .map((some) => costOf(some, true) / costOf(some, false));
      const [kept, without] = [costOf(phases, false), costOf(phases, true)];
      return { with: kept, without, ratio: without / kept, ratios };
    } finally {
      await stop(load);
    }
  });
}

function costOfRead({ rates, perSecond }: (typeof READS)[string], without: boolean): Promise<number> {
  const env = { BENCH_LAYER: 'cache', BENCH_WAR: WAR_MOVES, BENCH_WITHOUT: without ? '1' : '0' };
  return serving(env, async (server, { url, wars }) => {
    if (wars === null) throw new Error('The server has no Wars to read');
    const guests = start(new URL('../load/clients/guests.ts', import.meta.url));
    try {
      await heard(guests, 60_000);
      guests.send({ url, ...rates, tablesPerSecond: NEVER, watched: wars.played, over: wars.over } satisfies CrowdPlan);
      await heardWell<'looking'>(guests, 'The readers', 60_000);
      const [from, before] = [performance.now(), await cpuOf(server)];
      await new Promise((resolve) => setTimeout(resolve, READ_MS));
      const answer = heardWell<{ result: CrowdResult }>(guests, 'The readers', 60_000);
      guests.send('enough');
      const { result } = await answer;
      const used = (await cpuOf(server)) - before;
      return used / (perSecond(result) * ((performance.now() - from) / 1000));
    } finally {
      await stop(guests);
    }
  });
}

async function compareReads(read: (typeof READS)[string]): Promise<Comparison> {
  const kept: number[] = [];
  const made: number[] = [];
  for (let round = 0; round < READ_ROUNDS; round++) {
    kept.push(await costOfRead(read, false));
    made.push(await costOfRead(read, true));
  }
  const ratios = made.map((cost, round) => cost / kept[round]);
  return { with: median(kept), without: median(made), ratio: median(ratios), ratios };
}

const us = (value: number): string => `${Math.round(value).toLocaleString('en')} us`;

function row(layer: Layer, what: string, { with: kept, without, ratio, ratios }: Comparison): string {
  const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
  const line = `| ${layer} | ${what} | ${us(kept)} | ${us(without)} | **${ratio.toFixed(2)}** | ${spread} |`;
  say(line);
  return line;
}

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '20' }, only: { type: 'string' } } });
if (Number(values.pairs) < FEWEST_PAIRS) throw new Error(`--pairs is at least ${FEWEST_PAIRS}`);
const wanted = (...names: readonly string[]): boolean =>
  values.only === undefined || values.only.split(',').every((name) => names.includes(name));
const lines = [
  '| layer | processor time of | with | without | without by with | parts of the measurement alone |',
  '| --- | --- | --- | --- | --- | --- |',
];
for (const [name, { what, layers, plan }] of Object.entries(LOADS))
  for (const layer of layers) if (wanted(name, layer)) lines.push(row(layer, what, await compareMoves(layer, plan, Number(values.pairs))));
for (const [name, read] of Object.entries(READS)) if (wanted(name, 'cache')) lines.push(row('cache', read.what, await compareReads(read)));
process.stdout.write(`${lines.join('\n')}\n`);
