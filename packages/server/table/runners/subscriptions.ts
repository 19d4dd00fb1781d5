import { NOBODY } from '#kernel';
import { earsOf } from '#wire/present.ts';
import { NO_BLOCKS } from '../../people/block-lists.ts';
import { RefusedError } from '../../refused-error.ts';
import { viewerOf } from '../session/audience.ts';
import { eventCount } from '../session/broadcaster.ts';
import type { Listener } from '../session/listener.ts';
import type { TableSession } from '../session/session.ts';
import { Subscription, type SubscriptionTarget } from '../session/subscription.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { withReturned } from '../state/seed-contributions.ts';
import { isDelayedFor, isDelayedForSpectators, isSpectator } from '../state/spectator-delay.ts';
import { viewerAt } from '../state/viewer.ts';
import { errorMessage, tableMessage } from '../view/messages.ts';
import type { BotPlayers } from './bot-players.ts';
import type { DelayedSpectators } from './delayed-spectators.ts';

/** The listeners that follow one table, or have asked to. Each is in the audience or among the delayed spectators. */
export class Subscriptions implements SubscriptionTarget {
  private readonly session: TableSession;
  private readonly spectators: DelayedSpectators;
  private readonly bots: BotPlayers;
  private readonly byListener = new Map<Listener, Subscription>();

  constructor(session: TableSession, spectators: DelayedSpectators, bots: BotPlayers) {
    this.session = session;
    this.spectators = spectators;
    this.bots = bots;
  }

  get size(): number {
    return this.byListener.size;
  }

  /** A listener has one subscription at a time. It keeps the table in memory until it is over; `ended` is called then. */
  add(listener: Listener, ended: () => void = () => {}): Subscription {
    const known = this.byListener.get(listener);
    if (known !== undefined) return known;
    const subscription = new Subscription(listener, this, ended);
    this.byListener.set(listener, subscription);
    return subscription;
  }

  async follow(subscription: Subscription, seen: number | undefined): Promise<void> {
    const { person } = subscription.listener;
    while (!subscription.isOver) {
      const delayed = await this.session.ask(
        (loaded) => isDelayedFor(loaded.stored, person.id) || this.sendTable(loaded, subscription, seen),
      );
      if (!delayed || (await this.spectators.add(subscription))) return;
    }
  }

  /** Adds the listener to the audience and sends it the table, or only the events that it has missed. Answers false: nothing is delayed. */
  private async sendTable(loaded: LoadedTable, subscription: Subscription, seen: number | undefined): Promise<false> {
    const { session, spectators } = this;
    const { broadcaster, context } = session;
    const { audience, chat, recentEvents } = broadcaster;
    const { listener } = subscription;
    if (subscription.isOver) return false;
    const returned = loaded.stored.phase === 'gathering' ? withReturned(loaded.stored.settings, listener.person) : null;
    if (returned !== null) await session.commitSettings(loaded, returned, 'gathering');
    const { settings, sequence } = loaded.stored;
    const viewer = viewerOf(settings, listener);
    const count = eventCount(loaded, viewer);
    const audienceSeats = earsOf(viewer, loaded.opened.game.secret);
    await recentEvents.load(sequence);
    await chat.refreshIfStale();
    if (subscription.isOver) return false;
    const gap = seen === undefined || seen > count ? null : recentEvents.last(audienceSeats, count - seen);
    const events = gap ?? recentEvents.lastPage(audienceSeats, count);
    const snapshot = broadcaster.snapshot(loaded).for(viewer);
    const isArrival = viewer.plays !== NOBODY && !audience.isPresent(listener.person.id);
    if (spectators.has(listener)) spectators.remove(listener);
    audience.add(settings, subscription, snapshot);
    const info = broadcaster.info(loaded, viewer);
    const lines = chat.for(viewer, (listener.blocks ?? NO_BLOCKS).unread);
    listener.send(tableMessage(gap === null ? 'table' : 'gap', session.id, { info, now: snapshot.now, events, chat: lines }));
    if (isArrival) broadcaster.sendInfo(loaded, listener);
    if (viewer.plays !== NOBODY && listener.away !== true) context.alerts.viewed(session.id, listener.person.id);
    if (loaded.stored.wakeAt === null) this.bots.ask(loaded);
    return false;
  }

  isFollowed(listener: Listener): boolean {
    return this.session.audience.has(listener) || this.spectators.has(listener);
  }

  unfollow(listener: Listener): void {
    const { session } = this;
    const { audience, recentEvents } = session.broadcaster;
    this.byListener.delete(listener);
    session.lastViewed = session.context.now();
    this.spectators.remove(listener);
    if (audience.remove(listener) && !audience.isPresent(listener.person.id)) this.sendDeparture(listener.person.id);
    // A subscription whose table is being read still needs them.
    if (this.byListener.size === 0) recentEvents.forget();
  }

  /** The others see that a player is not connected any more. */
  private sendDeparture(person: string): void {
    const { inMemory, closed, broadcaster } = this.session;
    if (inMemory !== null && !closed && viewerAt(inMemory.stored.settings, person).plays !== NOBODY) broadcaster.sendInfo(inMemory);
  }

  /** When the game begins, spectators move to the delayed view if it has one; when it is over, they move back. */
  moveSpectators({ stored }: LoadedTable): void {
    const { audience } = this.session;
    const moved = isDelayedForSpectators(stored) ? audience.removeWhere((viewer) => isSpectator(viewer)) : this.spectators.release();
    for (const listener of moved)
      this.byListener
        .get(listener)
        ?.follow(undefined)
        .catch((error: unknown) => this.failedToMove(listener, error));
  }

  /** The spectator is sent nothing more. On `no-answer` its client asks again. */
  private failedToMove(listener: Listener, error: unknown): void {
    const { context, id } = this.session;
    if (!(error instanceof RefusedError)) context.reportError(error, 'strangers', id);
    listener.send(errorMessage('no-answer', 'The table could not be shown; ask again in a little while'));
  }
}
