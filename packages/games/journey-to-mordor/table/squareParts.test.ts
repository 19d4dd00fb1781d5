import { expect, test } from 'vitest';
import { aPlayer } from './builders.ts';
import { ranked } from './ranked.ts';
import { inOrder } from './release.ts';
import { squareParts } from './squareParts.ts';

test('JM-RULING-06: spaces are threatened from left to right, half by half', () => {
  const squares = [
    { split: false, crossed: 1 },
    { split: true, crossed: 1 },
    { split: false, crossed: 0 },
    { split: false, crossed: 0 },
  ];
  const drawn = squareParts(aPlayer(0, { squares, spaces: 3 }), 2).map((parts) =>
    parts.map(({ crossed, threatened, next }) => (crossed ? 'x' : threatened ? (next ? 'T' : 't') : '.')).join(''),
  );
  expect(drawn).toEqual(['x', 'xT', 't', '.']);
});

test('chosen dice keep the order in which they were chosen', () => {
  expect(inOrder(['red', 'blue'], ['black', 'blue', 'red'])).toEqual(['red', 'blue', 'black']);
  expect(inOrder(['red', 'blue'], ['blue'])).toEqual(['blue']);
});

test('at the end winners come first, then the way walked, the caught last', () => {
  const players = [
    aPlayer(0, { fields: 9, out: true }),
    aPlayer(1, { fields: 5 }),
    aPlayer(2, { fields: 9, spaces: 2 }),
    aPlayer(3, { fields: 9, spaces: 4 }),
  ];
  expect(ranked(players, [3]).map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
});
