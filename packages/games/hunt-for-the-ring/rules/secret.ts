import { only } from '#kernel';
import type { HuntTelling } from './events.ts';
import { type HuntTable, RING_BEARER } from './state.ts';

/** A choice nobody else may know: the others hear that it was made, the Ring-bearer what it was. */
export function tellSecret(table: HuntTable, telling: HuntTelling | null): void {
  table.tell?.({ type: 'choseInSecret' });
  if (telling !== null) table.tell?.(telling, only(RING_BEARER));
}
