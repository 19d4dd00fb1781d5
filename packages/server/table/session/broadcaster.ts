import type { ProjectedData } from '#kernel';
import type { TableInfo } from '#wire';
import { earsOf } from '#wire/present.ts';
import type { LogEntry, StoredTable } from '../../store/store.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { type TableViewer, viewerAt } from '../state/viewer.ts';
import { EventBatch } from '../view/event-batch.ts';
import { doneMessage } from '../view/messages.ts';
import { Snapshot } from '../view/snapshot.ts';
import { infoFor } from '../view/table-info.ts';
import { type Actor, Audience } from './audience.ts';
import { ChatChannels } from './chat-channels.ts';
import type { TableContext } from './context.ts';
import type { Listener } from './listener.ts';
import { RecentEvents } from './recent-events.ts';

/** How many events the viewer has heard. */
export const eventCount = ({ stored: { status }, opened }: LoadedTable, viewer: TableViewer): number =>
  status.heard[earsOf(viewer, opened.game.secret)] ?? 0;

/** Sends what happens at one table to the clients that follow it. Owns the audience, the chat, the recent events and the current snapshot. */
export class Broadcaster {
  readonly audience: Audience;
  readonly chat: ChatChannels;
  readonly recentEvents: RecentEvents;
  private readonly table: string;
  private readonly now: () => number;
  /** Shared by all viewers until the table changes. */
  private current: { readonly of: StoredTable; readonly snapshot: Snapshot } | null = null;

  constructor(table: string, { store, now }: Pick<TableContext, 'store' | 'now'>) {
    this.table = table;
    this.now = now;
    this.audience = new Audience(table);
    this.chat = new ChatChannels(table, store, this.audience);
    this.recentEvents = new RecentEvents(table, store);
  }

  snapshot({ match, stored }: LoadedTable): Snapshot {
    if (this.current?.of !== stored)
      this.current = { of: stored, snapshot: new Snapshot(match, stored.phase, stored.status.heard, stored.settings) };
    return this.current.snapshot;
  }

  info({ stored, opened, match }: LoadedTable, viewer: TableViewer): ProjectedData<TableInfo> {
    return infoFor(stored, opened, this.now(), viewer, (person) => this.audience.isPresent(person), match);
  }

  /** With an actor, its client is answered: by the update, or by a `done` of its own if it does not follow the table. */
  sendUpdate(loaded: LoadedTable, events: LogEntry['told'], actor: Actor | null = null): void {
    this.recentEvents.add(events);
    const answered = this.audience.sendUpdate(new EventBatch(events), this.snapshot(loaded), actor);
    if (actor !== null && !answered) this.sendDone(loaded, actor);
  }

  sendInfo(loaded: LoadedTable, except: Listener | null = null): void {
    this.audience.sendInfo((viewer) => this.info(loaded, viewer), except);
  }

  sendDone(loaded: LoadedTable, { listener, id }: Actor): void {
    listener.send(doneMessage(this.table, id, eventCount(loaded, viewerAt(loaded.stored.settings, listener.person.id))));
  }
}
