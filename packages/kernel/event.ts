import type { Seats } from './seat.ts';

/**
 * What an event tells, as data. A string that begins with `@` points at a word of the game's locale
 * (`@symbol.ring`, `@seat.1`); everything else is shown as it is.
 */
export type Param = number | string | boolean | readonly Param[];

/** Something that happened. The wording is in the locale under `event.<type>`. */
export interface GameEvent {
  readonly type: string;
  readonly [param: string]: Param;
}

/** An event with its audience; without one everybody hears it, watchers included. */
export interface Told {
  readonly event: GameEvent;
  readonly to?: Seats;
}
