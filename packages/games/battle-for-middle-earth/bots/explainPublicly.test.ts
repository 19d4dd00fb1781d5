import { expect, test } from 'vitest';
import { checkPublicReasons } from '#bots/testing/public-reasons.ts';
import { battleForMiddleEarth as game } from '../index.ts';
import { bots, explainPublicly } from './index.ts';
import { TOPICS } from './reasons.ts';

test('what a bot tells the table is the same in every world that watchers cannot tell from the real one', () => {
  const lines = checkPublicReasons(game, explainPublicly, bots.casual, { seed: 11, looks: 40 });
  expect(new Set(lines.map(({ action }) => action.type)).size).toBeGreaterThan(2);
  const told = lines.filter(({ reasons }) => reasons.length > 0);
  expect(told.length).toBeGreaterThan(lines.length / 3);
  for (const { reasons } of told) for (const { topic } of reasons) expect(TOPICS).toContain(topic);
  // Plans of the hand are nobody's business.
  expect(told.flatMap(({ reasons }) => reasons).filter(({ topic }) => topic === 'towards')).toEqual([]);
});
