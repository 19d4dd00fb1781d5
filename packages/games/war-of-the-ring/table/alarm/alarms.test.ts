import { expect, test } from 'vitest';
import { FREE, type GivenWar, war } from '../../testing/war.ts';
import { alarmsOf } from './alarmsOf.ts';

// With a die left nothing is counted yet.
const alarms = (given: GivenWar) => alarmsOf(war({ free: ['muster'], ...given }).view(FREE));
const kinds = (given: GivenWar): string[] => alarms(given).map(({ kind }) => kind);

test('nothing is said while nothing is near', () => {
  expect(alarms({ fellowship: { at: 'rivendell', corruption: 8 } })).toEqual([]);
});

test('WR-VICTORY-03: corruption is said from three points before the end', () => {
  expect(alarms({ fellowship: { at: 'rivendell', corruption: 9 } })).toEqual([{ kind: 'corruption', left: 3 }]);
  expect(alarms({ fellowship: { at: 'rivendell', corruption: 11 } })).toEqual([{ kind: 'corruption', left: 1 }]);
});

test('WR-VICTORY-04: the last step before the Cracks of Doom stands before everything else', () => {
  expect(kinds({ fellowship: { at: 'morannon', mordor: 3 } })).toEqual([]);
  expect(kinds({ fellowship: { at: 'morannon', mordor: 4, corruption: 10 } })).toEqual(['lastStep', 'corruption']);
});

test('WR-VICTORY-05, WR-VICTORY-06: points with which a side wins when the dice are used up', () => {
  const taken = { 'minas-tirith': 'shadow', 'helms-deep': 'shadow', lorien: 'shadow', rivendell: 'shadow' } as const;
  expect(kinds({ held: taken })).toEqual([]);
  expect(alarms({ held: { ...taken, erebor: 'shadow' } })).toEqual([{ kind: 'shadowPoints', points: 10 }]);
  expect(kinds({ held: { ...taken, erebor: 'shadow' }, free: [] })).toEqual([]);
  expect(alarms({ held: { moria: 'free-peoples', 'dol-guldur': 'free-peoples' } })).toEqual([{ kind: 'freePoints', points: 4 }]);
});
