import { Refused } from '../refused.ts';
import { idOf } from '../store/rows.ts';
import { UnknownCommitError } from '../store/store.ts';
import type { Holiday } from '#wire';
import type { TableContext } from './context.ts';
import { OpenTable } from './open-table.ts';

/** A room nobody uses is forgotten after this long; it is in the store. */
const FORGET_AFTER = 60_000;
const DUE_AT_ONCE = 500;
const TRY_AGAIN = 60_000;
/** Of one person. */
export const MOST_TABLES = 10_000;

/** The tables in memory, and the watch for those that are due. */
export class TableRegistry {
  private readonly context: TableContext;
  private readonly openTables = new Map<string, OpenTable>();
  private readonly timer: NodeJS.Timeout;
  /** Tables that could not be opened, and when to try again: not every second. */
  private readonly broken = new Map<string, number>();
  private looking: Promise<void> | null = null;

  constructor(context: TableContext) {
    this.context = context;
    context.store.onChange((id) => {
      if (id !== null) this.openTables.get(id)?.changedElsewhere();
      else for (const open of this.openTables.values()) open.changedElsewhere();
    });
    this.timer = setInterval(() => {
      this.forgetUnused();
      // A store that does not answer is not asked again before it has.
      this.looking ??= this.look().finally(() => {
        this.looking = null;
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
    for (const room of this.openTables.values()) count += room.listeners;
    return count;
  }

  /** Where somebody looks now: tables and different people, by game. */
  census(): Map<string, { tables: number; readonly people: Set<string> }> {
    const found = new Map<string, { tables: number; readonly people: Set<string> }>();
    for (const room of this.openTables.values()) {
      const { game, people } = room.company;
      if (game === null || people.length === 0) continue;
      const known = found.get(game) ?? { tables: 0, people: new Set<string>() };
      known.tables++;
      for (const person of people) known.people.add(person);
      found.set(game, known);
    }
    return found;
  }

  room(id: string): OpenTable {
    let room = this.openTables.get(id);
    if (room === undefined) {
      room = new OpenTable(id, this.context);
      this.openTables.set(id, room);
    }
    room.touch();
    return room;
  }

  /** Somebody may have been deleted, with all that he said. */
  doubtChats(): void {
    for (const room of this.openTables.values()) room.doubtChat();
  }

  /** The tables of one person become another's. */
  async handOver(from: string, to: string): Promise<void> {
    const { store } = this.context;
    const invited = (await store.rows('invitedTo', from, MOST_TABLES)).map(idOf);
    for (const { id } of await store.tablesOf(from, MOST_TABLES)) await this.room(id).handOver(from, to);
    for (const id of invited) await this.room(id).handOver(from, to);
    await store.change(['moveInvitations', to, from], ['dropInvitationsOf', from]);
  }

  /** Somebody's holidays, at all his tables. */
  async rest(person: string, holidays: readonly Holiday[]): Promise<void> {
    for (const { id, phase } of await this.context.store.tablesOf(person, MOST_TABLES))
      if (phase === 'gathering' || phase === 'playing') await this.room(id).rest(person, holidays);
  }

  /** Whether somebody is at this table, or something is going on there. */
  inUse(table: string): boolean {
    const room = this.openTables.get(table);
    return room !== undefined && !room.unused;
  }

  isPresent(table: string, person: string): boolean {
    return this.openTables.get(table)?.isPresent(person) ?? false;
  }

  /** Clocks that ran out and bots that were asked while nobody had the table in memory. */
  private async look(): Promise<void> {
    const now = this.context.now();
    try {
      for (const id of await this.context.store.due(now, DUE_AT_ONCE)) if ((this.broken.get(id) ?? 0) <= now) await this.wake(id, now);
    } catch (error) {
      this.context.reportError(error, 'due', '');
    }
  }

  /** Apart from the search for due tables: a store that does not answer must not keep tables in memory. */
  private forgetUnused(): void {
    const now = this.context.now();
    for (const [id, room] of this.openTables)
      if (room.unused && now - room.lastUsed > FORGET_AFTER) {
        this.openTables.delete(id);
        void room.close();
      }
  }

  private async wake(id: string, now: number): Promise<void> {
    try {
      await this.room(id).wake();
      this.broken.delete(id);
    } catch (error) {
      // Another node may have been faster, and then there is nothing to complain about.
      if (error instanceof Refused) return;
      // Nor is the table to blame when the store does not answer: it is looked at again with the others.
      if (error instanceof UnknownCommitError) throw error;
      this.broken.set(id, now + TRY_AGAIN);
      this.context.reportError(error, 'due', id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.all([...this.openTables.values()].map((room) => room.close()));
  }
}
