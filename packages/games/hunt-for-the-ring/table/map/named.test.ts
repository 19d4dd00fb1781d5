import { expect, test } from 'vitest';
import { chronicle } from '../chronicle.ts';
import { onOtherMap, spotsNamed } from './named.ts';

test('a line of the chronicle points at every place it names, on the map where it lies', () => {
  expect(spotsNamed({ type: 'rode', nazgul: 'blue', from: '1-d18', to: '1-30' })).toEqual([
    { part: 1, spot: 'd18' },
    { part: 1, spot: '30' },
  ]);
  expect(spotsNamed({ type: 'deedsSeen', areas: ['2-8', '2-A'] }).map(({ spot }) => spot)).toEqual(['8', 'A']);
  expect(spotsNamed({ type: 'perceptionYes', place: 'IV-C' })).toEqual([{ part: 2, spot: 'IV-C' }]);
  expect(spotsNamed({ type: 'perceptionNo', place: 'II' })).toEqual([{ part: 1, spot: 'II' }]);
  expect([chronicle({ type: 'searchNo', area: '1-9' }).shown, chronicle({ type: 'frodoMoved', step: 3 }).shown]).toEqual([true, false]);
});

test('what a line names on the map of the other part is told apart', () => {
  const line = spotsNamed({ type: 'rode', nazgul: 'red', from: '1-30', to: '1-31' });
  expect(onOtherMap(line, 2)).toEqual({ part: 1, spots: ['30', '31'] });
  expect([onOtherMap(line, 1), onOtherMap([], 2)]).toEqual([null, null]);
});
