import { expect, test } from 'vitest';
import { overlap, within } from './geometry.ts';
import { broken } from './labels.ts';
import { type Name, namesAt } from './names.ts';

const SHEET = { x: 0, y: 0, width: 1000, height: 700 };

/** A crowded country: a name every 40 units, each tenth of them great. */
const NAMES: readonly Name[] = Array.from({ length: 105 }, (_, index) => {
  const x = 60 + (index % 15) * 60;
  const y = 60 + Math.floor(index / 15) * 90;
  const text = index % 10 === 0 ? `Stronghold ${index}` : `Wild land ${index}`;
  return {
    id: String(index),
    layouts: [[text], broken(text)],
    spots: [
      { x, y },
      { x, y: y + 20 },
    ],
    size: 13,
    rank: index % 10 === 0 ? 0 : 1,
  };
});

test.each([0.4, 0.8, 1.6, 3])('at %f pixels a unit no name covers another, leaves the sheet or hides a piece', (scale) => {
  const pieces = [{ x: 100, y: 40, width: 30, height: 40 }];
  const labels = namesAt(NAMES, scale, SHEET, pieces);
  expect(labels.length).toBeGreaterThan(9);
  for (const [index, label] of labels.entries()) {
    expect(within(label.box, SHEET), label.id).toBe(true);
    expect(
      [...pieces, ...labels.slice(index + 1).map(({ box }) => box)].filter((box) => overlap(box, label.box)),
      label.id,
    ).toEqual([]);
  }
});

test('the nearer one comes, the more is written; far away the great names are written first', () => {
  const count = (scale: number): number => namesAt(NAMES, scale, SHEET, []).length;
  expect(count(0.4)).toBeLessThan(count(0.8));
  expect(count(3)).toBe(NAMES.length);
  // The same spot wanted by both.
  const [great, wild] = [NAMES[10], { ...NAMES[11], spots: NAMES[10].spots.slice(0, 1) }];
  expect(namesAt([wild, { ...great, spots: wild.spots }], 0.8, SHEET, []).map(({ id }) => id)).toEqual(['10']);
});

test('a name keeps its size on the screen', () => {
  const width = (scale: number): number => (namesAt([NAMES[1]], scale, SHEET, [])[0]?.box.width ?? 0) * scale;
  expect(width(0.5)).toBeCloseTo(width(2));
});
