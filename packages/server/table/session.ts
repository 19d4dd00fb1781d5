import type { AppliedAction, GameEvent, Seat } from '#kernel';
import { earsOf } from '#wire/present.ts';
import { holidaysOf } from '../people/holidays.ts';
import { Interrupted, Refused } from '../refused.ts';
import {
  applyChange,
  type Change,
  Conflict,
  RejectedWrite,
  isOfBots,
  type LogEntry,
  type TableSettings,
  UnknownCommitError,
} from '../store/store.ts';
import { type Actor, Audience } from './audience.ts';
import type { Listener } from './listener.ts';
import type { TableContext } from './context.ts';
import { doneMessage } from './messages.ts';
import { nextChange, suspended, begin, type GameStep, isSameGame, type LoadedTable, addRemark, loadTable, wakeAt } from './loaded-table.ts';
import { isReady } from './seed-contributions.ts';
import { Mailbox } from './mailbox.ts';
import { withoutOrders } from './standing-orders.ts';
import { type AnyMatch, infoFor, EventBatch, Snapshot } from './projector.ts';
import { RecentRequestIds } from './recent-request-ids.ts';
import { withHolidays } from './clock-pauses.ts';
import { RecentEvents } from './recent-events.ts';
import { ChatChannels } from './chat-channels.ts';
import { teamsAt } from './teams.ts';
import { type TableViewer, viewerAt } from './viewer.ts';

const IDS_KEPT = 256;

/** Who looks after what goes on around a table. */
export interface SessionObserver {
  /** The table is not as it was; `here` says whether it was this node that changed it. */
  changed(loaded: LoadedTable, here: boolean): void;
}

/** Nothing has happened but what is for one person's eyes alone. */
const isQuiet = (before: LoadedTable['stored'], after: LoadedTable['stored']): boolean =>
  before.sequence === after.sequence && before.phase === after.phase && withoutOrders(before.settings) === withoutOrders(after.settings);

/** Something to be done with a table, one after another with all else that is. */
export interface MailboxMessage {
  /** Answers nothing when it is done at once. A refusal is thrown, like any other failure. */
  run(loaded: LoadedTable): Promise<void> | undefined;
  failed(error: unknown): void;
}

/**
 * One table, from its first guest to its last word. Everything that happens to it goes through its mailbox; everything it tells goes through the
 * projector; what is in memory is a cache over the store and is thrown away whenever it might be wrong.
 */
export class TableSession {
  readonly id: string;
  readonly context: TableContext;
  readonly audience: Audience;
  readonly chat: ChatChannels;
  readonly recentEvents: RecentEvents;
  lastUsed: number;
  /** When somebody last looked at it; before anybody has, when it was opened. */
  lastViewed: number;
  closed = false;
  private readonly observer: SessionObserver;
  private readonly mailbox = new Mailbox();
  private loaded: LoadedTable | null = null;
  /** Another node has changed the table. */
  private outdated = false;
  /** Up to which entry of the log the audience has been told. */
  private sentSequence = -1;
  private readonly recent = new RecentRequestIds(IDS_KEPT);
  /** The moment as it was last told, with the views made of it: whoever comes before the next change is told the same. */
  private present: { readonly of: LoadedTable['stored']; readonly snapshot: Snapshot } | null = null;

  constructor(id: string, context: TableContext, attendant: SessionObserver) {
    this.id = id;
    this.context = context;
    this.observer = attendant;
    this.audience = new Audience(id);
    this.chat = new ChatChannels(id, context.store, this.audience);
    this.recentEvents = new RecentEvents(id, context.store);
    this.lastUsed = context.now();
    this.lastViewed = context.now();
  }

  /** Which game it is, as far as that is known. */
  get game(): string | null {
    return this.loaded?.stored.settings.game ?? null;
  }

  /** Somebody looks at it now. */
  get isWatched(): boolean {
    return this.audience.size > 0;
  }

  /** Nobody has a seat at it, and nobody has looked at it for a while: it need not go on. */
  maySuspend(settings: TableSettings): boolean {
    return isOfBots(settings) && !this.isWatched && this.context.now() - this.lastViewed > this.context.suspendAfter;
  }

