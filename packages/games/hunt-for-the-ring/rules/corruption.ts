import { corruptionLimit, limitBonus } from './derived.ts';
import { wraithsWin } from './end.ts';
import type { Hunt, HuntEffects } from './state.ts';

/** Frodo gains corruption (HR-CORR-02). Reaching the limit is enough to be lost, at once (HR-CORR-03, HR-RUL-01). True when he is lost. */
export function corrupt(s: Hunt, effects: HuntEffects, points: number): boolean {
  if (points > 0) {
    s.open.corruption += points;
    effects.emit?.({ type: 'corrupted', points, corruption: s.open.corruption });
  }
  if (s.open.corruption < corruptionLimit(s)) {
    // A short journey would have ended here.
    if (s.open.part === 2 && s.open.corruption >= s.box.limits.short + limitBonus(s)) s.open.longKnown = true;
    return false;
  }
  if (s.open.part === 1) wraithsWin(s, effects, 'lostInPartOne', ['HR-END1-03', 'HR-CORR-04']);
  else wraithsWin(s, effects, 'lostInPartTwo', ['HR-END2-02', 'HR-CORR-05']);
  return true;
}

/** Not below zero. */
export function heal(s: Hunt, effects: HuntEffects, points: number): void {
  const healed = Math.min(points, s.open.corruption);
  s.open.corruption -= healed;
  effects.emit?.({ type: 'healed', points: healed, corruption: s.open.corruption });
}

/** One point of corruption first (HR-NIGHT-02, HR-RUL-02), then the marker turns to the Eye (HR-NIGHT-03). True when Frodo is lost. */
export function payForNight(s: Hunt, effects: HuntEffects): boolean {
  if (s.open.nightFree) return false;
  if (corrupt(s, effects, 1)) return true;
  s.open.eye = true;
  effects.emit?.({ type: 'markerEye' });
  return false;
}
