import type { Seat } from '#kernel';
import { ringBearerWins, wraithsWin } from '../end.ts';
import { type Hunt, type HuntEffects, RING_BEARER, staying } from '../state.ts';
import { leaveTeam } from './leaveTeam.ts';

/** Whoever gives up leaves his partners to play on (HR-GEN-01); without any, the other side has won (HR-GEN-04, HR-GEN-05). */
export function resign(s: Hunt, seat: Seat, effects: HuntEffects): void {
  if ((s.open.left >> seat) & 1) return;
  effects.emit?.({ type: 'resigned', seat });
  if (seat === RING_BEARER) wraithsWin(s, effects, 'ringBearerResigned', ['HR-GEN-05']);
  else if (staying(s).length > 1) leaveTeam(s, seat, effects);
  else ringBearerWins(s, effects, 'wraithsResigned', ['HR-GEN-04']);
}