  /** The bots stop where they are; whoever looks at the table wakes them. */
  suspend({ stored }: LoadedTable): void {
    if (stored.wakeAt === null) return;
    this.post({
      run: (loaded) => (loaded.stored.wakeAt === null ? undefined : this.rest(loaded)),
      failed: (error) => error instanceof Refused || this.context.reportError(error, 'sleep', this.id),
    });
  }

  private async rest(loaded: LoadedTable): Promise<void> {
    await this.write(loaded, suspended(loaded.stored));
  }

  get idle(): boolean {
    return this.mailbox.idle;
  }

  /** Does something with the table as it is now; at once when it is in memory and nothing else is under way. */
  post(message: MailboxMessage): void {
    this.lastUsed = this.context.now();
    const fail = (error: unknown): void => {
      this.invalidate(error);
      message.failed(error);
    };
    this.mailbox.post(() => {
      try {
        const { loaded: live } = this;
        const underWay = live === null || this.outdated ? this.ready().then((load) => message.run(load)) : message.run(live);
        return underWay?.catch(fail);
      } catch (error) {
        fail(error);
        return undefined;
      }
    });
  }

  /** The same for whoever waits for an answer. */
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

  /** Another node changed the table. */
  changedElsewhere(): void {
    this.outdated = true;
    if (this.audience.size > 0)
      this.post({
        run: () => undefined,
        failed: (error) => this.context.reportError(error, 'refresh', this.id),
      });
  }

  /** Handles what has arrived and stops. */
  async close(): Promise<void> {
    this.closed = true;
    await this.mailbox.settled();
  }

  /** Whether this is what the room has in memory: after a failed write it is not. */
  isPresent(loaded: LoadedTable): boolean {
    return this.loaded === loaded;
  }

  /** A refusal changes nothing; after anything else, what is in memory may be half done. */
  private invalidate(error: unknown): void {
    if (!(error instanceof Refused)) this.loaded = null;
  }

  /** The table as it is now; what the audience has missed is told on the way. */
  private async ready(): Promise<LoadedTable> {
    if (this.loaded !== null && !this.outdated) return this.loaded;
    return this.startIfReady(await this.reload());
  }

  /** The table as it is stored. */
  private async reload(): Promise<LoadedTable> {
    this.outdated = false;
    // Nobody has to be told what was missed, so nobody has to read it.
    const alone = this.audience.size === 0;
    const { store, games } = this.context;
    const stored = await store.table(this.id);
    if (stored === null) throw new Refused('no-table', 'There is no such table');
    if (this.loaded !== null && this.loaded.stored.version === stored.version) {
      await this.chat.catchUp();
      return this.loaded;
    }
    const before = this.loaded;
    // Who thinks about a game thinks on while the house says something about it elsewhere.
    const loaded =
      before !== null && isSameGame(before.stored, stored) ? { ...before, stored } : loadTable(stored, await games.open(stored.settings));
    this.loaded = loaded;
    this.chat.arrange(teamsAt(stored.settings, loaded.opened.game));
    if (alone) {
      const missed = Math.min(IDS_KEPT, stored.sequence - this.sentSequence);
      this.sentSequence = stored.sequence;
      this.recentEvents.forget();
      await this.chat.read();
      for (const entry of await store.entriesBefore(this.id, stored.sequence + 1, missed)) this.remember(entry);
    } else {
      // Who sits where comes first: what a team said meanwhile is for those who sit there now.
      this.audience.regroup(stored.settings);
      await this.chat.catchUp();
      // The log may have grown since the table was read: what is newer is told with the next reading.
      const missed = (await store.entriesAfter(this.id, this.sentSequence)).filter(({ sequence }) => sequence <= stored.sequence);
      for (const entry of missed) this.remember(entry);
      this.sentSequence = stored.sequence;
      this.sendUpdate(
        loaded,
        missed.flatMap(({ told }) => told),
      );
      if (before === null || !isQuiet(before.stored, stored)) this.sendInfo(loaded);
    }
    this.observer.changed(loaded, false);
    return loaded;
  }

  private remember({ person, clientId }: LogEntry): void {
    if (person !== null && clientId !== null) this.recent.add(`${person} ${clientId}`);
  }

