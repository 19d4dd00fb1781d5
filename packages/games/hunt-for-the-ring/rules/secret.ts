import { only } from '#kernel';
import type { HuntRawEvent } from './events.ts';
import { type HuntEffects, RING_BEARER } from './state.ts';

/** A choice nobody else may know: the others hear that it was made, the Ring-bearer what it was. */
export function emitSecret(effects: HuntEffects, raw: HuntRawEvent | null): void {
  effects.emit?.({ type: 'choseInSecret' });
  if (raw !== null) effects.emit?.(raw, only(RING_BEARER));
}
