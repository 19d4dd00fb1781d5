import type { WarEvent } from '../../rules/events.ts';
import type { SideId } from '../pieces/nations.ts';

/** A deed of the other side that a player must not miss. */
export function greatDeedOf(fresh: readonly WarEvent[], side: SideId): (WarEvent & { readonly side: SideId }) | null {
  const deed = fresh.findLast((event) => (event.type === 'battleBegan' || event.type === 'captured') && event.side !== side);
  return deed?.type === 'battleBegan' || deed?.type === 'captured' ? deed : null;
}
