import type { ProjectedData } from '#kernel';
import type { TableInfo } from '#wire';
import type { TableSettings } from '../store/store.ts';
import { infoMessage, type OutgoingMessage, updateBody, updateMessage } from './messages.ts';
import type { Listener } from './listener.ts';
import type { Subscription } from './subscription.ts';
import { type EventBatch, NO_EVENTS, type Snapshot, type SentSnapshot } from './projector.ts';
import { type TableViewer, viewerFor } from './viewer.ts';

export const viewerOf = (settings: TableSettings, { person, regard }: Listener): TableViewer =>
  viewerFor(settings, person.id, regard?.shunnedBy);

/** Who asked for what happened, and the id under which it was asked. */
export interface Actor {
  readonly listener: Listener;
  readonly id: string;
}

interface Group {
  readonly viewer: TableViewer;
  readonly listeners: Set<Listener>;
  /** The moment as these viewers were last told. */
  moment: SentSnapshot | null;
}

/** Those who follow one table, grouped by what they may see: a view is made once a group, and only when there is one. */
export class Audience {
  private readonly groups = new Map<string, Group>();
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  get size(): number {
    let size = 0;
    for (const { listeners } of this.groups.values()) size += listeners.size;
    return size;
  }

  /** Everybody once for each connection. */
  get people(): string[] {
    return [...this.groups.values()].flatMap(({ listeners }) => [...listeners].map(({ person }) => person.id));
  }

  has(listener: Listener): boolean {
    for (const { listeners } of this.groups.values()) if (listeners.has(listener)) return true;
    return false;
  }

  isPresent(person: string): boolean {
    for (const { listeners } of this.groups.values()) for (const listener of listeners) if (listener.person.id === person) return true;
    return false;
  }

  /** Whether somebody has the table before his eyes. */
  isLooking(person: string): boolean {
    for (const { listeners } of this.groups.values())
      for (const listener of listeners) if (listener.person.id === person && listener.away !== true) return true;
    return false;
  }

  /** The moment is the one this listener was just told. A subscription that is over adds no listener: the client left while its request was under way. */
  add(settings: TableSettings, subscription: Subscription, moment: SentSnapshot | null): void {
    if (!subscription.isOver) this.place(settings, subscription.listener, moment);
  }

  private place(settings: TableSettings, listener: Listener, moment: SentSnapshot | null): void {
    this.remove(listener);
    const viewer = viewerOf(settings, listener);
    let group = this.groups.get(viewer.key);
    if (group === undefined) {
      group = { viewer, listeners: new Set(), moment };
      this.groups.set(viewer.key, group);
    }
    group.listeners.add(listener);
  }

  remove(listener: Listener): boolean {
    for (const [key, group] of this.groups) {
      if (!group.listeners.delete(listener)) continue;
      if (group.listeners.size === 0) this.groups.delete(key);
      return true;
    }
    return false;
  }

  /** Viewers of this kind do not follow the table any more; answers them. */
  leave(are: (viewer: TableViewer) => boolean): Listener[] {
    const gone = [...this.groups.values()].flatMap(({ viewer, listeners }) => (are(viewer) ? [...listeners] : []));
    for (const listener of gone) this.remove(listener);
    return gone;
  }

  /** Seats changed hands: who sees what is worked out anew. */
  regroup(settings: TableSettings): void {
    const before = [...this.groups.values()];
    this.groups.clear();
    for (const { viewer, listeners, moment } of before)
      for (const listener of listeners) {
        const same = viewerOf(settings, listener).key === viewer.key;
        this.place(settings, listener, same ? moment : null);
      }
  }

  /**
   * Tells what happened. Whoever heard nothing and sees nothing new gets nothing; the one who asked for it hears at least that it is done, unless
   * he does not follow the table: then the answer is false.
   */
  update(news: EventBatch, moment: Snapshot, actor: Actor | null): boolean {
    let answered = false;
    for (const group of this.groups.values()) {
      const { viewer, listeners, moment: before } = group;
      const events = news.for(moment.ears(viewer));
      const present = moment.for(viewer, before?.view ?? null);
      group.moment = present;
      const nothing = events === NO_EVENTS && before !== null && present.sameView && present.rest === before.rest;
      if (nothing && (actor === null || !listeners.has(actor.listener))) continue;
      const body = updateBody(this.table, events, present.now);
      let update: OutgoingMessage | null = null;
      for (const listener of listeners)
        if (actor !== null && listener === actor.listener) {
          answered = true;
          listener.send(updateMessage(body, actor.id));
        } else if (!nothing) {
          update ??= updateMessage(body, null);
          listener.send(update);
        }
    }
    return answered;
  }

  info(makeInfo: (viewer: TableViewer) => ProjectedData<TableInfo>, except: Listener | null): void {
    for (const { viewer, listeners } of this.groups.values()) {
      const info = infoMessage(this.table, makeInfo(viewer));
      for (const listener of listeners) if (listener !== except) listener.send(info);
    }
  }

  /** What somebody says, to viewers of this kind, but for those who do not read him. */
  those(are: (viewer: TableViewer) => boolean, person: string, what: OutgoingMessage): void {
    for (const { viewer, listeners } of this.groups.values())
      if (are(viewer)) for (const listener of listeners) if (listener.regard?.unread.has(person) !== true) listener.send(what);
  }
}
