import type { Rect } from '../ui/inSight.ts';
import type { Side, Spot } from './slipSpot.ts';

/** The hand is drawn twice as long as it is high. */
const SHAPE = 2;
const TURN: { readonly [side in Side]: number } = { above: 90, below: -90, left: 0, right: 180 };

/** Where the hand lies that comes from the slip and touches the edge of the thing with its finger. */
export function handAt(
  { hand }: Spot,
  thing: Rect,
): { readonly left: number; readonly top: number; readonly length: number; readonly turn: number } | null {
  if (hand === null) return null;
  const { side, length } = hand;
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  // The middle of the hand, half its length away from the edge.
  const away = length / 2;
  const centre: { readonly [side in Side]: readonly [number, number] } = {
    above: [x, thing.top - away],
    below: [x, thing.top + thing.height + away],
    left: [thing.left - away, y],
    right: [thing.left + thing.width + away, y],
  };
  const [left, top] = centre[side];
  return { left: left - length / 2, top: top - length / SHAPE / 2, length, turn: TURN[side] };
}
