import { expect, test } from 'vitest';
import { two } from '../testing/partTwo.ts';
import { table } from '../testing/table.ts';

test('HR-CORR-05, HR-DEED-04: the journey is known to be a long one where a short one, deeds counted, would have ended', () => {
  const known = (corruption: number, deedsDone: string[]): boolean => {
    const t = two({ turn: 'night', step: 2, corruption, deedsDone }, { deeds: ['D2', 'D3', 'D4'].slice(deedsDone.length) }).act('advance');
    expect([t.open.corruption, t.s.outcome]).toEqual([corruption + 1, null]);
    return t.open.longKnown;
  };
  expect([known(10, []), known(11, [])]).toEqual([false, true]);
  expect([known(11, ['D5']), known(12, ['D5'])]).toEqual([false, true]);
});

test('HR-CORR-03, HR-CORR-04, HR-RUL-01: in part I eleven points are endured, twelve are not', () => {
  const night = (corruption: number) => table({ turn: 'night', corruption }).act('travelByNight');
  expect([night(10).s.outcome, night(11).s.outcome?.reason]).toEqual([null, 'lostInPartOne']);
});
