import { describe, expect, it } from 'vitest';
import { EFFECTS, GANDALF, NAZGUL, ORC, RING, WEAPON, WHITE_TREE } from '../content/box.ts';
import { PlanBook, plansFrom } from './plans.ts';
import { BOX, lister, tableOf } from './testing.ts';

const [BLACK, YELLOW, RED, BLUE, GREEN] = [1, 2, 4, 8, 16];

/** All ways to go on from a first roll, as sets of dice. */
function from(shows: number[], effect: (typeof EFFECTS)[number] | null = null): { ends: number[]; rolls: number[] } {
  const s = tableOf(2, 'advanced');
  Object.assign(s.open, { effect, rolls: 1, shows, asideAt: [0, 0, 0, 0, 0] });
  const plans = plansFrom(s, lister());
  const sets = (ends: boolean) => plans.filter((plan) => plan.ends === ends).map(({ adds }) => adds);
  return { ends: sets(true), rolls: sets(false) };
}

describe('ways to go on from a roll', () => {
  it('takes every set of different symbols (JM-DICE-03, JM-DICE-04)', () => {
    const { ends, rolls } = from([RING, RING, ORC, ORC, ORC]);
    expect(ends).toEqual([]);
    expect([...rolls].sort((a, b) => a - b)).toEqual(
      [BLACK, YELLOW, RED, BLUE, GREEN, ...[BLACK, YELLOW].flatMap((ring) => [RED, BLUE, GREEN].map((orc) => ring | orc))].sort(
        (a, b) => a - b,
      ),
    );
  });

  it('never leaves the Nazgûl out (JM-DICE-08), and ends with the White Tree (JM-TREE-01)', () => {
    const { ends, rolls } = from([WHITE_TREE, NAZGUL, RING, GANDALF, WEAPON]);
    for (const set of [...ends, ...rolls]) expect(set & YELLOW).toBe(YELLOW);
    for (const set of ends) expect(set & BLACK).toBe(BLACK);
    for (const set of rolls) expect(set & BLACK).toBe(0);
    expect(ends).toHaveLength(8);
    expect(rolls).toHaveLength(8);
  });

  it('may take equal symbols in Rivendell (JM-PLACE-01)', () => {
    expect(from([RING, RING, RING, RING, RING]).rolls).toHaveLength(5);
    const rivendell = from([RING, RING, RING, RING, RING], 'same-symbols');
    expect(rivendell.rolls).toHaveLength(30);
    expect(rivendell.ends).toEqual([31]);
  });

  it('leaves the state as it was', () => {
    const s = tableOf(2);
    Object.assign(s.open, { rolls: 1, shows: [RING, ORC, ORC, WEAPON, GANDALF] });
    const before = JSON.stringify(s.open);
    plansFrom(s, lister());
    expect(JSON.stringify(s.open)).toBe(before);
  });
});

/** Every face of the loose dice, as the rules would see it. */
function* allRolls(loose: number): Generator<number[]> {
  const faces = BOX.dice.map((die, at) => ((loose >> at) & 1 ? [...new Set(die.faces)] : [RING]));
  for (const a of faces[0])
    for (const b of faces[1]) for (const c of faces[2]) for (const d of faces[3]) for (const e of faces[4]) yield [a, b, c, d, e];
}

describe('the book of plans', () => {
  // Places that touch what may be set aside, and one that does not; with all dice, and with some of them.
  it.each([null, 'same-symbols', 'repeat-roll', 'no-gandalf'] as const)('says for every roll what the rules say: %s', (effect) => {
    const s = tableOf(3, 'advanced');
    const book = new PlanBook(s, effect, lister());
    const rules = lister();
    let rolls = 0;
    for (const loose of [0b11111, 0b01111, 0b10110, 0b00001])
      for (const shows of allRolls(loose)) {
        if (rolls++ % 3 !== 0) continue;
        Object.assign(s.open, { effect, rolls: 2, repeated: true, shows, asideAt: shows.map((_, die) => ((loose >> die) & 1 ? 0 : 1)) });
        expect(book.plans(loose, shows)).toEqual(plansFrom(s, rules));
      }
    expect(rolls).toBeGreaterThan(4000);
  });
});
