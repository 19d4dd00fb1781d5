import type { GameEvent, Told } from './event.ts';
import type { Random } from './random/random.ts';
import type { Seats } from './seat.ts';

/** What a step may use of the outside world: chance, and somebody to tell what happens. */
export interface Table {
  readonly random: Random;
  /** False in simulations: then no event need be made at all. */
  readonly listening: boolean;
  tell(event: GameEvent, to?: Seats): void;
  /** Somebody has learned something that cannot be unlearned, or the rules let nothing be taken back: undo stops here. */
  reveal(): void;
}

/** Nobody listens: for simulation and search. */
export class SilentTable implements Table {
  readonly random: Random;
  readonly listening = false;
  constructor(random: Random) {
    this.random = random;
  }
  tell(): void {}
  reveal(): void {}
}

/** Keeps what was told, until it is taken. */
export class ListeningTable implements Table {
  readonly random: Random;
  readonly listening = true;
  told: Told[] = [];
  revealed = false;
  constructor(random: Random) {
    this.random = random;
  }
  tell(event: GameEvent, to?: Seats): void {
    this.told.push(to === undefined ? { event } : { event, to });
  }
  reveal(): void {
    this.revealed = true;
  }
  /** What was told and whether anything was revealed since the last time. */
  take(): { told: Told[]; revealed: boolean } {
    const taken = { told: this.told, revealed: this.revealed };
    this.told = [];
    this.revealed = false;
    return taken;
  }
}
