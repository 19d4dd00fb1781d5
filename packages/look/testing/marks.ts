import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '#kernel';
import { expect, test } from 'vitest';
import type { Mark } from '../table.ts';

/** The moments a table marks in whole recorded games: in their order, within the game, and with words. */
export function testMarks(golden: URL, marks: (record: GameRecord) => readonly Mark[], words: { readonly mark: object }): void {
  const folder = fileURLToPath(golden);
  const found = globSync('*.json', { cwd: folder }).map((file) => {
    const record: GameRecord = JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
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
}
