import { expect, test } from 'vitest';
import { checkPublicReasons } from '#bots/testing/public-reasons.ts';
import { journeyToMordor as game } from '../index.ts';
import { bots, lazyExplainPublicly, explainPublicly } from './index.ts';

test.each([
  ['ranger', async () => explainPublicly],
  ['perfect play', lazyExplainPublicly],
])('%s tells of the first die that is kept in a turn, with the games it wins where nothing is better', async (_by, fetch) => {
  const lines = checkPublicReasons(game, await fetch(), bots.ranger, { seed: 41, looks: 20 });
  const told = lines.filter(({ reasons }) => reasons.length > 0);
  expect(told.length).toBeGreaterThan(2);
  expect(told.length).toBeLessThan(lines.length / 2);
  for (const { reasons } of told) expect(reasons.some(({ topic }) => topic === 'won' || topic === 'even')).toBe(true);
});
