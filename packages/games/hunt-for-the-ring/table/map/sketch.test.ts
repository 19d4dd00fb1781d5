import { hill, peak, tree, tuft } from '#look/glyphs.ts';
import { expect, test } from 'vitest';
import { ink, type Sketch } from './sketch.ts';

const NOWHERE = { en: [], pl: [] };

const sketch: Sketch = {
  arcs: [
    { kind: 'region', line: [105, 0, 100, 20, -3, 7] },
    { kind: 'edge', line: [202, 27, 0, 100] },
    { kind: 'section', line: [105, 0, 97, 127] },
  ],
  lands: [{ region: 'I-a', loops: [[1, 2, -3]] }],
  names: NOWHERE,
  regions: NOWHERE,
  plants: { kind: [3, 0, 5, 2], x: [10, -25, 1000, 40], y: [-20, 35, 0, 5], size: [0, 80, 155, 101], hand: [[50, 0, 100]] },
};

test('lines are followed point by point, lands along their arcs, forwards and backwards', () => {
  const { lands, regionBorders, sectionBorders } = ink(sketch);
  expect(regionBorders).toBe('M10.5 0L20.5 2L20.2 2.7');
  expect(sectionBorders).toBe('M10.5 0L20.2 12.7');
  expect(lands).toEqual([{ region: 'I-a', d: 'M10.5 0L20.5 2L20.2 2.7L20.2 2.7L20.2 12.7L20.2 12.7L10.5 0Z' }]);
});

test('plants stand where they were found, each as it was drawn, grounds beneath ink', () => {
  const { scenery } = ink(sketch);
  const hand = [0.5, 0, 1];
  const strokes = [tuft(1, -2), hill(-2.5, 1.5, 8), peak(100, 1.5, 15.5, () => hand.shift() ?? 0), tree(4, 2, 10.1, true)].flat();
  expect(scenery.map(({ d }) => d).sort()).toEqual(strokes.map(({ d }) => d).sort());
  const inks = scenery.map(({ fill }) => fill === 'none');
  expect(inks).toEqual(inks.toSorted((a, b) => Number(a) - Number(b)));
});
