import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import en from '../../locale/en.json' with { type: 'json' };
import pl from '../../locale/pl.json' with { type: 'json' };
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { blowsOf, heapsOf, kindOf, paintOf } from './tokens.ts';

test('a token is known by its id and by what an event calls it', () => {
  expect(paintOf('B12')).toEqual({ colour: 'beige', eye: false, value: 3 });
  expect(paintOf('red-eye')).toEqual(paintOf('R1'));
  expect(paintOf('grey-3')).toEqual(paintOf('G1'));
  expect(paintOf('X9')).toBeNull();
});

test('heaps count tokens that look the same, numbers before Eyes, beige before grey before red', () => {
  expect(heapsOf(['B13', 'R2', 'B4', 'G2', 'B5', 'B1']).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'beige-0 1',
    'beige-1 2',
    'beige-eye 1',
    'grey-3 1',
    'red-3 1',
  ]);
});

test('each Eye weighs one more than the last, those beside the track included (HR-EYE-01, HR-EYE-03)', () => {
  expect(blowsOf(['B13', 'B12', 'B14'], 4, 1).map(({ points, after }) => [points, after])).toEqual([
    [2, 6],
    [3, 9],
    [3, 12],
  ]);
});

test('what is foretold is what the rules then do', () => {
  const log = [...way(23), 'dot'];
  const t = table(
    { active: 'violet', activated: 3, foundAt: 23, ringBearer: { log }, tokens: { beside: ['B15'] }, nazgul: riders(19, 23, 'd29', 21) },
    ['B13', 'B10', 'B14'],
  ).act('endActivation');
  const drawn = t.open.drawn.map((token) => t.s.box.corruptionIds[token]);
  const foretold = blowsOf(drawn, t.open.corruption, 1).at(-1)?.after;
  t.act('acceptTokens');
  expect([foretold, t.open.corruption]).toEqual([7, 7]);
});

test.each([
  ['en', en.corruption],
  ['pl', pl.corruption],
])('every token of the box is called by what it shows: %s', (_language, words) => {
  const called = new Map(Object.entries(words));
  const { corruptionIds } = game.content.read(game.content.standard);
  for (const id of corruptionIds) expect(called.get(id), id).toBe(called.get(kindOf(id)));
});
