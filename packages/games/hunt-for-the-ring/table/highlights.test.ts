import { recordOf } from '#kernel/battery/records.ts';
import { expect, test } from 'vitest';
import { huntForTheRing } from '../index.ts';
import en from '../locale/table.en.json' with { type: 'json' };
import { letterFor } from '../testing/letter.ts';
import { marks } from './highlights.ts';

/** Games by the seed of their dice, picked for having the moments that are looked for. */
const records = [
  recordOf(huntForTheRing, { seats: 3, options: { mode: 'part1' } }, 5).record,
  recordOf(huntForTheRing, { seats: 2, options: { mode: 'part1' } }, 14).record,
  recordOf(huntForTheRing, { seats: 2, options: { mode: 'part2', letter: letterFor(2) } }, 7).record,
];

test('the moments worth seeing lie on the time-line in their order, and all have words', () => {
  const kinds = new Set<string>();
  for (const record of records) {
    const found = marks(record);
    const steps = found.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const { step, kind } of found) {
      kinds.add(kind);
      expect(step).toBeLessThanOrEqual(record.actions.length);
      expect(en.mark).toHaveProperty(kind);
    }
    expect(found.filter(({ kind }) => kind === 'day').map(({ params }) => params.day)).toEqual(
      found.filter(({ kind }) => kind === 'day').map((_, index) => index + 1),
    );
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['day', 'corrupted', 'nearMiss']));
});
