import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '#kernel';
import { expect, test } from 'vitest';
import words from '../locale/table.en.json' with { type: 'json' };
import { marks } from './highlights.ts';

const golden = fileURLToPath(new URL('../golden/', import.meta.url));
const found = globSync('*.json', { cwd: golden }).map((file) => {
  const record = JSON.parse(readFileSync(`${golden}${file}`, 'utf8')) as GameRecord;
  return { record, marks: marks(record) };
});

test('the moments worth seeing lie on the time-line in their order, and all have words', () => {
  expect(found.some((each) => each.marks.length > 0)).toBe(true);
  for (const { record, marks: list } of found) {
    const steps = list.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const { step, kind } of list) {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(record.actions.length);
      expect(words.mark).toHaveProperty(kind);
    }
  }
});
