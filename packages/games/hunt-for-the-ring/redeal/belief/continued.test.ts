import { asId } from '#kernel/id.ts';
import { firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '#kernel';
import { expect, test } from 'vitest';
import { habitsOf } from '../../bots/habits.ts';
import { huntForTheRing as game } from '../../index.ts';
import { samplePast } from '../pasts.ts';
import { CLUE_ENTRY, CLUE_ESCAPE, CLUE_HUNT, CLUE_SEARCH } from '../../rules/clues.ts';
import type { Hunt } from '../../rules/state.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { filterPartOne, type Hypothesis } from './partOne.ts';
import { filterPartTwo, type Plight } from './partTwo.ts';

/** Random games, told after every new clue. */
function eachClue(options: unknown, games: number, look: (s: Hunt) => void): void {
  const legalMoves = new LegalMoves(game);
  for (let number = 0; number < games; number++) {
    const random = new SeededRandom(31, number);
    const effects = new SilentEffects(random);
    const s = game.setup(box, game.readOptions(options, 2), 2, effects);
    settle(game, s, effects);
    for (let clues = 0; s.outcome === null && s.open.partOneLog === null; ) {
      if (s.open.clues.length > clues) look(s);
      clues = s.open.clues.length;
      const asked = waiting(game, s);
      const seat = firstOf(asked);
      const { moves, length } = legalMoves.options(s, seat);
      perform(game, s, seat, asId(moves[random.below(length)]), effects);
    }
  }
}

const below = (): ((count: number) => number) => {
  const random = new SeededRandom(5);
  return (count) => random.below(count);
};

function expectSame(ones: readonly Hypothesis[], others: readonly Hypothesis[]): void {
  const byKey = new Map(others.map((each) => [`${each.area} ${each.dots}`, each]));
  expect(ones.length).toBe(others.length);
  for (const { area, dots, weight, trail } of ones) {
    const other = byKey.get(`${area} ${dots}`);
    expect(Math.abs(weight / (other?.weight ?? 0) - 1)).toBeLessThan(1e-9);
    expect([...trail].findIndex((each, place) => Math.abs(each - (other?.trail[place] ?? 2)) > 1e-9)).toBe(-1);
  }
}

/** Nobody has followed a game with this box: all is worked out from the beginning. */
const untouched = (): typeof box => ({ ...box });

test('part I: what was worked out clue by clue is what all clues at once give, trails and habits included', () => {
  let compared = 0;
  eachClue({ mode: 'part1' }, 6, ({ open: { clues } }) => {
    const found = filterPartOne(box, clues, { habits: habitsOf(box), trails: true });
    if (clues.length % 12 !== 0) return;
    compared++;
    expectSame(found, filterPartOne(untouched(), clues, { habits: habitsOf(box), trails: true }));
  });
  expect(compared).toBeGreaterThan(30);
});

test('part I: looking ahead along one way and then along another leaves no trace of the first', () => {
  const space = (name: number): number => box.spaces.indexOf(String(name));
  const entry = [CLUE_ENTRY, 0, 0, 0];
  const walk = [...entry, ...entry, ...entry, CLUE_SEARCH, space(6), 0, 0];
  const ways = [
    [...walk, CLUE_ESCAPE, 0, 0, 0, CLUE_HUNT, space(10), 1, 0],
    [...walk, ...entry, CLUE_SEARCH, space(10), 1, 0],
    [...walk, ...entry, CLUE_SEARCH, space(10), 0, 0, ...entry],
    walk,
  ];
  for (const clues of [...ways, ...ways]) {
    const found = filterPartOne(box, clues, { trails: true });
    expect(found.length).toBeGreaterThan(1);
    expectSame(found, filterPartOne(untouched(), clues, { trails: true }));
  }
});

test('part II: clue by clue the belief and the pasts a world is made of are those that all clues at once give', () => {
  let compared = 0;
  const sorted = (list: readonly Plight[]): Plight[] =>
    [...list].sort((one, other) => one.card - other.card || one.gandalf - other.gandalf || one.moves - other.moves);
  eachClue({ mode: 'part2', letter: letterFor(2) }, 5, ({ open: { clues, deedsDone, longKnown } }) => {
    const facts = { deedsDone: [...deedsDone], longKnown, havens: false };
    const found = filterPartTwo(box, clues, facts);
    const past = samplePast(box, clues, facts, below());
    if (clues.length % 20 !== 0) return;
    compared++;
    expect(sorted(found)).toEqual(sorted(filterPartTwo(untouched(), clues, facts)));
    expect(past).toEqual(samplePast(untouched(), clues, facts, below()));
  });
  expect(compared).toBeGreaterThan(30);
});
