import type { TurnStart } from '../../store/store.ts';
import { describe, expect, it } from 'vitest';
import { turnStartedAt } from './turn-started-at.ts';

describe('since when somebody is asked', () => {
  it('begins with the entry that asks, and names who was asked before', () => {
    expect(turnStartedAt(null, [0], 0)).toEqual([{ since: 0, by: [] }]);
    expect(turnStartedAt({ waiting: [0], asked: [{ since: 0, by: [] }] }, [1], 4)).toEqual([{ since: 4, by: [0] }]);
  });

  it('goes on through a chain of small decisions', () => {
    const asked: TurnStart[] = [{ since: 4, by: [0] }];
    expect(turnStartedAt({ waiting: [1], asked }, [1], 5)).toEqual(asked);
  });

  it('begins anew when another was asked in between', () => {
    const asked = turnStartedAt({ waiting: [1], asked: [{ since: 4, by: [0] }] }, [0], 6);
    expect(turnStartedAt({ waiting: [0], asked }, [1], 7)).toEqual([{ since: 7, by: [0] }]);
  });

  it('names of several who are asked only those who are not any more', () => {
    const before = { waiting: [0, 2] as const, asked: turnStartedAt(null, [0, 2], 1) };
    expect(turnStartedAt(before, [0, 1], 2)).toEqual([
      { since: 1, by: [] },
      { since: 2, by: [2] },
    ]);
    // Who of the two has moved is not to be seen, so nobody is named.
    expect(turnStartedAt(before, [0, 1, 2], 2)[1]).toEqual({ since: 2, by: [] });
  });

  it('knows nothing of games that were begun before it was kept', () => {
    expect(turnStartedAt({ waiting: [0] }, [0], 9)).toEqual([{ since: -1, by: [] }]);
  });
});
