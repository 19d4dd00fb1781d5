import { describe, expect, it } from 'vitest';
import { type Arrival, winningChance } from './chances.ts';
import { Library } from './library.ts';
import { Race } from './race.ts';
import { lister, tableOf } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const ROUNDS = 4;

/** Arrives in this round for certain, or perhaps; never caught. */
function arrival(round: number, chance: number, spaces: number, more: Partial<Arrival> = {}): Arrival {
  const at = (value: number): Float64Array => Float64Array.from({ length: ROUNDS }, (_, each) => (each === round ? value : 0));
  return { chance: at(chance), spaces: at(spaces), caught: new Float64Array(ROUNDS), certain: false, later: false, ...more };
}

const plain = { ...WEIGHTS, rally: 1 };
const rallying = { ...WEIGHTS, rally: 1.5 };

describe('the chance to win', () => {
  it('is one in Mordor when nobody can follow, and nothing when another is there first', () => {
    const there = arrival(0, 1, 3, { certain: true });
    expect(winningChance(there, [arrival(1, 0.9, 9)], false, rallying)).toBeCloseTo(1, 9);
    expect(winningChance(arrival(1, 0.9, 9), [there], false, rallying)).toBeCloseTo(0, 9);
  });

  it('goes to more spaces when both are in Mordor, and is shared between equals (JM-END-04, JM-RULING-16)', () => {
    const me = arrival(0, 1, 3, { certain: true });
    const chances = [2, 3, 4].map((spaces) => winningChance(me, [arrival(0, 1, spaces, { certain: true })], false, rallying));
    expect(chances).toEqual([1, 0.5, 0]);
  });

  it('is smaller in Mordor when somebody plays later in the round: it is their last chance (JM-END-02)', () => {
    const me = arrival(0, 1, 3, { certain: true });
    const other = (later: boolean): Arrival => arrival(0, 0.4, 5, { later });
    expect(winningChance(me, [other(true)], false, rallying)).toBeLessThan(winningChance(me, [other(true)], false, plain) - 0.1);
    expect(winningChance(me, [other(false)], false, rallying)).toBe(winningChance(me, [other(false)], false, plain));
  });

  it('is the same last chance for oneself, behind somebody who plays earlier', () => {
    const me = arrival(2, 0.4, 5);
    const other = arrival(2, 0.5, 3);
    expect(winningChance(me, [other], false, rallying)).toBeGreaterThan(winningChance(me, [other], false, plain));
  });

  it('stays between nothing and certain, however likely a last chance is', () => {
    const strong = { ...WEIGHTS, rally: 3 };
    expect(winningChance(arrival(1, 1, 2), [arrival(1, 1, 5, { later: true })], false, strong)).toBeGreaterThanOrEqual(0);
    expect(winningChance(arrival(1, 0.9, 9), [arrival(1, 0.9, 2)], false, strong)).toBeLessThanOrEqual(1);
  });

  it('is that of whoever is left alone, once: arriving afterwards wins nothing more (JM-END-05, JM-RULING-18)', () => {
    const caught = Float64Array.of(0, 0.6, 0, 0);
    const other = arrival(3, 0.4, 2, { caught });
    const me = arrival(2, 1, 3);
    const mayNot = arrival(2, 0.5, 3, { caught: Float64Array.of(0, 0, 0, 0.5) });
    expect(winningChance(me, [other], true, plain)).toBeCloseTo(1, 9);
    // He is caught before in 0.6 of the cases; in the others only arriving helps.
    expect(winningChance(mayNot, [other], true, plain)).toBeCloseTo(0.6 + 0.4 * 0.5, 9);
    // With two of them both have to be caught.
    expect(winningChance(mayNot, [other, arrival(3, 1, 2)], true, plain)).toBeCloseTo(0.5, 9);
  });
});

describe('the race after others have played', () => {
  const race = new Race(tableOf(3), 2, new Library(lister()), { ...WEIGHTS, until: 1 });
  const sum = (list: Float64Array): number => list.reduce((total, each) => total + each, 0);

  it('catches who has one space left when any of them strikes', () => {
    const { caught, arrives } = race.prospect(8, { spaces: 1, whole: 0 }, 2);
    expect(caught[0]).toBeCloseTo(1 - (1 - race.danger) ** 2, 9);
    expect(arrives[1]).toBeCloseTo((1 - race.danger) ** 2 * race.prospect(8, { spaces: 1, whole: 0 }, 0).arrives[1], 9);
  });

  it('is a mixture: all chances together stay the same, and fewer spaces are left', () => {
    const trail = { spaces: 6, whole: 4 };
    const [before, after] = [race.prospect(5, trail, 0), race.prospect(5, trail, 2)];
    expect(before.caught[0]).toBe(0);
    expect(sum(after.arrives)).toBeLessThan(sum(before.arrives));
    expect(sum(after.caught)).toBeGreaterThan(sum(before.caught));
    for (let turn = 1; turn < 6; turn++) if (after.arrives[turn] > 0) expect(after.spaces[turn]).toBeLessThan(before.spaces[turn]);
  });
});
