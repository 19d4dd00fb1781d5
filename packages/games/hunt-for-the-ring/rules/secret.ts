import { only } from '#kernel';
import type { HuntTelling } from './events.ts';
import { type HuntEffects, RING_BEARER } from './state.ts';

/** A choice nobody else may know: the others hear that it was made, the Ring-bearer what it was. */
export function tellSecret(effects: HuntEffects, telling: HuntTelling | null): void {
  effects.emit?.({ type: 'choseInSecret' });
  if (telling !== null) effects.emit?.(telling, only(RING_BEARER));
}
