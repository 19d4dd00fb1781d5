import { describe, expect, it } from 'vitest';
import { battleForMiddleEarth } from '#games/battle-for-middle-earth/index.ts';
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import type { Journey } from '#games/journey-to-mordor/rules/state.ts';
import { type AnyGame, hashState, type State } from '#kernel';
import { soakGame } from './soak-game.ts';

const NOBODY = { played() {}, found() {} };
const soak = (game: AnyGame) => soakGame(game, { games: 20, seed: 5, secrets: 0 }, NOBODY);

const looking = (game: AnyGame) => soakGame(game, { games: 6, seed: 5, secrets: 300 }, NOBODY);

const brokenOnly = (state: object): string[] => ('broken' in state ? ['broken'] : []);

describe('soaking', () => {
  it('finds nothing wrong with a sound game', async () => {
    const { violations, games, decisions, longest, played } = await soak(journeyToMordor);
    expect(violations).toEqual([]);
    expect(games).toBe(20);
    // Both sides of the sheet were played, and every game was of one of them.
    const { basic, advanced } = played.side;
    expect([basic > 0, advanced > 0, basic + advanced]).toEqual([true, true, 20]);
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

  it.each(BROKEN)('finds %s', async (_, broken, reason) => {
    const { violations } = await soak({ ...journeyToMordor, ...broken });
    expect(violations.length).toBeGreaterThan(0);
    expect(violations[0]).toMatch(reason);
    expect(violations[0]).toMatch(/^game \d+ \(seed 5, \d seats, /);
  });

  it('compares what everybody gets with re-dealt worlds, and finds no difference in a game that keeps its secrets', async () => {
    const { violations, secrets } = await looking(battleForMiddleEarth);
    expect(violations).toEqual([]);
    expect(secrets?.states).toBeGreaterThanOrEqual(300);
    expect(secrets?.different).toBeGreaterThan(250);
  });

  const LEAKING: readonly (readonly [string, object, RegExp])[] = [
    ['a number that tells of a hand', { progress: ({ own }: State) => [JSON.stringify(own).length] }, /"progress"/],
    ['a count that tells of a deck', { rounds: ({ hidden }: State) => hashState({ hidden } as State) }, /"rounds"/],
    [
      'a re-deal that breaks the game',
      { redeal: (state: State) => ({ ...state, broken: true }), check: brokenOnly },
      /for a watcher: broken/,
    ],
  ];

  it.each(LEAKING)('finds %s', async (_, leaking, reason) => {
    const { violations } = await looking({ ...battleForMiddleEarth, ...leaking });
    expect(violations[0]).toMatch(reason);
  });

  it('can be stopped between two games, and tells what it has found so far, each thing at once', async () => {
    const stop = new AbortController();
    const found: string[] = [];
    const listener = { played: (games: number) => games === 3 && stop.abort(), found: (violation: string) => found.push(violation) };
    const broken = { ...journeyToMordor, longest: 10 } as AnyGame;
    const result = await soakGame(broken, { games: 20, seed: 5, secrets: 0, stop: stop.signal }, listener);
    expect([result.games, found]).toEqual([3, result.violations]);
  });
});
