import { describe, expect, it } from 'vitest';
import { countUnread, parseVisits } from './visitStorage.ts';

const HOUR = 3_600_000;

describe('what is news since the last visit', () => {
  it('is what was heard since, after an absence, and never more than was heard', () => {
    expect(countUnread({ seen: 10, at: 0 }, 25, HOUR)).toBe(15);
    expect(countUnread({ seen: 25, at: 0 }, 25, HOUR)).toBe(0);
    expect(countUnread({ seen: 10, at: 0 }, 25, 60_000)).toBe(0);
    expect(countUnread(null, 25, HOUR)).toBe(0);
    // With other seats one hears otherwise: nothing can be said then.
    expect(countUnread({ seen: 40, at: 0 }, 25, HOUR)).toBe(0);
  });

  it('survives a damaged entry', () => {
    expect(parseVisits('{"a":{"seen":3,"at":5},"b":{"seen":"x"},"c":7}')).toEqual(new Map([['a', { seen: 3, at: 5 }]]));
    expect(parseVisits('[')).toEqual(new Map());
    expect(parseVisits(null)).toEqual(new Map());
  });
});
