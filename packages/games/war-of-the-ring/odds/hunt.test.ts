import { describe, expect, it } from 'vitest';
import { drawOdds, huntOdds, huntSuccesses, type TileEffect } from './hunt.ts';
import { mordorOdds, type MordorSetup } from './mordor.ts';

const tile = (value: TileEffect['value'], marks = ''): TileEffect => ({
  value,
  reveals: marks.includes('r'),
  stops: marks.includes('s'),
  special: marks.includes('*'),
});

/** All throws of some dice, each as likely. */
function* throwsOf(dice: number): Generator<readonly number[]> {
  for (let number = 0; number < 6 ** dice; number++)
    yield Array.from({ length: dice }, (_, die) => (Math.floor(number / 6 ** die) % 6) + 1);
}

describe('the chances of a hunt', () => {
  it('WR-HUNT-11, WR-HUNT-12: are those of all throws: a six, less with each die of the Free Peoples, never a one', () => {
    for (const bonus of [0, 1, 3, 7]) {
      const counted = [0, 0, 0];
      for (const dice of throwsOf(2)) counted[dice.filter((die) => die !== 1 && die + bonus >= 6).length]++;
      for (const [hits, chance] of huntSuccesses({ dice: 2, bonus, rerolls: 0 }).entries())
        expect(chance).toBeCloseTo(counted[hits] / 36, 12);
    }
  });

  it('WR-HUNT-13: failed dice are rolled once more, as many as may be', () => {
    let found = 0;
    for (const [first, second, again] of throwsOf(3)) {
      const hits = [first, second].filter((die) => die >= 5).length;
      found += hits > 0 || again >= 5 ? 1 : 0;
    }
    const [none] = huntSuccesses({ dice: 2, bonus: 1, rerolls: 1 });
    expect(1 - none).toBeCloseTo(found / 216, 12);
  });

  it('WR-HUNT-10: no more than five dice are rolled, and none means no hunt', () => {
    expect(huntSuccesses({ dice: 9, bonus: 0, rerolls: 0 })).toHaveLength(6);
    expect(huntSuccesses({ dice: 0, bonus: 3, rerolls: 2 })).toEqual([1]);
  });

  it('go on with one tile of the pool; an Eye counts the successes, Gollum hides from numbers', () => {
    const pool = [tile('eye', 'r'), tile(1, 'r'), tile(3), tile(-2, '*')];
    const odds = huntOdds({ dice: 1, bonus: 0, rerolls: 0 }, pool, false);
    expect(odds.found).toBeCloseTo(1 / 6, 12);
    expect(odds.revealed).toBeCloseTo(1 / 12, 12);
    expect(odds.meanDamage).toBeCloseTo((1 / 6) * ((1 + 1 + 3 + 0) / 4), 12);
    expect(drawOdds(pool, 2, true).revealed).toBeCloseTo(1 / 4, 12);
    expect(drawOdds(pool, 2, false).damage[2]).toBeCloseTo(1 / 4, 12);
  });
});

/** The same by drawing the tiles in every order. */
function inEveryOrder(setup: MordorSetup): { success: number; dice: number; reveals: number; corruption: number } {
  const total = { success: 0, dice: 0, reveals: 0, corruption: 0 };
  const go = (
    left: readonly TileEffect[],
    chance: number,
    step: number,
    corruption: number,
    hidden: boolean,
    dice: number,
    reveals: number,
  ): void => {
    if (step === 5 || corruption >= 12) {
      if (step === 5 && corruption < 12) total.success += chance;
      total.dice += chance * dice;
      total.reveals += chance * reveals;
      total.corruption += chance * Math.min(12, corruption);
      return;
    }
    if (left.length === 0) return go(setup.returning, chance, step, corruption, hidden, dice, reveals);
    const hides = hidden ? 0 : 1;
    for (const [at, { value, reveals: shows, stops, special }] of left.entries()) {
      const rest = left.filter((_, other) => other !== at);
      const isShown = shows && (!setup.gollum || special || value === 'eye');
      const throws = value === 'die' ? [1, 2, 3, 4, 5, 6] : [value === 'eye' ? setup.eye : value];
      for (const points of throws) {
        // As in the rules: the tile is resolved, then comes the step.
        const bears = Math.max(0, corruption + points);
        go(
          rest,
          chance / left.length / throws.length,
          bears >= 12 || stops ? step : step + 1,
          bears,
          !isShown,
          dice + 1 + hides,
          reveals + (isShown ? 1 : 0),
        );
      }
    }
  };
  go(setup.pool, 1, setup.step, setup.corruption, setup.hidden, 0, 0);
  return total;
}

describe('the chances of the climb through Mordor', () => {
  const pool = [tile('eye', 'r'), tile(0, 'r'), tile(1), tile(2, 'r'), tile(3), tile('die', 's*'), tile(-2, '*')];
  const setups: readonly Partial<MordorSetup>[] = [
    {},
    { corruption: 6, eye: 4 },
    { gollum: true, hidden: false },
    { step: 3, corruption: 9 },
    { corruption: 11, pool: pool.slice(2) },
    { pool: pool.slice(0, 4) },
  ];
  it.each(setups)('WR-MORDOR-06 to WR-MORDOR-09: are those of every order of the tiles: %o', (part) => {
    const setup: MordorSetup = { pool, returning: pool.slice(0, 5), step: 0, hidden: true, corruption: 2, eye: 3, gollum: false, ...part };
    const [one, other] = [mordorOdds(setup), inEveryOrder(setup)];
    for (const key of ['success', 'dice', 'reveals', 'corruption'] as const) expect(one[key], key).toBeCloseTo(other[key], 9);
  });
});
