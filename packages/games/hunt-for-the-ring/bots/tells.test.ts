import { describe, expect, test } from 'vitest';
import { watch } from '#bots/testing/telling.ts';
import { VERBS } from '../rules/verbs.ts';
import { tells } from './index.ts';
import { TOPICS } from './reasons.ts';

describe('what a bot tells the table', () => {
  test.each(['campaign', 'part2'])('is the same in every world that watchers cannot tell from the real one: %s', async (mode) => {
    const lines = await watch('hunt-for-the-ring', tells, { seed: 21, looks: 30, options: mode === 'campaign' ? {} : { mode } });
    expect(lines.length).toBe(30);
    for (const { reasons } of lines) for (const { topic } of reasons) expect(TOPICS).toContain(topic);
    expect(lines.filter(({ reasons }) => reasons.length > 0).length).toBeGreaterThan(20);
  });

  test('never is about what the Ring-bearer writes down in secret, or what he or Gandalf holds', () => {
    const names = VERBS.map(({ name }) => name);
    for (const kind of tells.of) expect(names).toContain(kind);
    for (const secret of ['moveFrodo', 'moveToDot', 'escapeTo', 'fleeTo', 'moveGandalf', 'keepJourney', 'giveInformation', 'keepAlly'])
      expect(tells.of).not.toContain(secret);
  });
});
