import { expect, test } from 'vitest';
import { watch } from '#bots/testing/telling.ts';
import { lateTells, tells } from './index.ts';

test.each([
  ['ranger', async () => tells],
  ['perfect play', lateTells],
])('who stops or rolls anew is told of, by %s, with the games it wins where nothing is better', async (_by, fetch) => {
  const lines = await watch('journey-to-mordor', await fetch(), { seed: 41, looks: 12, bot: 'ranger' });
  const topics = lines.flatMap(({ reasons }) => reasons.map(({ topic }) => topic));
  expect(topics).toContain('stop');
  expect(topics.some((topic) => topic === 'won' || topic === 'even')).toBe(true);
});
