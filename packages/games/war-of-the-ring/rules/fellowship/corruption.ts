import { LIMITS, SHADOW } from '../../content/box.ts';
import type { WarEffects, War } from '../state.ts';
import { finish } from '../victory/finish.ts';

/** Using the Ring, or a card that says so (WR-HUNT-24, WR-HUNT-30). Twelve ends the game on the spot (WR-VICTORY-03). */
export function corrupt(s: War, effects: WarEffects, points: number): void {
  if (points <= 0) return;
  const { fellowship } = s.open;
  fellowship.corruption = Math.min(LIMITS.corruption, fellowship.corruption + points);
  effects.emit?.({ type: 'corrupted', count: points, total: fellowship.corruption });
  if (fellowship.corruption >= LIMITS.corruption) finish(s, effects, SHADOW, 'corrupted', 'WR-VICTORY-03');
}

/** Never below 0 (WR-FSP-28, WR-HUNT-06). */
export function heal(s: War, effects: WarEffects, points: number): void {
  const { fellowship } = s.open;
  const healed = Math.min(points, fellowship.corruption);
  if (healed <= 0) return;
  fellowship.corruption -= healed;
  effects.emit?.({ type: 'healed', count: healed, total: fellowship.corruption });
}
