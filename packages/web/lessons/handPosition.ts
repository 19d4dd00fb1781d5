import type { Rect } from '../lib/visibility.ts';
import type { PopoverSide, LessonPopoverPosition } from './popoverPosition.ts';

/** The hand is drawn twice as long as it is high. */
const SHAPE = 2;
const TURN: { readonly [side in PopoverSide]: number } = { above: 90, below: -90, left: 0, right: 180 };

/** Position of the hand that points from the popover at the edge of the target. */
export function handPosition(
  { hand }: LessonPopoverPosition,
  thing: Rect,
): { readonly left: number; readonly top: number; readonly length: number; readonly turn: number } | null {
  if (hand === null) return null;
  const { side, length } = hand;
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  // The middle of the hand, half its length away from the edge.
  const away = length / 2;
  const centre: { readonly [side in PopoverSide]: readonly [number, number] } = {
    above: [x, thing.top - away],
    below: [x, thing.top + thing.height + away],
    left: [thing.left - away, y],
    right: [thing.left + thing.width + away, y],
  };
  const [left, top] = centre[side];
  return { left: left - length / 2, top: top - length / SHAPE / 2, length, turn: TURN[side] };
}
