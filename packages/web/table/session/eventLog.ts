import type { GameEvent } from '#kernel';
import { createSignal } from 'solid-js';

/** Milliseconds between two page requests, well within the server's rate limit. */
const PAGE_PAUSE = 100;

/** The viewer's events: the latest come with the table, older ones page by page, newest first. */
export interface EventLog {
  readonly events: () => readonly GameEvent[];
  /** How many of the oldest events are not loaded yet. */
  readonly missing: () => number;
  /** Resolves when none is missing. */
  readonly complete: () => Promise<void>;
  /** Replaces everything by these events, up to event `seen`. */
  readonly reset: (seen: number, end: readonly GameEvent[]) => void;
  /** Appends events up to event `seen`; known ones among them are replaced. */
  readonly append: (seen: number, events: readonly GameEvent[]) => void;
  /** Adds a page that begins with event `first`. */
  readonly addPage: (first: number, events: readonly GameEvent[]) => void;
  /** After a reconnect: requests the next page again. */
  readonly resume: () => void;
  readonly close: () => void;
}

/** `ask` requests the page of an event. */
export function createEventLog(ask: (event: number) => void): EventLog {
  const [events, setEvents] = createSignal<readonly GameEvent[]>([]);
  const [missing, setMissing] = createSignal(0);
  let waiting: (() => void)[] = [];
  let next: ReturnType<typeof setTimeout> | undefined;

  function requestNextPage(pause: number): void {
    clearTimeout(next);
    if (missing() > 0) next = setTimeout(() => ask(missing()), pause);
    else for (const resolve of waiting.splice(0)) resolve();
  }

  return {
    events,
    missing,
    complete: () => (missing() === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    reset(seen, end) {
      setEvents(end);
      setMissing(seen - end.length);
      requestNextPage(0);
    },
    append(seen, more) {
      setEvents((known) => [...known.slice(0, seen - more.length - missing()), ...more]);
    },
    resume: () => requestNextPage(0),
    addPage(first, page) {
      // A page requested before a reset may not join on.
      const older = page.slice(0, missing() - first + 1);
      if (first > missing() || first + older.length - 1 !== missing()) return;
      setEvents((known) => [...older, ...known]);
      setMissing(first - 1);
      requestNextPage(PAGE_PAUSE);
    },
    close() {
      clearTimeout(next);
      waiting = [];
    },
  };
}
