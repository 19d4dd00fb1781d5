import { unchecked } from '../../../packages/kernel/unchecked.ts';
import { SeededRandom } from '../../../packages/kernel/random/seededRandom.ts';
import { type NewTable, nextLots, type Now, type ServerMessage, wholeNow } from '../../../packages/wire/index.ts';
import { Visitor } from './visitor.ts';

/** A player against a bot, who moves by lot at once and times how long the bot takes for each of its decisions. */
export class BotWaiter {
  private readonly visitor: Visitor;
  private readonly plan: NewTable;
  private readonly random: SeededRandom;
  private table = '';
  private now: Now | null = null;
  private sent = 0;
  /** Since when nobody but the bot is asked. */
  private since: number | null = null;
  private times: number[] = [];
  private wake: () => void = () => {};
  private failed: Error | null = null;

  private constructor(visitor: Visitor, plan: NewTable, seed: number) {
    this.visitor = visitor;
    this.plan = plan;
    this.random = new SeededRandom(seed, 7);
    visitor.hear = (text) => this.hear(unchecked<ServerMessage>(JSON.parse(text)));
  }

  static async sitDown(url: string, address: string, plan: NewTable, seed: number): Promise<BotWaiter> {
    const waiter = new BotWaiter(await Visitor.arrive(url, address), plan, seed);
    await waiter.begin();
    return waiter;
  }

  /** Milliseconds of the bot's next decisions: so many, or as many as fit into the time. One that is still open counts with what it took so far. */
  async measure(decisions: number, withinMs: number): Promise<number[]> {
    this.times = [];
    // A decision that began before this is not measured.
    this.since = null;
    const end = performance.now() + withinMs;
    while (this.times.length < decisions && performance.now() < end) {
      if (this.failed !== null) throw this.failed;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - performance.now());
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (this.now !== null && this.now.phase !== 'playing' && this.now.phase !== 'gathering') await this.begin();
    }
    const open = this.since === null || this.times.length >= decisions ? [] : [performance.now() - this.since];
    return [...this.times, ...open];
  }

  leave(): void {
    this.visitor.leave();
  }

  private async begin(): Promise<void> {
    if (this.table !== '') this.visitor.send({ t: 'leave', table: this.table });
    this.now = null;
    this.since = null;
    this.table = await this.visitor.setTable(this.plan);
    this.visitor.send({ t: 'watch', table: this.table });
  }

  private hear(message: ServerMessage): void {
    // Where both are asked, the bot may have been faster: the next update says what to do then.
    if (message.t === 'refused' && message.code === 'stale') return;
    if (message.t === 'refused' || message.t === 'error') this.failed = new Error(`The server refused: ${JSON.stringify(message)}`);
    else if (message.t === 'table' && message.table === this.table) {
      const step = nextLots(message.info, message.now.phase, null);
      for (const words of step?.messages ?? []) this.visitor.send({ ...words, table: this.table, id: `lot-${words.seat}-${words.t}` });
      this.hearNow(message.now);
    } else if (message.t === 'update' && message.table === this.table && this.now !== null) this.hearNow(wholeNow(message.now, this.now));
    this.wake();
  }

  private hearNow(now: Now): void {
    const at = performance.now();
    if (this.since !== null) this.times.push(at - this.since);
    this.since = null;
    this.now = now;
    if (now.phase !== 'playing') return;
    const turn = now.turns.find(({ options }) => options.length > 0);
    if (turn === undefined) this.since = at;
    else
      this.visitor.send({
        t: 'act',
        table: this.table,
        id: `act-${++this.sent}`,
        seat: turn.seat,
        seen: now.seen,
        action: turn.options[this.random.below(turn.options.length)],
      });
  }
}
