import type { Seat } from '#kernel';
import type { TurnStart, TableStatus } from '../../store/store.ts';

/**
 * Since when each waiting seat is asked: a seat that was asked before still is, whatever it did in between. Who moved before that is derived from who
 * was asked before and who is now, which all players see, and from nothing else.
 */
export function turnStartedAt(
  before: Pick<TableStatus, 'waiting' | 'asked'> | null,
  waiting: readonly Seat[],
  sequence: number,
): readonly TurnStart[] {
  const by = before === null ? [] : movers(before.waiting, waiting);
  return waiting.map((seat) => {
    const place = before?.waiting.indexOf(seat) ?? -1;
    if (place < 0) return { since: sequence, by };
    return before?.asked?.[place] ?? { since: -1, by: [] };
  });
}

function movers(before: readonly Seat[], after: readonly Seat[]): readonly Seat[] {
  const left = before.filter((seat) => !after.includes(seat));
  return left.length === 0 && before.length === 1 ? before : left;
}
