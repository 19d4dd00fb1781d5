import { expect, test } from 'vitest';
import { inDirection, overBorder } from './walk.ts';

const SPACES = [
  { id: 'middle', x: 100, y: 100 },
  { id: 'north', x: 104, y: 40 },
  { id: 'near', x: 125, y: 65 },
  { id: 'east', x: 190, y: 96 },
  { id: 'beyond', x: 260, y: 100 },
  { id: 'isle', x: -80, y: 130 },
];
const [middle] = SPACES;
const anything = (): boolean => true;

test('an arrow goes to what lies straight ahead rather than to what lies near but aside', () => {
  expect(inDirection(SPACES, middle, [0, -1], anything)).toBe('north');
  expect(inDirection(SPACES, middle, [1, 0], anything)).toBe('east');
  expect(inDirection(SPACES, middle, [1, 0], (id) => id === 'near' || id === 'beyond')).toBe('near');
  expect(inDirection(SPACES, middle, [0, 1], anything)).toBe('isle');
  expect(inDirection(SPACES, middle, [-1, 0], (id) => id !== 'isle')).toBeNull();
});

test('over a border it goes only to a neighbour, however near another land lies', () => {
  expect(overBorder(SPACES, ['north', 'beyond'], middle, [1, 0])).toBe('beyond');
  expect(overBorder(SPACES, ['north', 'near', 'beyond'], middle, [0, -1])).toBe('north');
});

test('where no border is crossed that way it goes to what lies nearest: nobody is stuck', () => {
  expect(overBorder(SPACES, ['north'], middle, [-1, 0])).toBe('isle');
  // Farther aside than ahead is another direction.
  expect(overBorder(SPACES, ['north'], middle, [1, 0])).toBe('east');
});
