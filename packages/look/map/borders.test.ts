import { expect, test } from 'vitest';
import { countryOf } from './borders.ts';
import { nearestLands } from './cells.ts';
import { isInside } from './geometry.ts';
import { packLine, pathOf, unpackLine } from './lines.ts';

const BOX = { x: 0, y: 0, width: 300, height: 200 };
const SITES = [
  { x: 50, y: 100, land: 'west' },
  { x: 150, y: 50, land: 'north' },
  { x: 250, y: 60, land: 'north' },
  { x: 180, y: 160, land: 'south' },
];
const country = countryOf(['west', 'north', 'south'], nearestLands(SITES, BOX), (one, other) =>
  [one, other].includes('south') ? 'closed' : 'open',
);

test('every site lies in its own land and in no other', () => {
  for (const { x, y, land } of SITES)
    expect(country.lands.filter(({ outlines }) => isInside(outlines, [x, y])).map((each) => each.land)).toEqual([land]);
});

test('a border is made once: each arc belongs to two lands, the edge to one', () => {
  for (const [index, { kind }] of country.arcs.entries())
    expect(country.lands.filter(({ loops }) => loops.flat().some((arc) => Math.abs(arc) === index + 1))).toHaveLength(
      kind === 'edge' ? 1 : 2,
    );
  expect(country.arcs.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  expect(country.arcs.filter(({ kind }) => kind === 'closed')).toHaveLength(2);
});

test('a line travels in tenths, and no error adds up on the way', () => {
  const line = Array.from({ length: 200 }, (_, index) => [index * 0.333, -index * 0.777] as const);
  const there = unpackLine(packLine(line));
  expect(there[199]).toBe('66.3 -154.6');
  expect(pathOf(there.slice(0, 2))).toBe('M0 0L0.3 -0.8');
});
