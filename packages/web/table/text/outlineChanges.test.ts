import type { OutlineSection } from '#kernel';
import { expect, test } from 'vitest';
import { freshLines, outlineSnapshot, sectionKey } from './outlineChanges.ts';

const section = (turn: number, ...counts: number[]): OutlineSection => ({
  id: 'side',
  params: { side: '@side.shadow', turn },
  lines: counts.map((count, index) => ({ id: `line${index}`, params: { count } })),
});

test('a section keeps its name while its numbers change', () => {
  expect(sectionKey(section(1))).toBe(sectionKey(section(7)));
  expect(sectionKey(section(1))).not.toBe(sectionKey({ ...section(1), params: { side: '@side.free', turn: 1 } }));
});

test('lines that say something else than before are fresh, and all lines of a new section', () => {
  const before = outlineSnapshot([section(1, 5, 3, 2)]);
  const now = section(2, 5, 4, 2);
  expect([...freshLines(now, before)]).toEqual([now.lines[1]]);
  expect(freshLines({ ...now, id: 'battle' }, before).size).toBe(3);
  expect(freshLines(now, null).size).toBe(0);
});
