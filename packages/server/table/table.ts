import type { AppliedAction, GameEvent, Seat } from '#kernel';
import { earsOf } from '#wire/present.ts';
import { holidaysOf } from '../people/holidays.ts';
import { Interrupted, Refused } from '../refused.ts';
import { afterChange, type Change, Conflict, Declined, isOfBots, type LogEntry, type TableFrame, Unanswered } from '../store/store.ts';
import { type Actor, Audience } from './audience.ts';
import type { Listener } from './listener.ts';
import type { House } from './house.ts';
import { done } from './letters.ts';
import { afterwards, asleep, begin, type Happened, isSameGame, type Live, remarked, revive, wakeAt } from './live.ts';
import { isReady } from './lots.ts';
import { Mailbox } from './mailbox.ts';
import { withoutOrders } from './orders.ts';
import { type AnyMatch, infoFor, News, PresentMoment } from './projector.ts';
import { Recent } from './recent.ts';
import { withHolidays } from './rests.ts';
import { Tail } from './tail.ts';
import { Talk } from './talk.ts';
import { teamsAt } from './teams.ts';
import { type TableViewer, viewerAt } from './viewer.ts';

const IDS_KEPT = 256;

/** Who looks after what goes on around a table. */
export interface Attendant {
  /** The table is not as it was; `here` says whether it was this node that changed it. */
  changed(live: Live, here: boolean): void;
}

/** Nothing has happened but what is for one person's eyes alone. */
const isQuiet = (before: Live['stored'], after: Live['stored']): boolean =>
  before.sequence === after.sequence && before.phase === after.phase && withoutOrders(before.frame) === withoutOrders(after.frame);

/** Something to be done with a table, one after another with all else that is. */
export interface Errand {
  /** Answers nothing when it is done at once. A refusal is thrown, like any other failure. */
  run(live: Live): Promise<void> | undefined;
  failed(error: unknown): void;
}

/**
 * One table, from its first guest to its last word. Everything that happens to it goes through its mailbox; everything it tells goes through the
 * projector; what is in memory is a cache over the store and is thrown away whenever it might be wrong.
 */
export class Table {
  readonly id: string;
  readonly house: House;
  readonly audience: Audience;
  readonly talk: Talk;
  readonly tail: Tail;
  lastUsed: number;
  /** When somebody last looked at it; before anybody has, when it was opened. */
  lastWatched: number;
  closed = false;
  private readonly attendant: Attendant;
  private readonly mailbox = new Mailbox();
  private live: Live | null = null;
  /** Another node has changed the table. */
  private outdated = false;
  /** Up to which entry of the log the audience has been told. */
  private told = -1;
  private readonly recent = new Recent(IDS_KEPT);
  /** The moment as it was last told, with the views made of it: whoever comes before the next change is told the same. */
  private present: { readonly of: Live['stored']; readonly moment: PresentMoment } | null = null;

  constructor(id: string, house: House, attendant: Attendant) {
    this.id = id;
    this.house = house;
    this.attendant = attendant;
    this.audience = new Audience(id);
    this.talk = new Talk(id, house.store, this.audience);
    this.tail = new Tail(id, house.store);
    this.lastUsed = house.now();
    this.lastWatched = house.now();
  }

  /** Which game it is, as far as that is known. */
  get game(): string | null {
    return this.live?.stored.frame.game ?? null;
  }

  /** Somebody looks at it now. */
  get isWatched(): boolean {
    return this.audience.size > 0;
  }

  /** Nobody has a seat at it, and nobody has looked at it for a while: it need not go on. */
  maySleep(frame: TableFrame): boolean {
    return isOfBots(frame) && !this.isWatched && this.house.now() - this.lastWatched > this.house.sleepAfter;
  }

