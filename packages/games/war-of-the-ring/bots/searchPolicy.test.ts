import { asId, asIds } from '#kernel/id.ts';
import { firstOf, hashState, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting, type Seat } from '#kernel';
import type { SearchPolicy } from '#bots/search/search-policy.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import type { War } from '../rules/state.ts';
import { clash } from '../testing/battle.ts';
import { war, type WarTable } from '../testing/war.ts';
import { masterPolicy, rangerPolicy } from './policies.ts';

/** Walks along a game of a rule bot and looks at every so many decisions. */
function along(mind: SearchPolicy<War>, seed: number, every: number, look: (s: War, seat: number, moves: readonly number[]) => void): void {
  const effects = new SilentEffects(new SeededRandom(seed));
  const thoughts = new SeededRandom(seed, 1);
  const s = game.setup(game.content.read(game.content.standard), game.readOptions(undefined, 2), 2, effects);
  settle(game, s, effects);
  const legalMoves = new LegalMoves(game);
  for (let count = 0; s.outcome === null; count++) {
    const seat = firstOf(waiting(game, s));
    const moves = legalMoves.options(s, seat).toArray();
    if (moves.length > 1 && count % every === 0) look(s, seat, moves);
    perform(game, s, seat, moves.length === 1 ? moves[0] : mind.play(s, seat, thoughts), effects);
  }
}

describe.each([
  ['ranger', rangerPolicy],
  ['master', masterPolicy],
])('the rule bot inside playouts of %s', (_, policy) => {
  test('acts on what its seat may know: in every world dealt for it, it does the same', () => {
    let looked = 0;
    along(policy, 3, 7, (s, seat) => {
      const before = hashState(s);
      const here = policy.play(s, asId(seat), new SeededRandom(5));
      const world = game.redeal(s, asId(seat), new SeededRandom(looked));
      expect(policy.play(world, asId(seat), new SeededRandom(5))).toBe(here);
      expect(hashState(s)).toBe(before);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  test('the chance to win is worked out from what everybody sees', () => {
    let looked = 0;
    along(policy, 4, 5, (s) => {
      const world = game.redeal(s, 'spectator', new SeededRandom(looked));
      expect(policy.value(world, 0)).toBe(policy.value(s, 0));
      expect(policy.value(s, 0) + policy.value(s, 1)).toBeCloseTo(1, 12);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });

  test('candidates are moves that were offered, each once, and only one where rules decide', () => {
    along(policy, 5, 9, (s, seat, moves) => {
      const found = policy.candidates(s, asId(seat), asIds(moves), new SeededRandom(1));
      expect(new Set(found).size).toBe(found.length);
      for (const move of found) expect(moves).toContain(move);
      if (s.frames[s.frames.length - 1].step === 'marchParty') expect(found.length).toBe(1);
    });
  });

  test('chance is sorted by what it is about: the hunt, each battle, the rest', () => {
    const moved = war({ free: ['character', 'army-muster'], shadow: ['army'] });
    const about = (table: WarTable, seat: Seat): ReadonlyMap<string, number | undefined> =>
      new Map(
        table.match.moves(seat).map((move, at) => [JSON.stringify(table.match.options(seat)[at]), policy.chanceKey?.(table.state, move)]),
      );
    const names = about(moved, 0);
    const of = (action: string): number | undefined => [...names].find(([option]) => option.includes(`"${action}"`))?.[1];
    expect(of('move-fellowship')).toBeGreaterThan(0);
    expect(of('skipDie')).toBe(0);
    const fought = (against: string): (number | undefined)[] => {
      const table = clash({ attackers: 'sauron 3r', defenders: 'gondor 3r', from: 'north-ithilien', against }, 1, 1, 1, 1, 1, 1);
      return [...new Set(about(table, asId(table.active)).values())];
    };
    const [here, there] = [fought('south-ithilien'), fought('osgiliath')];
    expect(here.length).toBe(1);
    expect(there.length).toBe(1);
    expect(new Set([...here, ...there, of('move-fellowship'), 0]).size).toBe(4);
  });

  test('reasons add up to the value: the logarithm of the odds, but for what never changes', () => {
    const rest: number[] = [];
    along(policy, 6, 40, (s) => {
      const terms = [...(policy.topics?.terms(s, 1) ?? [])];
      const chance = policy.value(s, 1);
      rest.push(Math.log(chance / (1 - chance)) - terms.reduce((sum, term) => sum + term, 0));
    });
    expect(rest.length).toBeGreaterThan(3);
    for (const each of rest) expect(each).toBeCloseTo(rest[0], 6);
  });
});
