import { Refused } from '../refused.ts';
import { idOf } from '../store/rows.ts';
import { Unanswered } from '../store/store.ts';
import type { Holiday } from '#wire';
import type { House } from './house.ts';
import { Room } from './room.ts';

/** A room nobody uses is forgotten after this long; it is in the store. */
const FORGET_AFTER = 60_000;
const DUE_AT_ONCE = 500;
const TRY_AGAIN = 60_000;
/** Of one person. */
export const MOST_TABLES = 10_000;

/** The tables in memory, and the watch for those that are due. */
export class Rooms {
  private readonly house: House;
  private readonly rooms = new Map<string, Room>();
  private readonly timer: NodeJS.Timeout;
  /** Tables that could not be opened, and when to try again: not every second. */
  private readonly broken = new Map<string, number>();
  private looking: Promise<void> | null = null;

  constructor(house: House) {
    this.house = house;
    house.store.onChange((id) => {
      if (id !== null) this.rooms.get(id)?.changedElsewhere();
      else for (const room of this.rooms.values()) room.changedElsewhere();
    });
    this.timer = setInterval(() => {
      this.forgetUnused();
      // A store that does not answer is not asked again before it has.
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    }, house.lookEvery);
    this.timer.unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  /** Connections that are sent what happens at tables, once for each table. */
  get listeners(): number {
    let count = 0;
    for (const room of this.rooms.values()) count += room.listeners;
    return count;
  }

  /** Where somebody looks now: tables and different people, by game. */
  census(): Map<string, { tables: number; readonly people: Set<string> }> {
    const found = new Map<string, { tables: number; readonly people: Set<string> }>();
    for (const room of this.rooms.values()) {
      const { game, people } = room.company;
      if (game === null || people.length === 0) continue;
      const known = found.get(game) ?? { tables: 0, people: new Set<string>() };
      known.tables++;
      for (const person of people) known.people.add(person);
      found.set(game, known);
    }
    return found;
  }

  room(id: string): Room {
    let room = this.rooms.get(id);
    if (room === undefined) {
      room = new Room(id, this.house);
      this.rooms.set(id, room);
    }
    room.touch();
    return room;
  }

  /** Somebody may have been deleted, with all that he said. */
  doubtChats(): void {
    for (const room of this.rooms.values()) room.doubtChat();
  }

  /** The tables of one person become another's. */
  async handOver(from: string, to: string): Promise<void> {
    const { store } = this.house;
    const invited = (await store.rows('invitedTo', from, MOST_TABLES)).map(idOf);
    for (const { id } of await store.tablesOf(from, MOST_TABLES)) await this.room(id).handOver(from, to);
    for (const id of invited) await this.room(id).handOver(from, to);
    await store.change(['moveInvitations', to, from], ['dropInvitationsOf', from]);
  }

  /** Somebody's holidays, at all his tables. */
  async rest(person: string, holidays: readonly Holiday[]): Promise<void> {
    for (const { id, phase } of await this.house.store.tablesOf(person, MOST_TABLES))
      if (phase === 'gathering' || phase === 'playing') await this.room(id).rest(person, holidays);
  }

  /** Whether somebody is at this table, or something is going on there. */
  inUse(table: string): boolean {
    const room = this.rooms.get(table);
    return room !== undefined && !room.unused;
  }

  isPresent(table: string, person: string): boolean {
    return this.rooms.get(table)?.isPresent(person) ?? false;
  }

  /** Clocks that ran out and bots that were asked while nobody had the table in memory. */
  private async look(): Promise<void> {
    const now = this.house.now();
    try {
      for (const id of await this.house.store.due(now, DUE_AT_ONCE)) if ((this.broken.get(id) ?? 0) <= now) await this.wake(id, now);
    } catch (error) {
      this.house.complain(error, 'due', '');
    }
  }

  /** Apart from the search for due tables: a store that does not answer must not keep tables in memory. */
  private forgetUnused(): void {
    const now = this.house.now();
    for (const [id, room] of this.rooms)
      if (room.unused && now - room.lastUsed > FORGET_AFTER) {
        this.rooms.delete(id);
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
      if (error instanceof Unanswered) throw error;
      this.broken.set(id, now + TRY_AGAIN);
      this.house.complain(error, 'due', id);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.all([...this.rooms.values()].map((room) => room.close()));
  }
}