  /** Whether an action of this person with this id was done not long ago. */
  isRepeat(person: string, clientId: string): boolean {
    return this.recent.has(`${person} ${clientId}`);
  }

  /** How many events the viewer has heard. */
  eventCount({ stored: { status }, opened }: LoadedTable, viewer: TableViewer): number {
    return status.heard[earsOf(viewer, opened.game.secret)] ?? 0;
  }

  /** What the match has done is written down; then, and only then, it is told. */
  async commitStep(loaded: LoadedTable, match: AnyMatch, happened: GameStep, applied: AppliedAction, actor: Actor | null): Promise<void> {
    const { context } = this;
    const waited = loaded.stored.status.waiting;
    const change = nextChange(loaded, match, happened, applied, { now: context.now(), botLease: context.botLease });
    const present = await this.write(loaded, change);
    context.count('action');
    if (present !== loaded) return this.answerLate(present, actor);
    this.sendUpdate(loaded, applied.events, actor);
    const ticksElsewhere = change.status.clocks !== null && change.status.waiting.join() !== waited.join();
    // With the end it is known what follows, and how a series stands.
    const leadsOn = change.phase === 'finished' && (loaded.opened.game.sequel !== undefined || loaded.stored.settings.series !== undefined);
    if (ticksElsewhere || leadsOn) this.sendInfo(loaded);
    this.observer.changed(loaded, true);
  }

  /** The house says something about the game: it is kept and told like what happens, and nobody is asked anew. */
  async commitRemark(loaded: LoadedTable, seat: Seat, event: GameEvent): Promise<void> {
    const told = [{ event }];
    await this.write(loaded, addRemark(loaded.stored, seat, told, this.context.now()));
    this.sendUpdate(loaded, told);
  }

  /** Seats, wishes, contributions, invitations: the frame changes and the game does not. */
  async updateSettings(loaded: LoadedTable, settings: TableSettings, phase: LoadedTable['stored']['phase']): Promise<void> {
    const { version, sequence, status, state, base } = loaded.stored;
    const now = this.context.now();
    const wake = wakeAt(settings, phase, status, loaded.match, now, this.context.botLease);
    await this.write(loaded, { table: this.id, version, phase, sequence, updatedAt: now, wakeAt: wake, status, state, base, settings });
    this.audience.regroup(settings);
    this.sendInfo(loaded);
    this.observer.changed(loaded, true);
  }

  /** Something that is for one person's eyes alone: only he hears of it. */
  async updateSettingsQuietly(loaded: LoadedTable, settings: TableSettings, actor: Actor | null): Promise<void> {
    const { version, sequence, status, state, base, phase } = loaded.stored;
    const now = this.context.now();
    const wake = wakeAt(settings, phase, status, loaded.match, now, this.context.botLease);
    await this.write(loaded, { table: this.id, version, phase, sequence, updatedAt: now, wakeAt: wake, status, state, base, settings });
    this.sendUpdate(loaded, [], actor);
    this.observer.changed(loaded, true);
  }

  /** Answers the table as it is then. Every node that hears of the last words may begin; one of them does, and to the others it has begun. */
  async startIfReady(loaded: LoadedTable): Promise<LoadedTable> {
    if (loaded.stored.phase !== 'gathering' || !isReady(loaded.stored.settings)) return loaded;
    const { now, botLease } = this.context;
    const settings = await this.rested(loaded.stored.settings);
    const { match, change } = begin({ ...loaded.stored, settings }, loaded.opened, { now: now(), botLease });
    try {
      await this.write(loaded, settings === loaded.stored.settings ? change : { ...change, settings });
    } catch (error) {
      const { loaded: present } = this;
      if (present !== null && error instanceof Refused && error.code === 'stale') return present;
      throw error;
    }
    loaded.match = match;
    this.audience.regroup(loaded.stored.settings);
    this.sendUpdate(loaded, match.beginning.events);
    this.sendInfo(loaded);
    this.observer.changed(loaded, true);
    return loaded;
  }

  /** With the holidays of those who play, in games by letter. */
  private async rested(settings: TableSettings): Promise<TableSettings> {
    if (settings.clock.kind !== 'correspondence') return settings;
    let rested = settings;
    for (const { person, kind } of settings.seats)
      if (kind === 'human' && person !== null) rested = withHolidays(rested, person, await holidaysOf(this.context.store, person));
    return rested;
  }

