import { asId } from '#kernel/id.ts';
import { BotDriver } from '#bots/self-play.ts';
import { cloneState, LegalMoves, perform, SeededRandom, settle, SilentEffects, type Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { journeyToMordor as game } from '../../index.ts';
import { gandalf, rolling, settingAside } from '../../rules/frames.ts';
import { type Journey, sheetOf } from '../../rules/state.ts';
import { finishRolling, repeatRoll, roll, split } from '../../rules/verbs.ts';
import { casual } from '../casual.ts';
import { Library } from '../library.ts';
import { shortBox, tableOf } from '../testing.ts';
import { trailOf } from '../trail.ts';
import { exactWith } from './exact.ts';
import { Shelf } from './shelf.ts';
import { Solver } from './solve.ts';
import { write } from './table.ts';

/** A short way that leads through Rohan and Gondor, and a short trail. */
const SHORT = shortBox('repeat-roll', 'nazgul-spares-active');

const solution = new Solver(tableOf(2, 'advanced', false, SHORT), 'advanced', false, new Library(new LegalMoves(game))).solve();
const shelf = new Shelf();
await shelf.put(await write(solution, SHORT, 'advanced', false));
const exact = exactWith(shelf);
const legalMoves = new LegalMoves(game);

const GAMES = 24;

/** Every decision of some games between two who play casually, up to the first trail that is not in order. */
function decisions(visit: (s: Journey) => void): void {
  const driver = new BotDriver(game);
  for (let number = 0; number < GAMES; number++) {
    const effects = new SilentEffects(new SeededRandom(91, number));
    const thoughts = new SeededRandom(92, number);
    const s = game.setup(SHORT, game.readOptions({ side: 'advanced' }, 2), 2, effects);
    settle(game, s, effects);
    while (s.outcome === null && exact.chances(s) !== null) {
      visit(s);
      const { seat, move } = driver.next(s, [casual, casual], thoughts);
      perform(game, s, seat, move, effects);
    }
  }
}

const chances = (s: Journey): readonly number[] => exact.chances(s) ?? [];

/** The mean of the chances over every way in which the loose dice can fall. */
function meanOfRolls(given: Journey, changes: Partial<Journey['open']>): number[] {
  const sums = [0, 0];
  const look = (s: Journey, die: number, share: number): void => {
    if (die === s.box.dice.length) {
      for (const [seat, chance] of chances(s).entries()) sums[seat] += share * chance;
      return;
    }
    if (s.open.asideAt[die] !== 0) return look(s, die + 1, share);
    const { faces } = s.box.dice[die];
    for (const face of faces) {
      s.open.shows[die] = face;
      look(s, die + 1, share / faces.length);
    }
  };
  const s = cloneState(given);
  Object.assign(s.open, changes);
  look(s, 0, 1);
  return sums;
}

const loose = ({ open }: Journey): number => open.asideAt.filter((at) => at === 0).length;

describe('what perfect play comes to', () => {
  test('at the beginning of every turn it is what was solved', () => {
    const { standings } = solution;
    let seen = 0;
    decisions((s) => {
      if (!rolling.is(s.frames[0]) || s.open.out.includes(true)) return;
      const { active, first, fields } = s.open;
      const [mover, other] = [active, 1 - active].map((seat) =>
        standings.numberOf(fields[seat], standings.placeOf(trailOf(s, asId(seat)))),
      );
      const at = ((active === first ? 0 : 1) * standings.count + mover) * standings.count + other;
      expect(Math.abs(chances(s)[active] - solution.mover[at])).toBeLessThan(5e-4);
      expect(Math.abs(chances(s)[1 - active] - solution.other[at])).toBeLessThan(5e-4);
      seen++;
    });
    expect(seen).toBeGreaterThan(GAMES);
  });

  test('nobody has more than there is, and the best of all moves changes nothing', () => {
    decisions((s) => {
      const [one, two] = chances(s);
      expect(Math.min(one, two)).toBeGreaterThanOrEqual(0);
      expect(one + two).toBeLessThanOrEqual(1 + 5e-4);
      const seat: Seat = asId(s.open.hobbit.includes(asId(-1)) ? s.open.hobbit.indexOf(asId(-1)) : s.open.active);
      const after = legalMoves
        .options(s, seat)
        .toArray()
        .map((move) => exact.afterMove(s, seat, move)?.[seat] ?? 0);
      expect(Math.max(...after)).toBeCloseTo(chances(s)[seat], 9);
    });
  });

  test('rolling, and repeating a roll, is worth what all rolls come to on average', () => {
    const seen = { rolled: 0, repeated: 0 };
    decisions((s) => {
      if (!settingAside.is(s.frames[0]) || loose(s) > 3) return;
      const { active, rolls } = s.open;
      for (const move of legalMoves.options(s, active).toArray()) {
        const again = repeatRoll.is(move);
        if (!again && !roll.is(move)) continue;
        const mean = meanOfRolls(s, again ? { repeated: true } : { rolls: rolls + 1, taken: 0, repeated: false });
        for (const [seat, chance] of (exact.afterMove(s, active, move) ?? []).entries()) expect(chance).toBeCloseTo(mean[seat], 9);
        seen[again ? 'repeated' : 'rolled']++;
      }
    });
    expect(Math.min(seen.rolled, seen.repeated)).toBeGreaterThan(0);
  });

  test('ending a turn leads to the chances of the next', () => {
    decisions((s) => {
      const { active } = s.open;
      const move = legalMoves
        .options(s, active)
        .toArray()
        .find((each) => finishRolling.is(each));
      if (move === undefined) return;
      const next = cloneState(s);
      perform(game, next, active, move, new SilentEffects(new SeededRandom(0)));
      for (const [seat, chance] of (exact.afterMove(s, active, move) ?? []).entries())
        expect(Math.abs(chance - chances(next)[seat])).toBeLessThan(5e-4);
    });
  });

  test('says nothing of more than two, of other content, of another ending, or of a trail split out of order', () => {
    const atFirstRoll = (...given: Parameters<typeof tableOf>): Journey => ({ ...tableOf(...given), frames: [rolling.make()] });
    expect(exact.chances(atFirstRoll(2, 'advanced', false, SHORT))).not.toBeNull();
    expect(exact.chances(atFirstRoll(3, 'advanced', false, SHORT))).toBeNull();
    expect(exact.chances(atFirstRoll(2, 'advanced', true, SHORT))).toBeNull();
    expect(exact.chances(atFirstRoll(2, 'advanced'))).toBeNull();
    const s = tableOf(2, 'advanced', false, SHORT);
    s.open.gandalfs = 1;
    s.frames = [gandalf.make()];
    const splits = legalMoves
      .options(s, 0)
      .toArray()
      .filter((move) => split.is(move));
    expect(splits).toHaveLength(sheetOf(s).squares);
    expect(splits.map((move) => exact.afterMove(s, 0, move) !== null)).toEqual([true, false]);
  });
});
