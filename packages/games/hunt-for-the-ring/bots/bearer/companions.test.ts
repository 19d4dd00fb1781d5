import type { CorruptionId } from '../../content/ids.ts';
import { asId } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { PEREGRIN, SAMWISE } from '../../content/box.ts';
import { box } from '../../testing/letter.ts';
import { two } from '../../testing/partTwo.ts';
import { cancelWorth } from './companions.ts';

const token = (id: string): number => box.corruptionIds.indexOf(id);
/** Tokens of two and of three points. */
const TWO: CorruptionId = asId(token('B8'));
const THREE: CorruptionId = asId(token('B12'));

test('a companion is worth a token of three points, none of two, and any that would be the end', () => {
  const { s } = two({ corruption: 4 });
  s.open.drawn = [TWO, THREE];
  expect(cancelWorth(s, TWO, SAMWISE)).toBeLessThan(0);
  expect(cancelWorth(s, THREE, SAMWISE)).toBeGreaterThan(0);
  const { s: last } = two({ corruption: 12 });
  last.open.drawn = [TWO];
  expect(cancelWorth(last, TWO, PEREGRIN)).toBeGreaterThan(5);
});
