import type { Side } from '../../content/box.ts';
import type { Reason } from '../events.ts';
import type { Table, War } from '../state.ts';
import { seatsOf } from '../team/seats.ts';
import { individualPoints, tellIndividual } from './individual.ts';

/** The game is over at once; nothing that was still to happen happens. A side wins as a whole (WR-MULTI-30), and partners compare. */
export function finish(s: War, table: Table, winner: Side, reason: Reason, rule: string): void {
  if (s.outcome !== null) return;
  const scores = s.open.team === undefined ? {} : { scores: individualPoints(s) };
  s.outcome = { winners: [...seatsOf(s, winner)], reason, rules: [rule], ...scores };
  table.tell?.({ type: 'gameEnded', reason });
  tellIndividual(s, table, winner);
}
