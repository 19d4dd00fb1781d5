import { describe, expect, it } from 'vitest';
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import type { Journey } from '#games/journey-to-mordor/rules/state.ts';
import type { AnyGame } from '#kernel';
import { soakGame } from './soak-game.ts';

const soak = (game: AnyGame) => soakGame(game, 20, 5, () => {});

describe('soaking', () => {
  it('finds nothing wrong with a sound game', () => {
    const { violations, games, decisions, longest } = soak(journeyToMordor);
    expect(violations).toEqual([]);
    expect(games).toBe(20);
    expect(decisions).toBeGreaterThan(longest);
  });

  const BROKEN: readonly (readonly [string, object, RegExp])[] = [
    ['an invariant that breaks', { check: ({ open }: Journey) => (open.round > 2 ? ['round three'] : []) }, /round three/],
    ['a game without an end', { longest: 10 }, /longer than 10/],
    [
      'a position that forgets',
      { position: { ...journeyToMordor.position, write: (s: Journey) => ({ ...Object(journeyToMordor.position.write(s)), round: 9 }) } },
      /its position gives another state/,
    ],
    [
      'looking that changes',
      { view: (visible: { open: { round: number } }) => visible.open.round++, outline: () => [] },
      /looking at it gives another state/,
    ],
  ];

  it.each(BROKEN)('finds %s', (_, broken, reason) => {
    const { violations } = soak({ ...journeyToMordor, ...broken });
    expect(violations.length).toBeGreaterThan(0);
    expect(violations[0]).toMatch(reason);
    expect(violations[0]).toMatch(/^game \d+ \(seed 5, \d seats, /);
  });
});
