import type { Now } from '#wire';

/**
 * Whom the screen must be handed to before it shows anything: when several people play at it, the game has secrets, and it is now to be seen
 * through other eyes than those last let in. Null when what is there may be seen.
 */
export function veiledFor(
  table: { readonly secret: boolean; readonly ownSeats: number },
  now: Pick<Now, 'eyes' | 'phase'> | null,
  letIn: number | null,
): number | null {
  if (!table.secret || table.ownSeats < 2 || now === null || now.phase !== 'playing') return null;
  return now.eyes === 'spectator' || now.eyes === letIn ? null : now.eyes;
}
