import type { AppliedAction, GameEvent, Seat } from '#kernel';
import type { Phase } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { Change, TableSettings } from '../../store/store.ts';
import { addRemark, begin, type GameStep, type LoadedTable, nextChange, wakeAt } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import { isReady } from '../state/seed-contributions.ts';
import type { Actor, Audience } from './audience.ts';
import { Broadcaster } from './broadcaster.ts';
import { Committer } from './committer.ts';
import type { TableContext } from './context.ts';
import { TableLoader } from './loader.ts';
import { Mailbox } from './mailbox.ts';
import { type SessionObserver, SessionObservers } from './observers.ts';
import { withPlayerHolidays } from './player-holidays.ts';

/** Work that waits in the mailbox of a table. */
export interface MailboxMessage {
  /** Answers undefined when it is done synchronously. A refusal is thrown, like any other failure. */
  run(loaded: LoadedTable): Promise<void> | undefined;
  failed(error: unknown): void;
}

/**
 * One table in memory. All work on it goes through its mailbox; a change is committed to the store first and sent to the clients afterwards. Observers
 * are notified after each change; the session does not know who they are.
 */
export class TableSession {
  readonly id: string;
  readonly context: TableContext;
  readonly broadcaster: Broadcaster;
  lastUsed: number;
  /** When a client last followed the table; before the first one, when it was opened. */
  lastViewed: number;
  private isClosed = false;
  private readonly observers = new SessionObservers();
  private readonly mailbox = new Mailbox();
  private readonly loader: TableLoader;
  private readonly committer: Committer;

  constructor(id: string, context: TableContext) {
    this.id = id;
    this.context = context;
    this.broadcaster = new Broadcaster(id, context);
    this.loader = new TableLoader(id, context, this.broadcaster, this.observers);
    this.committer = new Committer(id, context, this.loader);
    this.lastUsed = context.now();
    this.lastViewed = context.now();
  }

  onChange(observer: SessionObserver): void {
    this.observers.add(observer);
  }

  get closed(): boolean {
    return this.isClosed;
  }

  get idle(): boolean {
    return this.mailbox.idle;
  }

  get audience(): Audience {
    return this.broadcaster.audience;
  }

  /** What is in memory, if anything. */
  get inMemory(): LoadedTable | null {
    return this.loader.inMemory;
  }

  /** Queues work; it runs at once when the table is in memory and nothing else is under way. */
  post(message: MailboxMessage): void {
    this.lastUsed = this.context.now();
    const fail = (error: unknown): void => {
      this.invalidate(error);
      message.failed(error);
    };
    this.mailbox.post(() => {
      try {
        const { current } = this.loader;
        const underWay = current === null ? this.ready().then((loaded) => message.run(loaded)) : message.run(current);
        return underWay?.catch(fail);
      } catch (error) {
        fail(error);
        return undefined;
      }
    });
  }

  /** Queues work whose result the caller awaits. */
  ask<T>(work: (loaded: LoadedTable) => Promise<T> | T): Promise<T> {
    this.lastUsed = this.context.now();
    return this.mailbox.ask(async () => {
      try {
        return await work(await this.ready());
      } catch (error) {
        this.invalidate(error);
        throw error;
      }
    });
  }

  /** Another node has changed the table. */
  changedElsewhere(): void {
    this.loader.markOutdated();
    if (this.audience.size > 0)
      this.post({
        run: () => undefined,
        failed: (error) => this.context.reportError(error, 'refresh', this.id),
      });
  }

  /** Finishes the work in the mailbox and stops. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.mailbox.settled();
  }

  /** A refusal changes nothing; after any other error, what is in memory may be half done. */
  private invalidate(error: unknown): void {
    if (!(error instanceof RefusedError)) this.loader.forget();
  }

  private async ready(): Promise<LoadedTable> {
    return this.loader.current ?? this.startIfReady(await this.loader.reload());
  }

  /** Whether a request of this person with this id was done not long ago. */
  isRepeat(person: string, clientId: string): boolean {
    return this.loader.isRepeat(person, clientId);
  }

