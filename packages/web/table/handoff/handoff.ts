import type { Now } from '#wire';

/**
 * The seat that the screen must be handed to before it shows anything: when several players share it, the game has secrets, and another viewpoint
 * than the last one is next. Null when the table may be shown.
 */
export function handoffSeat(
  table: { readonly secret: boolean; readonly ownSeats: number },
  now: Pick<Now, 'eyes' | 'phase'> | null,
  letIn: number | null,
): number | null {
  if (!table.secret || table.ownSeats < 2 || now === null || now.phase !== 'playing') return null;
  return now.eyes === 'spectator' || now.eyes === letIn ? null : now.eyes;
}