  /** Answers the table as the change leaves it: this one, or the one that was read again because the answer of the store was lost. */
  private async write(loaded: LoadedTable, change: Change): Promise<LoadedTable> {
    try {
      await this.context.store.commit(change);
    } catch (error) {
      return this.recover(error, loaded.stored, change);
    }
    loaded.stored = applyChange(loaded.stored, change);
    this.sentSequence = change.sequence;
    if (change.entry !== undefined) this.remember(change.entry);
    return loaded;
  }

  /**
   * A write has failed: what is in memory goes, and what is stored decides. It may have been written all the same. It has not happened only if
   * it cannot happen any more: while the table is at the version it was made for, a write whose answer was lost may still be on its way.
   */
  private async recover(why: unknown, before: LoadedTable['stored'], change: Change): Promise<LoadedTable> {
    const { context, id } = this;
    this.loaded = null;
    const present = await this.reload().catch((again) => {
      this.loaded = null;
      context.reportError(again, 'reload', id);
      return null;
    });
    const { person, clientId } = change.entry ?? { person: null, clientId: null };
    const written = present !== null && person !== null && clientId !== null && this.isRepeat(person, clientId);
    if (written) return present;
    if (present !== null && why instanceof Conflict) {
      if (change.entry !== undefined && isSameGame(before, present.stored)) throw new Interrupted();
      throw new Refused('stale', 'Somebody else was faster; look again');
    }
    if (why instanceof RejectedWrite && (!context.store.shared || (present !== null && (await this.pin(present))))) {
      context.reportError(why, 'write', id);
      throw new Refused('not-saved', 'This could not be saved and has not happened. Try again');
    }
    throw new UnknownCommitError('It is not known yet whether this was saved', { cause: why });
  }

  /** Counts the version up, so that whatever may still be on its way comes too late. */
  private async pin(loaded: LoadedTable): Promise<boolean> {
    const { version, phase, sequence, updatedAt, wakeAt: wake, status, state, base } = loaded.stored;
    const change: Change = { table: this.id, version, phase, sequence, updatedAt, wakeAt: wake, status, state, base };
    try {
      await this.context.store.commit(change);
    } catch {
      return false;
    }
    loaded.stored = applyChange(loaded.stored, change);
    return true;
  }

  /** What happened was told when the table was read again; whoever asked for it has no answer yet. */
  private answerLate(present: LoadedTable, actor: Actor | null): void {
    if (actor !== null) this.sendDone(present, actor);
    this.observer.changed(present, true);
  }

  sendUpdate(loaded: LoadedTable, told: LogEntry['told'], actor: Actor | null = null): void {
    this.recentEvents.add(told);
    const answered = this.audience.update(new EventBatch(told), this.moment(loaded), actor);
    if (actor !== null && !answered) this.sendDone(loaded, actor);
  }

  /** The present moment; made once, however many are told of it. */
  moment({ match, stored }: LoadedTable): Snapshot {
    if (this.present?.of !== stored)
      this.present = { of: stored, snapshot: new Snapshot(match, stored.phase, stored.status.heard, stored.settings) };
    return this.present.snapshot;
  }

  private sendDone(loaded: LoadedTable, { listener, id }: Actor): void {
    listener.send(doneMessage(this.id, id, this.eventCount(loaded, viewerAt(loaded.stored.settings, listener.person.id))));
  }

  info({ stored, opened, match }: LoadedTable, viewer: TableViewer) {
    return infoFor(stored, opened, this.context.now(), viewer, (person) => this.audience.isPresent(person), match);
  }

  sendInfo(loaded: LoadedTable, except: Listener | null = null): void {
    this.audience.info((viewer) => this.info(loaded, viewer), except);
  }

  /** Somebody came or went: the others see it, if it was one who plays. */
  sendPresence(person: string, except: Listener | null = null): void {
    const { loaded: live } = this;
    if (live !== null && !this.closed && viewerAt(live.stored.settings, person).plays !== 0) this.sendInfo(live, except);
  }
}