  commit(loaded: LoadedTable, change: Change): Promise<LoadedTable> {
    return this.committer.commit(loaded, change);
  }

  /** Commits what the match has done, then sends it. */
  async commitStep(loaded: LoadedTable, match: AnyMatch, step: GameStep, applied: AppliedAction, actor: Actor | null): Promise<void> {
    const { context, broadcaster } = this;
    const before = loaded.stored.status.waiting;
    const change = nextChange(loaded, match, step, applied, { now: context.now(), botLease: context.botLease });
    const present = await this.commit(loaded, change);
    context.count('action');
    if (present === loaded) {
      broadcaster.sendUpdate(loaded, applied.events, actor);
      const isOtherClock = change.status.clocks !== null && change.status.waiting.join() !== before.join();
      // At the end of a game its info gains the sequel and the score of the series.
      const { opened, stored } = loaded;
      const hasNext = change.phase === 'finished' && (opened.game.sequel !== undefined || stored.settings.series !== undefined);
      if (isOtherClock || hasNext) broadcaster.sendInfo(loaded);
    } else if (actor !== null) {
      // The events were sent when the table was read again; only the actor's answer is missing.
      broadcaster.sendDone(present, actor);
    }
    this.observers.notify(present, true);
  }

  /** Commits an event about the game that is no part of it: no decision becomes stale by it. */
  async commitRemark(loaded: LoadedTable, seat: Seat, event: GameEvent): Promise<void> {
    const events = [{ event }];
    await this.commit(loaded, addRemark(loaded.stored, seat, events, this.context.now()));
    this.broadcaster.sendUpdate(loaded, events);
  }

  /** Commits new settings (seats, votes, contributions, invitations) or a new phase; the game itself does not change. */
  async commitSettings(loaded: LoadedTable, settings: TableSettings, phase: Phase): Promise<void> {
    await this.commit(loaded, this.settingsChange(loaded, settings, phase, this.context.now()));
    this.audience.regroup(settings);
    this.broadcaster.sendInfo(loaded);
    this.observers.notify(loaded, true);
  }

  /** The same for settings that only their owner may see: nothing is sent to the others. */
  async commitPrivateSettings(loaded: LoadedTable, settings: TableSettings, actor: Actor | null): Promise<void> {
    const { phase, updatedAt } = loaded.stored;
    await this.commit(loaded, this.settingsChange(loaded, settings, phase, updatedAt));
    this.broadcaster.sendUpdate(loaded, [], actor);
    this.observers.notify(loaded, true);
  }

  private settingsChange({ stored, match }: LoadedTable, settings: TableSettings, phase: Phase, updatedAt: number): Change {
    const { version, sequence, status, state, base } = stored;
    const wake = wakeAt(settings, phase, status, match, this.context.now(), this.context.botLease);
    return { table: this.id, version, phase, sequence, updatedAt, wakeAt: wake, status, state, base, settings };
  }

  /** Begins the game when all seats are taken and all contributions are known. Several nodes may try: one succeeds, the others read its result. */
  async startIfReady(loaded: LoadedTable): Promise<LoadedTable> {
    if (loaded.stored.phase !== 'gathering' || !isReady(loaded.stored.settings)) return loaded;
    const { now, botLease, store } = this.context;
    const settings = await withPlayerHolidays(store, loaded.stored.settings);
    const { match, change } = begin({ ...loaded.stored, settings }, loaded.opened, { now: now(), botLease });
    try {
      await this.commit(loaded, settings === loaded.stored.settings ? change : { ...change, settings });
    } catch (error) {
      const { inMemory } = this.loader;
      if (inMemory !== null && error instanceof RefusedError && error.code === 'stale') return inMemory;
      throw error;
    }
    loaded.match = match;
    this.audience.regroup(loaded.stored.settings);
    this.broadcaster.sendUpdate(loaded, match.beginning.events);
    this.broadcaster.sendInfo(loaded);
    this.observers.notify(loaded, true);
    return loaded;
  }
}
