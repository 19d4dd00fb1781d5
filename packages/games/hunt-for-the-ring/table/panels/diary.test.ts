import { expect, test } from 'vitest';
import type { HuntEvent } from '../../rules/events.ts';
import { dayOfStep, diaryOf } from './diary.ts';
import { stepsByDay } from './tracks.ts';

/** HR-DAY-02, HR-NIGHT-01: a day has two daylight turns and a night; players think in days, not in steps. */

const HEARD: readonly HuntEvent[] = [
  { type: 'nazgulPlaced', nazgul: 'blue', area: '1-36' },
  { type: 'firstDaylight', day: 1 },
  { type: 'frodoMoved', step: 1 },
  { type: 'searchNo', area: '1-46' },
  { type: 'secondDaylight', day: 1 },
  { type: 'frodoMoved', step: 2 },
  { type: 'perceptionYes', place: 'I-B' },
  { type: 'nightTurn', day: 1 },
  { type: 'frodoRests' },
  { type: 'firstDaylight', day: 2 },
  { type: 'frodoMoved', step: 3 },
  { type: 'huntHere', area: '1-12' },
  { type: 'frodoEscaped', step: 4 },
];

test('what was heard is told by days and turns: steps, rest, and what was asked and answered', () => {
  const [first, second] = diaryOf(HEARD, 1);
  expect(first.turns.map(({ turn, steps, rested }) => [turn, steps.map(({ step }) => step), rested])).toEqual([
    ['firstDaylight', [1], false],
    ['secondDaylight', [2], false],
    ['night', [], true],
  ]);
  expect(first.turns.flatMap(({ asked }) => asked.map(({ kind, yes, target }) => [kind, yes, target]))).toEqual([
    ['search', false, '46'],
    ['perception', true, 'I•B'],
  ]);
  expect(second.day).toBe(2);
  expect(second.turns[0].steps.map(({ step }) => step)).toEqual([3, 4]);
});

test('the days of part II begin anew, and after a change of route the card no longer says where the old steps led', () => {
  const days = diaryOf(
    [
      ...HEARD,
      { type: 'partTwoBegins', corruption: 2 },
      { type: 'firstDaylight', day: 1 },
      { type: 'frodoMoved', step: 1 },
      { type: 'newJourney', step: 0 },
      { type: 'secondDaylight', day: 1 },
      { type: 'frodoMoved', step: 1 },
    ],
    2,
  );
  expect(days.map(({ part, day }) => [part, day])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(days[2].turns.map(({ steps }) => steps)).toEqual([[{ step: 1, old: true }], [{ step: 1, old: false }]]);
  // A hunt that began with a letter heard nothing of part I.
  expect(diaryOf([{ type: 'firstDaylight', day: 1 }], 2)[0].part).toBe(2);
});

test('the movement track stands in groups: the start, each day, what lies ahead', () => {
  const groups = stepsByDay(4, dayOfStep(diaryOf(HEARD, 1), 1));
  expect(groups.slice(0, 3)).toEqual([
    { day: null, steps: [0] },
    { day: 1, steps: [1, 2] },
    { day: 2, steps: [3, 4] },
  ]);
  expect(groups[3].steps[0]).toBe(5);
  expect(groups[3].steps.at(-1)).toBe(16);
  // Nothing heard of the days: the track is still whole.
  expect(stepsByDay(2, new Map()).flatMap(({ steps }) => steps)).toEqual(Array.from({ length: 17 }, (_, step) => step));
});
