import type { GameEvent, RawEvent, AddressedEvent } from './event.ts';
import type { Random } from './random/random.ts';
import type { Seats } from './seat.ts';

/** Side effects of a step: random numbers, the event log, and the mark that stops undo. */
export interface Effects<T extends RawEvent = RawEvent> {
  readonly random: Random;
  /** Appends an event, for all viewers or for some seats only. Missing in simulations: `effects.emit?.({ ... })` then does not even build the event. */
  emit?(event: T, to?: Seats): void;
  /** Stops undo here: a player has learned something new, or a rule (which one) makes the decision final. */
  reveal(rule?: string): void;
}

/** Emits no events: for simulation and search. */
export class SilentEffects implements Effects {
  readonly random: Random;
  constructor(random: Random) {
    this.random = random;
  }
  reveal(): void {}
}

/** Collects events, with names instead of numbers, until they are taken. */
export class RecordingEffects<E extends GameEvent = GameEvent> implements Effects {
  readonly random: Random;
  events: AddressedEvent<E>[] = [];
  revealed = false;
  /** Rules that made a decision final. */
  private final: string[] = [];
  private readonly name: (raw: RawEvent) => E;
  constructor(random: Random, name: (raw: RawEvent) => E) {
    this.random = random;
    this.name = name;
  }
  emit(raw: RawEvent, to?: Seats): void {
    const event = this.name(raw);
    this.events.push(to === undefined ? { event } : { event, to });
  }
  reveal(rule?: string): void {
    this.revealed = true;
    if (rule !== undefined) this.final.push(rule);
  }
  /** The events since the last call, and what stops undo. */
  take(): { events: AddressedEvent<E>[]; revealed: boolean; final: readonly string[] } {
    const taken = { events: this.events, revealed: this.revealed, final: this.final };
    this.events = [];
    this.revealed = false;
    this.final = [];
    return taken;
  }
}
