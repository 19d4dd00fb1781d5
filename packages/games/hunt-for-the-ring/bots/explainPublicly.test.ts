import { describe, expect, test } from 'vitest';
import { checkPublicReasons } from '#bots/testing/public-reasons.ts';
import { huntForTheRing as game } from '../index.ts';
import { letterFor } from '../testing/letter.ts';
import { bots, explainPublicly } from './index.ts';
import { TOPICS } from './reasons.ts';

describe('what a bot tells the table', () => {
  test.each([
    ['campaign', {}],
    ['part II', { mode: 'part2', letter: letterFor(2) }],
  ])('is the same in every world that watchers cannot tell from the real one: %s', (_name, options) => {
    const lines = checkPublicReasons(game, explainPublicly, bots.casual, { seed: 21, looks: 30, options });
    expect(lines.length).toBeGreaterThan(10);
    for (const { reasons } of lines) for (const { topic } of reasons) expect(TOPICS).toContain(topic);
    expect(lines.filter(({ reasons }) => reasons.length > 0).length).toBeGreaterThan(lines.length / 2);
  });

  test('never is about what the Ring-bearer writes down in secret, or what he holds', () => {
    for (const secret of ['moveFrodo', 'moveToDot', 'escapeTo', 'fleeTo', 'moveGandalf', 'keepJourney', 'giveInformation', 'keepAlly'])
      expect(game.explainedActions).not.toContain(secret);
  });
});
