import type { Side } from '../../content/box.ts';
import type { Reason } from '../events.ts';
import { seatOf, type Table, type War } from '../state.ts';

/** The game is over at once; nothing that was still to happen happens. */
export function finish(s: War, table: Table, winner: Side, reason: Reason, rule: string): void {
  if (s.outcome !== null) return;
  s.outcome = { winners: [seatOf(s, winner)], reason, rules: [rule] };
  table.tell?.({ type: 'gameEnded', reason });
}
