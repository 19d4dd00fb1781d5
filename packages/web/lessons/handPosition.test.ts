import { expect, it } from 'vitest';
import { handPosition } from './handPosition.ts';

const thing = { left: 100, top: 300, width: 60, height: 40 };
const spot = { left: 0, top: 0 };

it('touches the middle of the edge that the slip looks at, and points at the thing', () => {
  expect(handPosition({ ...spot, hand: { side: 'above', length: 80 } }, thing)).toEqual({ left: 90, top: 240, length: 80, turn: 90 });
  expect(handPosition({ ...spot, hand: { side: 'below', length: 80 } }, thing)).toEqual({ left: 90, top: 360, length: 80, turn: -90 });
  expect(handPosition({ ...spot, hand: { side: 'left', length: 80 } }, thing)).toEqual({ left: 20, top: 300, length: 80, turn: 0 });
  expect(handPosition({ ...spot, hand: { side: 'right', length: 80 } }, thing)).toEqual({ left: 160, top: 300, length: 80, turn: 180 });
  expect(handPosition({ ...spot, hand: null }, thing)).toBeNull();
});
