import type { GameEvent } from '#kernel';
import { createSignal } from 'solid-js';

/** A pause between two pages, well within what the server lets one person ask. */
const PAGE_PAUSE = 100;

/** The chronicle as this viewer heard it: the end of it comes with the table, what was before comes page by page, newest first. */
export interface Heard {
  readonly events: () => readonly GameEvent[];
  /** How many of the oldest events are not here yet. */
  readonly missing: () => number;
  /** Resolves when none is missing. */
  readonly whole: () => Promise<void>;
  /** All is told anew: these, up to event `seen`. */
  readonly begin: (seen: number, end: readonly GameEvent[]) => void;
  /** These follow, up to event `seen`; what was known of them already is replaced. */
  readonly goOn: (seen: number, events: readonly GameEvent[]) => void;
  /** A page has come, beginning with event `first`. */
  readonly page: (first: number, events: readonly GameEvent[]) => void;
  /** A question may have been lost with its thread: asks on. */
  readonly again: () => void;
  readonly close: () => void;
}

/** `ask` fetches the page on which an event stands. */
export function keepHeard(ask: (event: number) => void): Heard {
  const [events, setEvents] = createSignal<readonly GameEvent[]>([]);
  const [missing, setMissing] = createSignal(0);
  let waiting: (() => void)[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;

  function leafOn(pause: number): void {
    clearTimeout(next);
    if (missing() > 0) next = setTimeout(() => ask(missing()), pause);
    else for (const resolve of waiting.splice(0)) resolve();
  }

  return {
    events,
    missing,
    whole: () => (missing() === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    begin(seen, end) {
      setEvents(end);
      setMissing(seen - end.length);
      leafOn(0);
    },
    goOn(seen, more) {
      setEvents((known) => [...known.slice(0, seen - more.length - missing()), ...more]);
    },
    again: () => leafOn(0),
    page(first, page) {
      // One that was asked for before all was told anew may not join on.
      const older = page.slice(0, missing() - first + 1);
      if (first > missing() || first + older.length - 1 !== missing()) return;
      setEvents((known) => [...older, ...known]);
      setMissing(first - 1);
      leafOn(PAGE_PAUSE);
    },
    close() {
      clearTimeout(next);
      waiting = [];
    },
  };
}
