import { RefusedError } from '../../refused-error.ts';
import { applyChange, type Change, type LogEntry, type StoredTable } from '../../store/store.ts';
import { isSameGame, type LoadedTable, loadTable } from '../state/loaded-table.ts';
import { withoutOrders } from '../state/standing-orders.ts';
import { teamsAt } from '../state/teams.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { TableContext } from './context.ts';
import type { SessionObservers } from './observers.ts';
import { RecentRequestIds } from './recent-request-ids.ts';

const IDS_KEPT = 256;

/** Nothing has changed but standing orders, which only their owner may see. */
const isPrivateChange = (before: StoredTable, after: StoredTable): boolean =>
  before.sequence === after.sequence && before.phase === after.phase && withoutOrders(before.settings) === withoutOrders(after.settings);

/** Keeps the table in memory: a cache over the store, read again when another node has changed it or when it may be wrong. */
export class TableLoader {
  private readonly id: string;
  private readonly context: TableContext;
  private readonly broadcaster: Broadcaster;
  private readonly observers: SessionObservers;
  private cached: LoadedTable | null = null;
  private outdated = false;
  /** The last entry of the log that the audience has been sent. */
  private sentSequence = -1;
  /** Request ids make actions idempotent: a repeat is answered, not done again. */
  private readonly requestIds = new RecentRequestIds(IDS_KEPT);

  constructor(id: string, context: TableContext, broadcaster: Broadcaster, observers: SessionObservers) {
    this.id = id;
    this.context = context;
    this.broadcaster = broadcaster;
    this.observers = observers;
  }

  /** What is in memory, though another node may have changed the table since. */
  get inMemory(): LoadedTable | null {
    return this.cached;
  }

  /** What is in memory, unless it has to be read again. */
  get current(): LoadedTable | null {
    return this.outdated ? null : this.cached;
  }

  /** Another node has changed the table. */
  markOutdated(): void {
    this.outdated = true;
  }

  forget(): void {
    this.cached = null;
  }

  /** Reads the table from the store and sends the audience what it has missed. */
  async reload(): Promise<LoadedTable> {
    this.outdated = false;
    const { store, games } = this.context;
    const { audience, chat } = this.broadcaster;
    const isWatched = audience.size > 0;
    const stored = await store.table(this.id);
    if (stored === null) throw new RefusedError('no-table', 'There is no such table');
    const before = this.cached;
    if (before !== null && before.stored.version === stored.version) {
      await chat.catchUp();
      return before;
    }
    // A bot that thinks about this match goes on: a remark of another node does not change the game.
    const loaded =
      before !== null && isSameGame(before.stored, stored) ? { ...before, stored } : loadTable(stored, await games.open(stored.settings));
    this.cached = loaded;
    chat.setTeams(teamsAt(stored.settings, loaded.opened.game));
    if (isWatched) await this.sendMissed(loaded, before);
    else await this.readUnwatched(stored);
    this.observers.notify(loaded, false);
    return loaded;
  }

  private async readUnwatched(stored: StoredTable): Promise<void> {
    const missed = Math.min(IDS_KEPT, stored.sequence - this.sentSequence);
    this.sentSequence = stored.sequence;
    this.broadcaster.recentEvents.forget();
    await this.broadcaster.chat.load();
    for (const entry of await this.context.store.entriesBefore(this.id, stored.sequence + 1, missed)) this.remember(entry);
  }

  private async sendMissed(loaded: LoadedTable, before: LoadedTable | null): Promise<void> {
    const { broadcaster } = this;
    const { stored } = loaded;
    // Seats come first: team chat is sent to those who sit in the team now.
    broadcaster.audience.regroup(stored.settings);
    await broadcaster.chat.catchUp();
    // The log may have grown since the table was read: newer entries are sent after the next read.
    const entries = await this.context.store.entriesAfter(this.id, this.sentSequence);
    const missed = entries.filter(({ sequence }) => sequence <= stored.sequence);
    for (const entry of missed) this.remember(entry);
    this.sentSequence = stored.sequence;
    broadcaster.sendUpdate(
      loaded,
      missed.flatMap(({ told }) => told),
    );
    if (before === null || !isPrivateChange(before.stored, stored)) broadcaster.sendInfo(loaded);
  }

  /** Applies a change that the store has accepted. */
  apply(loaded: LoadedTable, change: Change): void {
    loaded.stored = applyChange(loaded.stored, change);
    this.sentSequence = change.sequence;
    if (change.entry !== undefined) this.remember(change.entry);
  }

  private remember({ person, clientId }: LogEntry): void {
    if (person !== null && clientId !== null) this.requestIds.add(`${person} ${clientId}`);
  }

  /** Whether a request of this person with this id was done not long ago. */
  isRepeat(person: string, clientId: string): boolean {
    return this.requestIds.has(`${person} ${clientId}`);
  }
}
