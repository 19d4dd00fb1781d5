import type { Side } from '../../content/box.ts';
import type { Reason } from '../events.ts';
import type { WarEffects, War } from '../state.ts';
import { seatsOf } from '../team/seats.ts';
import { individualPoints, tellIndividual } from './individual.ts';

/** The game is over at once; nothing that was still to happen happens. A side wins as a whole (WR-MULTI-30), and partners compare. */
export function finish(s: War, effects: WarEffects, winner: Side, reason: Reason, rule: string): void {
  if (s.outcome !== null) return;
  const scores = s.open.team === undefined ? {} : { scores: individualPoints(s) };
  s.outcome = { winners: [...seatsOf(s, winner)], reason, rules: [rule], ...scores };
  effects.emit?.({ type: 'gameEnded', reason });
  tellIndividual(s, effects, winner);
}
