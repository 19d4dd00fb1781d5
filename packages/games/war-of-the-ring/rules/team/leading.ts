import { asId } from '#kernel/id.ts';
import { BOTH_SIDES } from '../../content/box.ts';
import type { WarEffects, War } from '../state.ts';
import { isShared, partnerOf, sideOfSeat } from './seats.ts';

/**
 * A new turn: from the second on, whoever led passes that on to his partner (WR-MULTI-04). The one who does not lead acts first (WR-MULTI-10).
 */
export function passLeading(s: War, effects: WarEffects): void {
  const { team } = s.open;
  if (team === undefined) return;
  team.acting = asId(-1);
  for (const side of BOTH_SIDES) {
    if (!isShared(s, side)) continue;
    if (s.open.turn > 1) team.leading[side] = partnerOf(s, team.leading[side]);
    team.next[side] = partnerOf(s, team.leading[side]);
    effects.emit?.({ type: 'leads', seat: team.leading[side] });
  }
}

/**
 * Whoever acted lets his partner act next. Whoever passed keeps his right to the next action of his side: page 45 says that he may still take the
 * next action, only after the other team has acted, and makes no word of his partner in between (WR-MULTI-11).
 */
export function afterActing(s: War, passed: boolean): void {
  const { team } = s.open;
  if (team === undefined || passed) return;
  const partner = partnerOf(s, team.acting);
  if (partner >= 0) team.next[sideOfSeat(s, team.acting)] = partner;
}
