import type { GameEvent } from '#kernel';
import { BOT_WHY } from '#wire';
import { createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import { LOCAL_TABLE } from '../../local/localStart.ts';
import type { TableController } from '../session/tableController.ts';
import { storeVisit, lastVisit, countUnread } from './visitStorage.ts';

/** Events of a table since the player last looked at it, from the player's own event log. */
export interface UnreadEvents {
  /** Empty when nothing is unread. */
  readonly events: () => readonly GameEvent[];
  /** When the player was last here. */
  readonly at: () => number;
  readonly dismiss: () => void;
}

export function createUnreadEvents(table: TableController): UnreadEvents {
  const [count, setCount] = createSignal({ news: 0, upTo: 0 });
  const [at, setAt] = createSignal(0);
  const look = (): void => {
    const seen = table.now()?.seen;
    // A lesson does not go on while the player is away.
    if (table.id === LOCAL_TABLE || seen === undefined || document.visibilityState !== 'visible') return;
    const before = lastVisit(table.id);
    const news = countUnread(before, seen, Date.now());
    if (news > 0 && before !== null && untrack(count).news === 0) {
      setAt(before.at);
      setCount({ news, upTo: seen });
    }
    storeVisit(table.id, { seen, at: Date.now() });
  };
  createEffect(look);
  const comeBack = (): void => untrack(look);
  document.addEventListener('visibilitychange', comeBack);
  onCleanup(() => document.removeEventListener('visibilitychange', comeBack));
  return {
    // Counted from the end: older events may still be loading.
    events() {
      const { news, upTo } = count();
      const seen = table.now()?.seen ?? upTo;
      const end = table.events().length - (seen - upTo);
      // Reasons of bots are left out: they are no news without the moves.
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
