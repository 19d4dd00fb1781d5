import type { GameEvent } from '#kernel';
import { BOT_WHY } from '#wire';
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import { TABLE } from '../local/start.ts';
import type { Controller } from './controller.ts';
import { keepVisit, lastVisit, newsSince } from './visits.ts';

/** What happened at a table since its reader last looked at it. It is told from what he heard, and from nothing else. */
export interface Since {
  /** Empty when there is nothing to tell. */
  readonly news: () => readonly GameEvent[];
  /** When he was last here. */
  readonly at: () => number;
  readonly dismiss: () => void;
}

export function createSince(table: Controller): Since {
  const [count, setCount] = createSignal({ news: 0, upTo: 0 });
  const [at, setAt] = createSignal(0);
  const look = (): void => {
    const seen = table.now()?.seen;
    // A lesson is nothing that goes on while one is away.
    if (table.id === TABLE || seen === undefined || document.visibilityState !== 'visible') return;
    const before = lastVisit(table.id);
    const news = newsSince(before, seen, Date.now());
    if (news > 0 && before !== null && untrack(count).news === 0) {
      setAt(before.at);
      setCount({ news, upTo: seen });
    }
    keepVisit(table.id, { seen, at: Date.now() });
  };
  createEffect(look);
  const comeBack = (): void => untrack(look);
  document.addEventListener('visibilitychange', comeBack);
  onCleanup(() => document.removeEventListener('visibilitychange', comeBack));
  return {
    // Counted from the end: older lines may still be coming.
    news() {
      const { news, upTo } = count();
      const seen = table.now()?.seen ?? upTo;
      const end = table.events().length - (seen - upTo);
      // Why bots moved is no news without the moves themselves.
      return news === 0
        ? []
        : table
            .events()
            .slice(Math.max(0, end - news), end)
            .filter(({ type }) => type !== BOT_WHY);
    },
    at,
    dismiss: () => setCount({ news: 0, upTo: 0 }),
  };
}
