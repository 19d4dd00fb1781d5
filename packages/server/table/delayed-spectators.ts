import type { ProjectedData } from '#kernel';
import type { TableInfo } from '#wire';
import { Refused } from '../refused.ts';
import type { StoredTable } from '../store/store.ts';
import type { Listener } from './listener.ts';
import type { TableContext, DelayedSnapshot } from './context.ts';
import { errorMessage, tableMessage, updateBody, updateMessage } from './messages.ts';
import type { Subscription } from './subscription.ts';

/** What strangers need of the table. */
export interface SpectatorSource {
  readonly stored: StoredTable;
  readonly info: ProjectedData<TableInfo>;
}

/** Each look plays the game again on another thread: not more often than somebody can follow. */
const LOOKS_EACH_DELAY = 20;
const LONGEST_WAIT = 15_000;

/** Those who look at a table from the public list while its game has secrets: they are told everything later, and nothing that is not the watchers'. */
export class DelayedSpectators {
  private readonly id: string;
  private readonly context: TableContext;
  private readonly table: () => Promise<SpectatorSource>;
  private readonly there = new Set<Listener>();
  /** Number of releases: a spectator that was being added meanwhile must not be delayed any more. */
  private releases = 0;
  /** How far they have been told. */
  private past: DelayedSnapshot | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** One look after another. */
  private looking: Promise<void> = Promise.resolve();

  constructor(id: string, context: TableContext, table: () => Promise<SpectatorSource>) {
    this.id = id;
    this.context = context;
    this.table = table;
  }

  get size(): number {
    return this.there.size;
  }

  has(listener: Listener): boolean {
    return this.there.has(listener);
  }

  /** Number of the newest event they heard, and of the entry it belongs to. */
  get heard(): { readonly seen: number; readonly sequence: number } {
    return { seen: this.past?.seen ?? 0, sequence: this.past?.sequence ?? -1 };
  }

  /** Adds a spectator and sends it the delayed view. False when the game is over meanwhile: then nothing has to be delayed. */
  add(subscription: Subscription): Promise<boolean> {
    const come = this.looking.then(() => this.letIn(subscription));
    this.looking = come.then(
      () => undefined,
      () => undefined,
    );
    return come;
  }

  private async letIn(subscription: Subscription): Promise<boolean> {
    if (subscription.isOver) return true;
    const { releases } = this;
    const { info, stored } = await this.look();
    if (subscription.isOver) {
      if (this.there.size === 0) this.stop();
      return true;
    }
    const { past } = this;
    if (past === null || stored.phase !== 'playing' || releases !== this.releases) return false;
    const { listener } = subscription;
    this.there.add(listener);
    listener.send(tableMessage('table', this.id, { info, now: past.now, events: past.page, chat: '[]' }));
    this.timer ??= setInterval(() => this.again(), this.interval).unref();
    return true;
  }

  private get interval(): number {
    return Math.min(LONGEST_WAIT, Math.max(50, this.context.spectatorDelay / LOOKS_EACH_DELAY));
  }

  remove(listener: Listener): boolean {
    const was = this.there.delete(listener);
    if (this.there.size === 0) this.stop();
    return was;
  }

  /** They are strangers no more: the game is over. */
  release(): Listener[] {
    const all = [...this.there];
    this.releases++;
    this.there.clear();
    this.stop();
    return all;
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.past = null;
  }

  private again(): void {
    this.looking = this.looking
      .then(() => this.look())
      .then(
        () => undefined,
        (error: unknown) => this.failed(error),
      );
  }

  private failed(error: unknown): void {
    if (error instanceof Refused) for (const listener of this.there) listener.send(errorMessage('no-answer', error.message));
    else this.context.reportError(error, 'strangers', this.id);
  }

  /** Tells what has become old enough meanwhile. */
  private async look(): Promise<SpectatorSource> {
    const watched = await this.table();
    const { archive, now, spectatorDelay: watchBehind } = this.context;
    const before = this.past;
    // The end of the game releases them; until that has come, nothing newer is told.
    if (watched.stored.phase !== 'playing' || before?.sequence === watched.stored.sequence) return watched;
    const past = await archive.past(watched.stored, now() - watchBehind, before?.seen ?? 0);
    if (before !== null && past.sequence <= before.sequence) return watched;
    this.past = past;
    if (before !== null) {
      const letter = updateMessage(updateBody(this.id, past.fresh, past.now), null);
      for (const listener of this.there) listener.send(letter);
    }
    return watched;
  }
}
