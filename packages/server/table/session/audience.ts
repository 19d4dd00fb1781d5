import type { ProjectedData } from '#kernel';
import type { TableInfo } from '#wire';
import type { TableSettings } from '../../store/store.ts';
import { infoMessage, type OutgoingMessage, updateBody, updateMessage } from '../view/messages.ts';
import type { Listener } from './listener.ts';
import type { Subscription } from './subscription.ts';
import { type EventBatch, NO_EVENTS } from '../view/event-batch.ts';
import type { SentSnapshot, Snapshot } from '../view/snapshot.ts';
import { type TableViewer, viewerFor } from '../state/viewer.ts';

export const viewerOf = (settings: TableSettings, { person, blocks }: Listener): TableViewer =>
  viewerFor(settings, person.id, blocks?.blockedBy);

/** The client whose request caused a change, and the id of that request. */
export interface Actor {
  readonly listener: Listener;
  readonly id: string;
}

interface Group {
  readonly viewer: TableViewer;
  readonly listeners: Set<Listener>;
  /** The snapshot that these viewers were last sent. */
  snapshot: SentSnapshot | null;
}

/** The clients that follow one table, grouped by what they may see: a view is made once for each group. */
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

  /** The person of every connection; with several connections, several times. */
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

  /** Whether a client of this person shows the table in the foreground. */
  isViewing(person: string): boolean {
    for (const { listeners } of this.groups.values())
      for (const listener of listeners) if (listener.person.id === person && listener.away !== true) return true;
    return false;
  }

  /** `snapshot` is the snapshot that this listener was just sent. A subscription that is over adds no listener: the client left while its request was under way. */
  add(settings: TableSettings, subscription: Subscription, snapshot: SentSnapshot | null): void {
    if (!subscription.isOver) this.insert(settings, subscription.listener, snapshot);
  }

  private insert(settings: TableSettings, listener: Listener, snapshot: SentSnapshot | null): void {
    this.remove(listener);
    const viewer = viewerOf(settings, listener);
    let group = this.groups.get(viewer.key);
    if (group === undefined) {
      group = { viewer, listeners: new Set(), snapshot };
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

  /** Removes viewers of this kind and answers them. */
  removeWhere(are: (viewer: TableViewer) => boolean): Listener[] {
    const gone = [...this.groups.values()].flatMap(({ viewer, listeners }) => (are(viewer) ? [...listeners] : []));
    for (const listener of gone) this.remove(listener);
    return gone;
  }

  /** Seats have changed: computes anew who sees what. */
  regroup(settings: TableSettings): void {
    const before = [...this.groups.values()];
    this.groups.clear();
    for (const { viewer, listeners, snapshot } of before)
      for (const listener of listeners) {
        const same = viewerOf(settings, listener).key === viewer.key;
        this.insert(settings, listener, same ? snapshot : null);
      }
  }

  /**
   * Sends what happened. A group that heard nothing and sees nothing new is sent nothing; the actor is told at least that the request is done. False
   * when the actor does not follow the table.
   */
  sendUpdate(batch: EventBatch, snapshot: Snapshot, actor: Actor | null): boolean {
    let answered = false;
    for (const group of this.groups.values()) {
      const { viewer, listeners, snapshot: before } = group;
      const events = batch.for(snapshot.audienceSeats(viewer));
      const present = snapshot.for(viewer, before?.view ?? null);
      group.snapshot = present;
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

  sendInfo(makeInfo: (viewer: TableViewer) => ProjectedData<TableInfo>, except: Listener | null): void {
    for (const { viewer, listeners } of this.groups.values()) {
      const info = infoMessage(this.table, makeInfo(viewer));
      for (const listener of listeners) if (listener !== except) listener.send(info);
    }
  }

  /** Sends a line of chat to viewers of this kind, except to people who mute its author. */
  sendTo(are: (viewer: TableViewer) => boolean, person: string, what: OutgoingMessage): void {
    for (const { viewer, listeners } of this.groups.values())
      if (are(viewer)) for (const listener of listeners) if (listener.blocks?.unread.has(person) !== true) listener.send(what);
  }
}
