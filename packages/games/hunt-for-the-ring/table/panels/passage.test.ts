import { expect, test } from 'vitest';
import type { HuntEvent } from '../../rules/events.ts';
import { isBetweenParts, passageOf } from './passage.ts';

const over = { type: 'partTwoBegins', corruption: 7 } as const;

test('between the parts it is told how the first one ended, and what a rescue cost', () => {
  const before = { type: 'corrupted', points: 3, corruption: 3 } as const;
  const exit = { type: 'reachedExit', exit: '1-A' } as const;
  expect(passageOf([before, exit, over])).toEqual({ end: 'safe', exit: '@area.1-A', points: 0 });
  const rescue: readonly HuntEvent[] = [
    { type: 'rescue', moves: 2 },
    { type: 'tokensDrawn', count: 0, tokens: [] },
    before,
    { ...before, points: 1, corruption: 7 },
  ];
  expect(passageOf([before, ...rescue, over])).toEqual({ end: 'rescued', exit: null, points: 4 });
  // What comes later is no part of it, and a letter was opened without any of that.
  expect(passageOf([before, ...rescue, over, before]).points).toBe(4);
  expect(passageOf([over]).end).toBe('letter');
});

test('it is told until the first day of part II begins', () => {
  expect(isBetweenParts({ part: 2, stage: 'setUp' })).toBe(true);
  expect([isBetweenParts({ part: 1, stage: 'setUp' }), isBetweenParts({ part: 2, stage: 'ringBearer' })]).toEqual([false, false]);
});
