import { expect, test } from 'vitest';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import { flashesOf, ridesOf } from './motion.ts';
import { exposure, rideReach } from './reach.ts';
import { readSheet } from './sheet.ts';
import { drawWays } from './ways.ts';

const sheet = readSheet(mapOne);
const ways = drawWays(sheet);

test('the news tell who rides where, the Witch-king in the place of his host', () => {
  const rides = ridesOf(
    [
      { type: 'rode', nazgul: 'blue', from: '1-10', to: '1-30' },
      { type: 'pushed', nazgul: 'witch-king', from: '1-d18', to: '1-10' },
      { type: 'allyMoved', from: '1-10', to: '1-9' },
      { type: 'searchNo', area: '1-9' },
    ],
    sheet,
    ways,
    'red',
  );
  expect(rides.map(({ piece, spaces }) => [piece, spaces])).toEqual([
    ['rider:blue', 3],
    ['rider:red', 1],
    ['ally:9', 1],
  ]);
});

test('an answer flashes where it was asked; a question only while it waits for one', () => {
  expect(
    flashesOf([
      { type: 'searchDeclared', nazgul: 'blue', area: '1-9' },
      { type: 'searchNo', area: '1-9' },
      { type: 'perceptionDeclared', nazgul: 'blue', place: 'II-A' },
    ]),
  ).toEqual([
    { at: '9', look: 'no' },
    { at: 'II-A', look: 'asked' },
  ]);
});

test('HR-NAZ-01, HR-NAZ-02, HR-NAZ-03: one space by day, three by road, two by night', () => {
  const day = rideReach(sheet, '46', false);
  expect([day.has('d41'), day.has('36'), day.has('d54'), day.has('49')]).toEqual([true, true, true, true]);
  expect(day.has('45')).toBe(false);
  const plainDay = rideReach(sheet, '23', false);
  const plainNight = rideReach(sheet, '23', true);
  expect(plainNight.size).toBeGreaterThan(plainDay.size);
  for (const space of plainDay) expect(plainNight.has(space)).toBe(true);
  expect(rideReach(sheet, '49', true).has('B')).toBe(false);
  const threats = exposure(
    sheet,
    [
      { id: 'blue', at: '46', held: false },
      { id: 'red', at: '45', held: true },
      { id: 'green', at: null, held: false },
    ],
    false,
  );
  expect([threats.get('49'), threats.get('45')]).toEqual([['blue'], ['red']]);
});
