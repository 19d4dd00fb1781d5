import type { ChildProcess } from 'node:child_process';
import { heard, heardWell, start, stop } from '../children.ts';
import type { CrowdPlan, CrowdResult } from './clients/guests.ts';
import type { LoadPlan, LoadResult } from './clients/meter.ts';
import { Solo } from './clients/solo.ts';
import { cpuOf } from '../speed/server.ts';
import { median, quantile, say } from '../log.ts';
import type { Wars } from './long-wars.ts';

interface CrowdSide {
  /** Milliseconds of an honest player's move at one of the 50 tables, until the new state is in hand and on disk. */
  readonly p50: number;
  readonly p99: number;
  /** The same for the one who plays the long War that the guests look at. */
  readonly warP50: number;
  readonly warP99: number;
  /** Share of one core that the server used, all its threads together. */
  readonly serverLoad: number;
}

export interface CrowdMeasured {
  readonly quiet: CrowdSide;
  readonly crowded: CrowdSide;
  /** The p99 of the 50 tables, crowded by quiet: median of the rounds. */
  readonly ratio: number;
  /** What the crowd was answered in a second. */
  readonly looksPerSecond: number;
  readonly recordsPerSecond: number;
}

const MOVES = 2500;
const TABLES = 50;
const THINK_MS = 100;
const GUESTS = 30;
/** What the server lets one person ask: 30 messages a second, of which a whole table counts as four. Whoever leafs asks for a table now and then. */
const TABLES_PER_SECOND = 7.4;
const PAGES_PER_SECOND = 27;
const RECORDS_PER_SECOND = 20;

interface Served {
  readonly url: string;
  readonly child: ChildProcess;
}

interface Times {
  readonly warmMs: number;
  readonly measureMs: number;
}

/** 50 tables of two people who think, and one who plays both sides of the War as long as they do. The crowd comes when all are seated. */
async function honest(
  { url, child }: Served,
  war: Solo,
  times: Times,
  what: string,
  seated: () => Promise<void> = async () => {},
): Promise<CrowdSide> {
  const load = start(new URL('./clients/ours.ts', import.meta.url));
  const who = 'The players';
  try {
    await heard(load, 60_000);
    load.send({ url, tables: TABLES, thinkMs: THINK_MS, ...times } satisfies LoadPlan);
    await heardWell<'seated'>(load, who, 120_000);
    const measuring = heardWell<'measuring'>(load, who, 60_000 + times.warmMs);
    await Promise.all([seated(), measuring]);
    const [from, before] = [performance.now(), await cpuOf(child)];
    let over = false;
    const result = heardWell<{ result: LoadResult }>(load, who, 60_000 + times.measureMs).finally(() => {
      over = true;
    });
    const late: number[] = [];
    const playing = (async () => {
      while (!over) {
        late.push(...(await war.play(1)));
        await new Promise((resolve) => setTimeout(resolve, THINK_MS));
      }
    })();
    const { p50, p99, movesPerSecond } = (await result).result;
    const serverLoad = ((await cpuOf(child)) - before) / 1000 / (performance.now() - from);
    await playing;
    const side = { p50, p99, warP50: median(late), warP99: quantile(late, 0.99), serverLoad };
    say(
      `crowd: ${what} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(movesPerSecond)} moves/s; at the War p50 ${side.warP50.toFixed(1)} ms, p99 ${side.warP99.toFixed(1)} ms; the server used ${Math.round(serverLoad * 100)} % of a core`,
    );
    return side;
  } finally {
    await stop(load);
  }
}

/** The same while the crowd looks. */
async function crowded(
  server: Served,
  plan: CrowdPlan,
  war: Solo,
  times: Times,
): Promise<{ side: CrowdSide; looks: number; records: number }> {
  const guests = start(new URL('./clients/guests.ts', import.meta.url));
  const who = 'The guests';
  try {
    await heard(guests, 60_000);
    const side = await honest(server, war, times, 'crowded', async () => {
      guests.send(plan);
      await heardWell<'looking'>(guests, who, 60_000);
    });
    const answer = heardWell<{ result: CrowdResult }>(guests, who, 60_000);
    guests.send('enough');
    const { looksPerSecond, recordsPerSecond, megabytesPerSecond } = (await answer).result;
    say(
      `crowd: ${Math.round(looksPerSecond)} looks and ${recordsPerSecond.toFixed(1)} records a second were answered, ${megabytesPerSecond.toFixed(1)} MB/s to the sockets`,
    );
    return { side, looks: looksPerSecond, records: recordsPerSecond };
  } finally {
    await stop(guests);
  }
}

const middle = (sides: readonly CrowdSide[]): CrowdSide => ({
  p50: median(sides.map((side) => side.p50)),
  p99: median(sides.map((side) => side.p99)),
  warP50: median(sides.map((side) => side.warP50)),
  warP99: median(sides.map((side) => side.warP99)),
  serverLoad: median(sides.map((side) => side.serverLoad)),
});

/** What a crowd that stays within its limits does to those who play: the same server, quiet and crowded in turn. */
export async function measureCrowd(quick: boolean): Promise<CrowdMeasured> {
  const times = quick ? { warmMs: 1000, measureMs: 6000 } : { warmMs: 3000, measureMs: 15_000 };
  const server = start(new URL('./serve.ts', import.meta.url), { BENCH_WAR: String(MOVES) });
  try {
    const { url, wars } = await heard<{ url: string; wars: Wars }>(server, 120_000);
    const served = { url, child: server };
    const war = await Solo.arrive(url, 1, `redbook=${wars.token}`);
    await war.follow(wars.played);
    const plan: CrowdPlan = {
      url,
      guests: GUESTS,
      tablesPerSecond: TABLES_PER_SECOND,
      pagesPerSecond: PAGES_PER_SECOND,
      watched: wars.played,
      over: wars.over,
      recordsPerSecond: RECORDS_PER_SECOND,
    };
    const quiet: CrowdSide[] = [];
    const loud: Awaited<ReturnType<typeof crowded>>[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round++) {
      quiet.push(await honest(served, war, times, 'quiet'));
      loud.push(await crowded(served, plan, war, times));
    }
    war.leave();
    return {
      quiet: middle(quiet),
      crowded: middle(loud.map(({ side }) => side)),
      ratio: median(loud.map(({ side }, round) => side.p99 / quiet[round].p99)),
      looksPerSecond: median(loud.map(({ looks }) => looks)),
      recordsPerSecond: median(loud.map(({ records }) => records)),
    };
  } finally {
    await stop(server);
  }
}
