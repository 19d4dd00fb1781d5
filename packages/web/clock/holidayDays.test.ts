import { expect, it } from 'vitest';
import { dayOf, daysText, firstMoment } from './holidayDays.ts';

it('a holiday lasts from the first moment of its first day to the last of its last', () => {
  const holiday = { from: firstMoment('2026-12-03'), until: firstMoment('2026-12-09', 1) };
  expect([dayOf(holiday.from), dayOf(holiday.until - 1), dayOf(holiday.until)]).toEqual(['2026-12-03', '2026-12-09', '2026-12-10']);
  expect(daysText('en', holiday)).toMatch(/December 3\s–\s9/);
  expect(daysText('pl', holiday)).toMatch(/3–9 grudnia/);
});

it('days follow each other over the end of a month and of a year', () => {
  expect(dayOf(firstMoment('2026-12-31', 1))).toBe('2027-01-01');
  expect(dayOf(firstMoment('2028-02-28', 1))).toBe('2028-02-29');
});
