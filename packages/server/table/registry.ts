import { RefusedError } from '../refused-error.ts';
import { idOf, jsonIn } from '../store/rows.ts';
import { type TableSettings, UnknownCommitError } from '../store/store.ts';
import type { Holiday } from '#wire';
import type { TableContext } from './session/context.ts';
import { OpenTable } from './open-table.ts';
import { withHolidays } from './state/clock-pauses.ts';
import { applyHolidays } from './usecases/apply-holidays.ts';
import { transferSeat } from './usecases/transfer-seat.ts';
import { wake } from './usecases/wake.ts';

/** An unused table is dropped from memory after this long; it is in the store. */
const FORGET_AFTER = 60_000;
const DUE_AT_ONCE = 500;
const TRY_AGAIN = 60_000;
const TABLES_AT_ONCE = 20;
/** Of one person. */
export const MOST_TABLES = 10_000;

/** The tables in memory of this node. Polls the store for tables at which something is due. */
export class TableRegistry {
  private readonly context: TableContext;
  private readonly openTables = new Map<string, OpenTable>();
  private readonly timer: NodeJS.Timeout;
  /** Tables that could not be opened, and when to try again. */
  private readonly broken = new Map<string, number>();
  private polling: Promise<void> | null = null;

  constructor(context: TableContext) {
    this.context = context;
    context.store.onChange((id) => {
      if (id !== null) this.openTables.get(id)?.session.changedElsewhere();
      else for (const { session } of this.openTables.values()) session.changedElsewhere();
    });
    this.timer = setInterval(() => {
      this.forgetUnused();
      // A store that does not answer is not asked again before it has.
      this.polling ??= this.poll().finally(() => {
        this.polling = null;
      });
    }, context.pollInterval);
    this.timer.unref();
  }

  get size(): number {
    return this.openTables.size;
  }

  /** Connections that are sent what happens at tables, once for each table. */
  get listeners(): number {
    let count = 0;
    for (const table of this.openTables.values()) count += table.listeners;
    return count;
  }

  /** Followed tables and the different people who follow them, by game. */
  occupancy(): Map<string, { tables: number; readonly people: Set<string> }> {
    const byGame = new Map<string, { tables: number; readonly people: Set<string> }>();
    for (const { session } of this.openTables.values()) {
      const game = session.inMemory?.stored.settings.game;
      const { people } = session.audience;
      if (game === undefined || people.length === 0) continue;
      const known = byGame.get(game) ?? { tables: 0, people: new Set<string>() };
      known.tables++;
      for (const person of people) known.people.add(person);
      byGame.set(game, known);
    }
    return byGame;
  }

  /** The table in memory; it is not forgotten while the caller uses it. */
  open(id: string): OpenTable {
    let table = this.openTables.get(id);
    if (table === undefined) {
      table = new OpenTable(id, this.context);
      this.openTables.set(id, table);
    }
    table.session.lastUsed = this.context.now();
    return table;
  }

  /** Lines of chat may have been removed, for instance those of a deleted account. */
  markChatsStale(): void {
    for (const { session } of this.openTables.values()) session.broadcaster.chat.markStale();
  }

  /** Transfers all seats and invitations of a guest to the account that the guest has signed in to. */
  async transferTables(from: string, to: string): Promise<void> {
    const { store } = this.context;
    const invited = (await store.rows('invitedTo', from, MOST_TABLES)).map(idOf);
    for (const { id } of await store.tablesOf(from, MOST_TABLES)) await transferSeat(this.open(id).session, from, to);
    for (const id of invited) await transferSeat(this.open(id).session, from, to);
    await store.change(['moveInvitations', to, from], ['dropInvitationsOf', from]);
  }

  /** Applies the holidays of a player at all tables. */
  async applyHolidays(person: string, holidays: readonly Holiday[]): Promise<void> {
    const rows = await this.context.store.rows('openCorrespondenceOf', person);
    // Only tables that change are loaded.
    const changed = rows.filter((row) => {
      const settings = jsonIn<TableSettings>(row, 'frame');
      return withHolidays(settings, person, holidays) !== settings;
    });
    // Those that are written in the same moment share one sync to the disk.
    for (let at = 0; at < changed.length; at += TABLES_AT_ONCE)
      await Promise.all(changed.slice(at, at + TABLES_AT_ONCE).map((row) => applyHolidays(this.open(idOf(row)).session, person, holidays)));
  }

  /** Whether a client follows this table, or work on it is under way. */
  inUse(table: string): boolean {
    const known = this.openTables.get(table);
    return known !== undefined && !known.unused;
  }

  isPresent(table: string, person: string): boolean {
    return this.openTables.get(table)?.session.audience.isPresent(person) ?? false;
  }

  /** Wakes tables whose clocks ran out or whose bots were asked while no node had them in memory. */
  private async poll(): Promise<void> {
    const now = this.context.now();
    try {
      for (const id of await this.context.store.due(now, DUE_AT_ONCE)) if ((this.broken.get(id) ?? 0) <= now) await this.wake(id, now);
    } catch (error) {
      this.context.reportError(error, 'due', '');
    }
  }

  /** Apart from the poll: a store that does not answer must not keep tables in memory. */
  private forgetUnused(): void {
    const now = this.context.now();
    for (const [id, table] of this.openTables)
      if (table.unused && now - table.session.lastUsed > FORGET_AFTER) {
        this.openTables.delete(id);
        void table.close();
      }
  }

  private async wake(id: string, now: number): Promise<void> {
    try {
      await wake(this.open(id));
      this.broken.delete(id);
    } catch (error) {
      // Another node was faster.
      if (error instanceof RefusedError) return;
      // The table is not broken when the store does not answer: it is tried again with the next poll.
      if (error instanceof UnknownCommitError) throw error;
      this.broken.set(id, now + TRY_AGAIN);
      this.context.reportError(error, 'due', id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.polling;
    await Promise.all([...this.openTables.values()].map((table) => table.close()));
  }
}
