import { describe, expect, it } from 'vitest';
import { battleForMiddleEarth } from '#games/battle-for-middle-earth/index.ts';
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import type { Journey } from '#games/journey-to-mordor/rules/state.ts';
import { type AnyGame, frame, only, type State } from '#kernel';
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

  it('plays at tables of one size when told so', async () => {
    const broken = { ...journeyToMordor, longest: 10 };
    const { violations } = await soakGame(broken, { games: 5, seed: 5, seats: 3, secrets: 0 }, NOBODY);
    expect(violations.map((each) => /\d seats/.exec(each)?.[0])).toEqual(Array(5).fill('3 seats'));
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

  const ofBots = (game: AnyGame, ...bots: string[]) => soakGame(game, { games: 8, seed: 5, bots, secrets: 0 }, NOBODY);

  it('lets the bots named play', async () => {
    const { violations, games } = await ofBots(journeyToMordor, 'casual', 'random');
    expect([violations, games]).toEqual([[], 8]);
    await expect(ofBots(journeyToMordor, 'wizard')).rejects.toThrow('has no bot "wizard"');
  });

  /** A seat that does this at this step is asked next and has no legal move. */
  function trapped(name: string, verb: string): AnyGame {
    const { steps } = battleForMiddleEarth;
    const step = steps[name];
    if (!('choices' in step)) throw new Error(`Nobody is asked at ${name}`);
    const choices = step.choices.map((choice) =>
      choice.verb.name === verb ? { ...choice, perform: (state: State) => frame('trap').enter(state) } : choice,
    );
    return {
      ...battleForMiddleEarth,
      steps: { ...steps, [name]: { ...step, choices }, trap: { ...step, asks: () => only(0), choices: [] } },
    };
  }

  it('finds a dead end that bots come to, and one beside their way', async () => {
    const [met, beside] = await Promise.all([
      ofBots(trapped('loseHandCard', 'loseHandCard'), 'casual'),
      // They never decline.
      ofBots(trapped('summons', 'declineDraw'), 'casual'),
    ]);
    expect(met.violations[0]).toMatch(/^game \d+ \(seed 5, \d seats casual casual.*decision \d+: seat \d is asked but has no option$/);
    expect(beside.violations[0]).toMatch(/is asked but has no option, after .*"declineDraw"/);
  });

  it('compares what everybody gets with re-dealt worlds, and finds no difference in a game that keeps its secrets', async () => {
    const { violations, secrets } = await looking(battleForMiddleEarth);
    expect(violations).toEqual([]);
    expect(secrets?.states).toBeGreaterThanOrEqual(300);
    expect(secrets?.different).toBeGreaterThan(250);
  });

  const LEAKING: readonly (readonly [string, object, RegExp])[] = [
    ['a number that tells of a hand', { progress: ({ own }: State) => [JSON.stringify(own).length] }, /"progress"/],
    ['a count that tells of a deck', { rounds: ({ hidden }: State) => JSON.stringify(hidden).length }, /"rounds"/],
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
    const broken = { ...journeyToMordor, longest: 10 };
    const result = await soakGame(broken, { games: 20, seed: 5, secrets: 0, stop: stop.signal }, listener);
    expect([result.games, found]).toEqual([3, result.violations]);
  });
});
