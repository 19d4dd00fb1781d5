import { expect, test } from 'vitest';
import { checkPublicReasons } from '#bots/testing/public-reasons.ts';
import { warOfTheRing as game } from '../index.ts';
import { publicSearchExplainer } from '#bots/search/explain.ts';
import { TOPICS } from './features.ts';
import { bots } from './index.ts';
import { masterPolicy as thinker } from './policies.ts';

/** Each look thinks in many worlds: more of them with `REDBOOK_WHOLE=1`. */
const LOOKS = process.env.REDBOOK_WHOLE === '1' ? 4 : 2;

test('what a bot tells the table is the same in every world that watchers cannot tell from the real one', () => {
  const quick = publicSearchExplainer(thinker, { worlds: 4, firstCut: 2, gain: 0.004, errors: 1 });
  const lines = checkPublicReasons(game, quick, bots.casual, { seed: 31, looks: LOOKS });
  expect(lines.length).toBe(LOOKS);
  const told = lines.filter(({ reasons }) => reasons.length > 0);
  expect(told.length).toBeGreaterThan(LOOKS / 4);
  for (const { reasons } of told) {
    expect(reasons.length).toBeLessThanOrEqual(3);
    expect(reasons.some(({ gain }) => gain > 0)).toBe(true);
    for (const { topic } of reasons) expect([...TOPICS, 'ending']).toContain(topic);
  }
});