  /** The bots stop where they are; whoever looks at the table wakes them. */
  fallAsleep({ stored }: Live): void {
    if (stored.wakeAt === null) return;
    this.post({
      run: (live) => (live.stored.wakeAt === null ? undefined : this.rest(live)),
      failed: (error) => error instanceof Refused || this.house.complain(error, 'sleep', this.id),
    });
  }

  private async rest(live: Live): Promise<void> {
    await this.write(live, asleep(live.stored));
  }

  get idle(): boolean {
    return this.mailbox.idle;
  }

  /** Does something with the table as it is now; at once when it is in memory and nothing else is under way. */
  post(errand: Errand): void {
    this.lastUsed = this.house.now();
    const fail = (error: unknown): void => {
      this.doubt(error);
      errand.failed(error);
    };
    this.mailbox.post(() => {
      try {
        const { live } = this;
        const underWay = live === null || this.outdated ? this.ready().then((ready) => errand.run(ready)) : errand.run(live);
        return underWay?.catch(fail);
      } catch (error) {
        fail(error);
        return undefined;
      }
    });
  }

  /** The same for whoever waits for an answer. */
  ask<T>(work: (live: Live) => Promise<T> | T): Promise<T> {
    this.lastUsed = this.house.now();
    return this.mailbox.ask(async () => {
      try {
        return await work(await this.ready());
      } catch (error) {
        this.doubt(error);
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
        failed: (error) => this.house.complain(error, 'refresh', this.id),
      });
  }

  /** Handles what has arrived and stops. */
  async close(): Promise<void> {
    this.closed = true;
    await this.mailbox.settled();
  }

  /** Whether this is what the room has in memory: after a failed write it is not. */
  isPresent(live: Live): boolean {
    return this.live === live;
  }

  /** A refusal changes nothing; after anything else, what is in memory may be half done. */
  private doubt(error: unknown): void {
    if (!(error instanceof Refused)) this.live = null;
  }

  /** The table as it is now; what the audience has missed is told on the way. */
  private async ready(): Promise<Live> {
    if (this.live !== null && !this.outdated) return this.live;
    return this.startIfReady(await this.reload());
  }

  /** The table as it is stored. */
  private async reload(): Promise<Live> {
    this.outdated = false;
    // Nobody has to be told what was missed, so nobody has to read it.
    const alone = this.audience.size === 0;
    const { store, games } = this.house;
    const stored = await store.table(this.id);
    if (stored === null) throw new Refused('no-table', 'There is no such table');
    if (this.live !== null && this.live.stored.version === stored.version) {
      await this.talk.catchUp();
      return this.live;
    }
    const before = this.live;
    // Who thinks about a game thinks on while the house says something about it elsewhere.
    const live =
      before !== null && isSameGame(before.stored, stored) ? { ...before, stored } : revive(stored, await games.open(stored.frame));
    this.live = live;
    this.talk.arrange(teamsAt(stored.frame, live.opened.game));
    if (alone) {
      const missed = Math.min(IDS_KEPT, stored.sequence - this.told);
      this.told = stored.sequence;
      this.tail.forget();
      await this.talk.read();
      for (const entry of await store.entriesBefore(this.id, stored.sequence + 1, missed)) this.remember(entry);
    } else {
      // Who sits where comes first: what a team said meanwhile is for those who sit there now.
      this.audience.regroup(stored.frame);
      await this.talk.catchUp();
      // The log may have grown since the table was read: what is newer is told with the next reading.
      const missed = (await store.entriesAfter(this.id, this.told)).filter(({ sequence }) => sequence <= stored.sequence);
      for (const entry of missed) this.remember(entry);
      this.told = stored.sequence;
      this.tellUpdate(
        live,
        missed.flatMap(({ told }) => told),
      );
      if (before === null || !isQuiet(before.stored, stored)) this.tellInfo(live);
    }
    this.attendant.changed(live, false);
    return live;
  }

  private remember({ person, clientId }: LogEntry): void {
    if (person !== null && clientId !== null) this.recent.add(`${person} ${clientId}`);
  }

  /** Whether an action of this person with this id was done not long ago. */
  isRemembered(person: string, clientId: string): boolean {
    return this.recent.has(`${person} ${clientId}`);
  }

  /** How many events the viewer has heard. */
  heard({ stored: { moment }, opened }: Live, viewer: TableViewer): number {
    return moment.heard[earsOf(viewer, opened.game.secret)] ?? 0;
  }

  /** What the match has done is written down; then, and only then, it is told. */
  async happen(live: Live, match: AnyMatch, happened: Happened, applied: AppliedAction, actor: Actor | null): Promise<void> {
    const { house } = this;
    const waited = live.stored.moment.waiting;
    const change = afterwards(live, match, happened, applied, { now: house.now(), botLease: house.botLease });
    const present = await this.write(live, change);
    house.count('action');
    if (present !== live) return this.answerLate(present, actor);
    this.tellUpdate(live, applied.events, actor);
    const ticksElsewhere = change.moment.clocks !== null && change.moment.waiting.join() !== waited.join();
    // With the end it is known what follows, and how a series stands.
    const leadsOn = change.phase === 'finished' && (live.opened.game.sequel !== undefined || live.stored.frame.series !== undefined);
    if (ticksElsewhere || leadsOn) this.tellInfo(live);
    this.attendant.changed(live, true);
  }

  /** The house says something about the game: it is kept and told like what happens, and nobody is asked anew. */
  async remark(live: Live, seat: Seat, event: GameEvent): Promise<void> {
    const told = [{ event }];
    await this.write(live, remarked(live.stored, seat, told, this.house.now()));
    this.tellUpdate(live, told);
  }

  /** Seats, wishes, contributions, invitations: the frame changes and the game does not. */
  async reframe(live: Live, frame: TableFrame, phase: Live['stored']['phase']): Promise<void> {
    const { version, sequence, moment, state, base } = live.stored;
    const now = this.house.now();
    const wake = wakeAt(frame, phase, moment, live.match, now, this.house.botLease);
    await this.write(live, { table: this.id, version, phase, sequence, updatedAt: now, wakeAt: wake, moment, state, base, frame });
    this.audience.regroup(frame);
    this.tellInfo(live);
    this.attendant.changed(live, true);
  }

  /** Something that is for one person's eyes alone: only he hears of it. */
  async reframeQuietly(live: Live, frame: TableFrame, actor: Actor | null): Promise<void> {
    const { version, sequence, moment, state, base, phase } = live.stored;
    const now = this.house.now();
    const wake = wakeAt(frame, phase, moment, live.match, now, this.house.botLease);
    await this.write(live, { table: this.id, version, phase, sequence, updatedAt: now, wakeAt: wake, moment, state, base, frame });
    this.tellUpdate(live, [], actor);
    this.attendant.changed(live, true);
  }

  /** Answers the table as it is then. Every node that hears of the last words may begin; one of them does, and to the others it has begun. */
  async startIfReady(live: Live): Promise<Live> {
    if (live.stored.phase !== 'gathering' || !isReady(live.stored.frame)) return live;
    const { now, botLease } = this.house;
    const frame = await this.rested(live.stored.frame);
    const { match, change } = begin({ ...live.stored, frame }, live.opened, { now: now(), botLease });
    try {
      await this.write(live, frame === live.stored.frame ? change : { ...change, frame });
    } catch (error) {
      const { live: present } = this;
      if (present !== null && error instanceof Refused && error.code === 'stale') return present;
      throw error;
    }
    live.match = match;
    this.audience.regroup(live.stored.frame);
    this.tellUpdate(live, match.beginning.events);
    this.tellInfo(live);
    this.attendant.changed(live, true);
    return live;
  }

  /** With the holidays of those who play, in games by letter. */
  private async rested(frame: TableFrame): Promise<TableFrame> {
    if (frame.clock.kind !== 'correspondence') return frame;
    let rested = frame;
    for (const { person, kind } of frame.seats)
      if (kind === 'human' && person !== null) rested = withHolidays(rested, person, await holidaysOf(this.house.store, person));
    return rested;
  }

  /** Answers the table as the change leaves it: this one, or the one that was read again because the answer of the store was lost. */
  private async write(live: Live, change: Change): Promise<Live> {
    try {
      await this.house.store.commit(change);
    } catch (error) {
      return this.recover(error, live.stored, change);
    }
    live.stored = afterChange(live.stored, change);
    this.told = change.sequence;
    if (change.entry !== undefined) this.remember(change.entry);
    return live;
  }

  /**
   * A write has failed: what is in memory goes, and what is stored decides. It may have been written all the same. It has not happened only if
   * it cannot happen any more: while the table is at the version it was made for, a write whose answer was lost may still be on its way.
   */
  private async recover(why: unknown, before: Live['stored'], change: Change): Promise<Live> {
    const { house, id } = this;
    this.live = null;
    const present = await this.reload().catch((again) => {
      this.live = null;
      house.complain(again, 'reload', id);
      return null;
    });
    const { person, clientId } = change.entry ?? { person: null, clientId: null };
    const written = present !== null && person !== null && clientId !== null && this.isRemembered(person, clientId);
    if (written) return present;
    if (present !== null && why instanceof Conflict) {
      if (change.entry !== undefined && isSameGame(before, present.stored)) throw new Interrupted();
      throw new Refused('stale', 'Somebody else was faster; look again');
    }
    if (why instanceof Declined && (!house.store.shared || (present !== null && (await this.pin(present))))) {
      house.complain(why, 'write', id);
      throw new Refused('not-saved', 'This could not be saved and has not happened. Try again');
    }
    throw new Unanswered('It is not known yet whether this was saved', { cause: why });
  }

  /** Counts the version up, so that whatever may still be on its way comes too late. */
  private async pin(live: Live): Promise<boolean> {
    const { version, phase, sequence, updatedAt, wakeAt: wake, moment, state, base } = live.stored;
    const change: Change = { table: this.id, version, phase, sequence, updatedAt, wakeAt: wake, moment, state, base };
    try {
      await this.house.store.commit(change);
    } catch {
      return false;
    }
    live.stored = afterChange(live.stored, change);
    return true;
  }

  /** What happened was told when the table was read again; whoever asked for it has no answer yet. */
  private answerLate(present: Live, actor: Actor | null): void {
    if (actor !== null) this.tellDone(present, actor);
    this.attendant.changed(present, true);
  }

  tellUpdate(live: Live, told: LogEntry['told'], actor: Actor | null = null): void {
    this.tail.add(told);
    const answered = this.audience.update(new News(told), this.moment(live), actor);
    if (actor !== null && !answered) this.tellDone(live, actor);
  }

  /** The present moment; made once, however many are told of it. */
  moment({ match, stored }: Live): PresentMoment {
    if (this.present?.of !== stored)
      this.present = { of: stored, moment: new PresentMoment(match, stored.phase, stored.moment.heard, stored.frame) };
    return this.present.moment;
  }

  private tellDone(live: Live, { listener, id }: Actor): void {
    listener.send(done(this.id, id, this.heard(live, viewerAt(live.stored.frame, listener.person.id))));
  }

  info({ stored, opened, match }: Live, viewer: TableViewer) {
    return infoFor(stored, opened, this.house.now(), viewer, (person) => this.audience.isPresent(person), match);
  }

  tellInfo(live: Live, except: Listener | null = null): void {
    this.audience.info((viewer) => this.info(live, viewer), except);
  }

  /** Somebody came or went: the others see it, if it was one who plays. */
  tellPresence(person: string, except: Listener | null = null): void {
    const { live } = this;
    if (live !== null && !this.closed && viewerAt(live.stored.frame, person).plays !== 0) this.tellInfo(live, except);
  }
}
