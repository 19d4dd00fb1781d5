import type { Table } from '#kernel';
import type { Side } from '../../content/box.ts';
import { seatOf, type War } from '../state.ts';

/** The game is over at once; nothing that was still to happen happens. */
export function finish(s: War, table: Table, winner: Side, reason: string, rule: string): void {
  if (s.outcome !== null) return;
  s.outcome = { winners: [seatOf(s, winner)], reason, rules: [rule] };
  if (table.listening) table.tell({ type: 'gameEnded', reason: `@outcome.${reason}` });
}
