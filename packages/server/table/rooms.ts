import { type House, Room } from './room.ts';

/** A room nobody uses is forgotten after this long; it is in the store. */
const FORGET_AFTER = 60_000;
const LOOK_EVERY = 1000;
const DUE_AT_ONCE = 500;

/** The tables in memory, and the watch for those that are due. */
export class Rooms {
  private readonly house: House;
  private readonly rooms = new Map<string, Room>();
  private readonly timer: NodeJS.Timeout;
  /** Tables that cannot be opened: complained about once, not every second. */
  private readonly broken = new Set<string>();
  private looking: Promise<void> = Promise.resolve();

  constructor(house: House) {
    this.house = house;
    house.store.onChange((id) => {
      if (id !== null) this.rooms.get(id)?.changedElsewhere();
      else for (const room of this.rooms.values()) room.changedElsewhere();
    });
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look());
    }, LOOK_EVERY);
    this.timer.unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  room(id: string): Room {
    let room = this.rooms.get(id);
    if (room === undefined) {
      room = new Room(id, this.house);
      this.rooms.set(id, room);
    }
    return room;
  }

  isPresent(table: string, person: string): boolean {
    return this.rooms.get(table)?.isPresent(person) ?? false;
  }

  /** Clocks that ran out and bots that were asked while nobody had the table in memory. */
  private async look(): Promise<void> {
    const now = this.house.now();
    try {
      for (const id of await this.house.store.due(now, DUE_AT_ONCE))
        if (!this.broken.has(id))
          await this.room(id)
            .wake()
            .catch((error) => {
              this.broken.add(id);
              this.house.complain(error, 'due', id);
            });
    } catch (error) {
      this.house.complain(error, 'due', '');
    }
    for (const [id, room] of this.rooms)
      if (room.unused && now - room.lastUsed > FORGET_AFTER) {
        this.rooms.delete(id);
        void room.close();
      }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.all([...this.rooms.values()].map((room) => room.close()));
  }
}
