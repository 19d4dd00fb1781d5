import type { GameEvent, Telling, Told } from './event.ts';
import type { Random } from './random/random.ts';
import type { Seats } from './seat.ts';

/** What a step may use of the outside world: chance, and somebody to tell what happens. */
export interface Table<T extends Telling = Telling> {
  readonly random: Random;
  /** Missing in simulations: `table.tell?.({ ... })` then does not even make the event. */
  tell?(event: T, to?: Seats): void;
  /** Somebody has learned something that cannot be unlearned, or a rule (which one) lets nothing be taken back: undo stops here. */
  reveal(rule?: string): void;
}

/** Nobody listens: for simulation and search. */
export class SilentTable implements Table {
  readonly random: Random;
  constructor(random: Random) {
    this.random = random;
  }
  reveal(): void {}
}

/** Keeps what was told, in names, until it is taken. */
export class ListeningTable<E extends GameEvent = GameEvent> implements Table {
  readonly random: Random;
  told: Told<E>[] = [];
  revealed = false;
  /** The rules that let nothing be taken back. */
  private final: string[] = [];
  private readonly name: (telling: Telling) => E;
  constructor(random: Random, name: (telling: Telling) => E) {
    this.random = random;
    this.name = name;
  }
  tell(telling: Telling, to?: Seats): void {
    const event = this.name(telling);
    this.told.push(to === undefined ? { event } : { event, to });
  }
  reveal(rule?: string): void {
    this.revealed = true;
    if (rule !== undefined) this.final.push(rule);
  }
  /** What was told and whether anything was revealed since the last time. */
  take(): { told: Told<E>[]; revealed: boolean; final: readonly string[] } {
    const taken = { told: this.told, revealed: this.revealed, final: this.final };
    this.told = [];
    this.revealed = false;
    this.final = [];
    return taken;
  }
}
