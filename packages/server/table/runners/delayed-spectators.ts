import { type ProjectedData, markProjected } from '#kernel';
import type { TableInfo } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { StoredTable } from '../../store/store.ts';
import type { Listener } from '../session/listener.ts';
import type { DelayedSnapshot } from '../session/context.ts';
import { errorMessage, tableMessage, updateBody, updateMessage } from '../view/messages.ts';
import type { TableSession } from '../session/session.ts';
import type { Subscription } from '../session/subscription.ts';
import { viewerAt } from '../state/viewer.ts';

/** What a delayed view is made from. */
interface SpectatorSource {
  readonly stored: StoredTable;
  readonly info: ProjectedData<TableInfo>;
}

/** Each refresh replays the game on another thread: no more often than a spectator can follow. */
const REFRESHES_EACH_DELAY = 20;
const LONGEST_WAIT = 15_000;

/** Spectators of a listed table whose game has secrets: they are sent everything later, and only what spectators may know. */
export class DelayedSpectators {
  private readonly session: TableSession;
  private readonly listeners = new Set<Listener>();
  /** Number of releases: a spectator that was being added meanwhile must not be delayed any more. */
  private releases = 0;
  /** The snapshot that they were last sent. */
  private sent: DelayedSnapshot | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** One refresh after another. */
  private refreshing: Promise<void> = Promise.resolve();

  constructor(session: TableSession) {
    this.session = session;
  }

  get size(): number {
    return this.listeners.size;
  }

  has(listener: Listener): boolean {
    return this.listeners.has(listener);
  }

  /** Number of the newest event that they were sent, and of its log entry. */
  get progress(): { readonly seen: number; readonly sequence: number } {
    return { seen: this.sent?.seen ?? 0, sequence: this.sent?.sequence ?? -1 };
  }

  /** Adds a spectator and sends it the delayed view. False when the game is over meanwhile: then nothing has to be delayed. */
  add(subscription: Subscription): Promise<boolean> {
    const come = this.refreshing.then(() => this.addNow(subscription));
    this.refreshing = come.then(
      () => undefined,
      () => undefined,
    );
    return come;
  }

  private async addNow(subscription: Subscription): Promise<boolean> {
    if (subscription.isOver) return true;
    const { releases } = this;
    const { info, stored } = await this.refresh();
    if (subscription.isOver) {
      if (this.listeners.size === 0) this.stop();
      return true;
    }
    const { sent } = this;
    if (sent === null || stored.phase !== 'playing' || releases !== this.releases) return false;
    const { listener } = subscription;
    this.listeners.add(listener);
    listener.send(tableMessage('table', this.session.id, { info, now: sent.now, events: sent.page, chat: '[]' }));
    this.timer ??= setInterval(() => this.refreshLater(), this.interval).unref();
    return true;
  }

  /** Without clocks: they would tell spectators whose turn it is. */
  private source(): Promise<SpectatorSource> {
    const { session } = this;
    const { context, broadcaster } = session;
    return session.ask((loaded) => {
      session.lastViewed = context.now();
      const { stored } = loaded;
      const withoutClocks = { ...loaded, stored: { ...stored, status: { ...stored.status, clocks: null } } };
      const info = broadcaster.info(withoutClocks, viewerAt(stored.settings, ''));
      return { stored, info: markProjected({ ...info, behind: context.spectatorDelay }) };
    });
  }

  private get interval(): number {
    return Math.min(LONGEST_WAIT, Math.max(50, this.session.context.spectatorDelay / REFRESHES_EACH_DELAY));
  }

  remove(listener: Listener): boolean {
    const was = this.listeners.delete(listener);
    if (this.listeners.size === 0) this.stop();
    return was;
  }

  /** The game is over: nothing is delayed any more. Answers the spectators. */
  release(): Listener[] {
    const all = [...this.listeners];
    this.releases++;
    this.listeners.clear();
    this.stop();
    return all;
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.sent = null;
  }

  private refreshLater(): void {
    this.refreshing = this.refreshing
      .then(() => this.refresh())
      .then(
        () => undefined,
        (error: unknown) => this.failed(error),
      );
  }

  private failed(error: unknown): void {
    if (error instanceof RefusedError) for (const listener of this.listeners) listener.send(errorMessage('no-answer', error.message));
    else this.session.context.reportError(error, 'strangers', this.session.id);
  }

  /** Sends what has become old enough. */
  private async refresh(): Promise<SpectatorSource> {
    const watched = await this.source();
    const { archive, now, spectatorDelay } = this.session.context;
    const before = this.sent;
    // The end of the game releases them; until then nothing newer is sent.
    if (watched.stored.phase !== 'playing' || before?.sequence === watched.stored.sequence) return watched;
    const past = await archive.past(watched.stored, now() - spectatorDelay, before?.seen ?? 0);
    if (before !== null && past.sequence <= before.sequence) return watched;
    this.sent = past;
    if (before !== null) {
      const update = updateMessage(updateBody(this.session.id, past.fresh, past.now), null);
      for (const listener of this.listeners) listener.send(update);
    }
    return watched;
  }
}
