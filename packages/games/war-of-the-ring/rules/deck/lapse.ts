import type { WarEffects, War } from '../state.ts';
import { discardFromTable } from './cards.ts';
import { findOnTable } from '../effects.ts';

/** A table card goes at once when the condition under which it was played no longer holds (WR-EVENT-11). */
export function lapse(s: War, effects: WarEffects): void {
  if (s.open.table.length === 0) return;
  for (;;) {
    const card = findOnTable(s, (effect) => effect.lapses?.(s) === true);
    if (card < 0) return;
    discardFromTable(s, effects, card);
  }
}
