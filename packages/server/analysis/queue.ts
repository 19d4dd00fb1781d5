import { ANALYSIS_VERSION } from '#lab/analysis/analysis.ts';
import type { AnalysisReport } from '#lab/analysis/analysis-report.ts';
import type { TaleAnswer } from '#wire';
import { jsonIn, numberIn, textIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** A node that is heard of no more for so long has let go of what it was telling. */
const HELD = 30_000;
/** A game that could not be told so often is left alone: something about it brings the house down. */
const TRIES = 3;
/** With this many in the queue the client analyses the game itself. */
const LINE = 20;
const WHOLE = 1000;

/** What is told of finished games, and which of them wait for it. It is kept with the game, and goes with it. */
export class AnalysisQueue {
  private readonly store: Store;
  /** The id of this node: no other node continues a job that it holds. */
  private readonly node: string;
  private readonly now: () => number;

  constructor(store: Store, node: string, now: () => number) {
    this.store = store;
    this.node = node;
    this.now = now;
  }

  /** How far the tale of a finished game is. */
  async find(table: string): Promise<TaleAnswer<AnalysisReport>> {
    const [row] = await this.store.rows('tale', table, ANALYSIS_VERSION);
    if (row === undefined) return { state: 'yours' };
    if (row.tale !== null) return { state: 'told', told: jsonIn<AnalysisReport>(row, 'tale') };
    if (numberIn(row, 'until_at') >= this.now()) return { state: 'reckoning', progress: numberIn(row, 'progress') / WHOLE };
    if (numberIn(row, 'tries') >= TRIES) return { state: 'yours' };
    return { state: 'waiting', before: await this.waiting(numberIn(row, 'asked_at')) };
  }

  /** Puts a game into the line, unless it has been told, waits already, or the line is full. */
  async ask(table: string): Promise<TaleAnswer<AnalysisReport>> {
    const known = await this.find(table);
    if (known.state !== 'yours' || (await this.waiting(this.now() + 1)) >= LINE) return known;
    await this.store.change(['askTale', this.now(), ANALYSIS_VERSION, table, ANALYSIS_VERSION]);
    return this.find(table);
  }

  /** Takes the game that has waited longest; null when none waits, or another node was faster. */
  async take(): Promise<string | null> {
    const [row] = await this.store.rows('openTale', ANALYSIS_VERSION, TRIES, this.now(), this.node);
    if (row === undefined) return null;
    const [table, tries] = [textIn(row, 'table_id'), numberIn(row, 'tries')];
    const taken = await this.store.change(['takeTale', this.node, this.now() + HELD, table, tries]);
    return taken === 1 ? table : null;
  }

  /** Still at it. False when it is another's by now, or the game is gone. */
  async goOn(table: string, progress: number): Promise<boolean> {
    return (await this.store.change(['moveTale', Math.floor(progress * WHOLE), this.now() + HELD, table, this.node])) === 1;
  }

  /** False when it is another's by now, or the game is gone. */
  async keep(table: string, told: AnalysisReport): Promise<boolean> {
    return (await this.store.change(['keepTale', JSON.stringify(told), table, this.node])) === 1;
  }

  /** Lets go of it: another time, another node. That the house closes is not the game's fault. */
  async leave(table: string): Promise<void> {
    await this.store.change(['leaveTale', table, this.node]);
  }

  /** It went wrong: it is tried again, as often as that may be. `never`: it need not be. */
  async fail(table: string, never: boolean): Promise<void> {
    await this.store.change(['failTale', never ? TRIES : 0, table, this.node]);
  }

  private async waiting(before: number): Promise<number> {
    const [row] = await this.store.rows('talesBefore', ANALYSIS_VERSION, TRIES, before);
    return row === undefined ? 0 : numberIn(row, 'waiting');
  }
}
