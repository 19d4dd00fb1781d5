import { quantile } from '../../log.ts';
import { fail, report } from './report.ts';

export interface LoadPlan {
  readonly url: string;
  /** Further nodes of the same house: the two at a table sit at different ones. */
  readonly others?: readonly string[];
  readonly tables: number;
  /** What is played; without it Journey. */
  readonly game?: 'journey-to-mordor' | 'war-of-the-ring';
  /** So many watch each table besides. */
  readonly spectators?: number;
  /** People take so long over a move, on average; without it they move at once. */
  readonly thinkMs?: number;
  readonly warmMs: number;
  readonly measureMs: number;
}

export interface LoadResult {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a move until its player has the new state in hand. */
  readonly p50: number;
  readonly p99: number;
  /** Share of one core that the generator itself used: near 1 it is the bottleneck, not the server. */
  readonly generatorLoad: number;
  /** Games that ended while measuring. */
  readonly games: number;
  /** Milliseconds from sending a move until the other one at the table sees it; 0 where nobody looked at that. */
  readonly sightP50: number;
  readonly sightP99: number;
}

/** Counts moves and their latencies while it is on. */
export class Meter {
  private readonly latencies: number[] = [];
  /** Moves under way, by their players, and when they were sent. */
  private readonly underWay = new Map<object, number>();
  /** Moves that the other one at the table has not seen yet. */
  private readonly unseen = new Map<object, number>();
  private readonly sights: number[] = [];
  private games = 0;
  private from = 0;
  private cpu: NodeJS.CpuUsage | null = null;

  begin(): void {
    this.latencies.length = 0;
    this.sights.length = 0;
    this.games = 0;
    this.from = performance.now();
    this.cpu = process.cpuUsage();
  }

  sent(player: object): void {
    const now = performance.now();
    this.underWay.set(player, now);
    this.unseen.set(player, now);
  }

  /** The move that the player sent last is answered, if there is one. */
  moved(player: object): void {
    const from = this.underWay.get(player);
    if (from === undefined) return;
    this.underWay.delete(player);
    if (this.cpu !== null) this.latencies.push(performance.now() - from);
  }

  /** The other one sees what this player has sent last. */
  sighted(player: object): void {
    const from = this.unseen.get(player);
    if (from === undefined) return;
    this.unseen.delete(player);
    if (this.cpu !== null) this.sights.push(performance.now() - from);
  }

  gameEnded(): void {
    this.games++;
  }

  end(): LoadResult {
    if (this.cpu === null || this.latencies.length + this.underWay.size === 0)
      throw new Error('Not a single move was sent while measuring');
    const now = performance.now();
    const seconds = (now - this.from) / 1000;
    const used = process.cpuUsage(this.cpu);
    // A move that has waited longer than nearly all others and is still not answered counts with the time it has waited: a server that stands still looks as slow as it is.
    const slow = this.latencies.length === 0 ? 0 : quantile(this.latencies, 0.99);
    const all = [...this.latencies, ...[...this.underWay.values()].map((at) => now - at).filter((ms) => ms > slow)];
    return {
      moves: this.latencies.length,
      movesPerSecond: this.latencies.length / seconds,
      p50: quantile(all, 0.5),
      p99: quantile(all, 0.99),
      generatorLoad: (used.user + used.system) / 1e6 / seconds,
      games: this.games,
      sightP50: this.sights.length === 0 ? 0 : quantile(this.sights, 0.5),
      sightP99: this.sights.length === 0 ? 0 : quantile(this.sights, 0.99),
    };
  }
}

/** Two people at one table, who play game after game as fast as the server lets them. */
export interface Pair {
  /** Connects both and begins the first game. */
  start(): Promise<void>;
  stop(): void;
}

/** Runs in a process of its own: takes a plan from the parent, sends back one result. */
export function answerPlan(makePair: (plan: LoadPlan, number: number, meter: Meter) => Pair): void {
  process.once('message', (plan: LoadPlan) => {
    run(plan, makePair).then((result) => report({ result }), fail);
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.('ready');
}

async function run(plan: LoadPlan, makePair: (plan: LoadPlan, number: number, meter: Meter) => Pair): Promise<LoadResult> {
  const meter = new Meter();
  const pairs = Array.from({ length: plan.tables }, (_, number) => makePair(plan, number, meter));
  // A few at a time: a stampede of logins is not what is measured here.
  for (let from = 0; from < pairs.length; from += 20) await Promise.all(pairs.slice(from, from + 20).map((pair) => pair.start()));
  process.send?.('seated');
  await pause(plan.warmMs);
  meter.begin();
  process.send?.('measuring');
  await pause(plan.measureMs);
  const result = meter.end();
  for (const pair of pairs) pair.stop();
  return result;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
