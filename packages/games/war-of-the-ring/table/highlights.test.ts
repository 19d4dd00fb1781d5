import { recordOf } from '#kernel/battery/records.ts';
import { expect, test } from 'vitest';
import { warOfTheRing } from '../index.ts';
import en from '../locale/table.en.json' with { type: 'json' };
import pl from '../locale/table.pl.json' with { type: 'json' };
import { courseOf } from './end/course.ts';
import { MARK_KINDS, marks } from './highlights.ts';

const { record } = recordOf(warOfTheRing, { seats: 2 }, 5);

test('the moments worth seeing lie on the time-line in their order', () => {
  const found = marks(record);
  const steps = found.map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBeLessThanOrEqual(record.actions.length);
  const turns = found.filter(({ kind }) => kind === 'turn').map(({ params }) => params.turn);
  expect(turns).toEqual(turns.map((_, at) => at + 1));
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(['turn', 'battle', 'hunt', 'captured']));
});

test('every mark has its words in both languages', () => {
  for (const words of [en, pl]) expect(MARK_KINDS.filter((kind) => !(kind in words.mark))).toEqual([]);
});

test('the course has every turn once, and ends as the game ended', () => {
  const course = courseOf(record);
  const turns = course.slice(1).map(({ turn }) => turn);
  expect(turns).toEqual(turns.map((_, at) => at + 1));
  for (const [at, { steps }] of course.entries()) expect(steps).toBeGreaterThanOrEqual(course[at - 1]?.steps ?? 0);
  const reason = record.outcome?.reason;
  const last = course.at(-1);
  if (reason === 'shadowMilitary') expect(last?.shadow).toBeGreaterThanOrEqual(10);
  if (reason === 'corrupted') expect(last?.corruption).toBe(12);
  expect(last?.steps).toBeGreaterThan(0);
});
