import { asId } from '#kernel/id.ts';
import { cloneState } from '#kernel';
import { describe, expect, it } from 'vitest';
import { EFFECTS, type EffectId, GANDALF, NAZGUL, ORC, RING, WEAPON } from '../content/box.ts';
import type { Journey } from '../rules/state.ts';
import { asideCount } from '../rules/symbols.ts';
import { balanceIn, gandalfsIn, hitsIn, LOOSE, NOTHING, ringsIn, struckIn } from './code.ts';
import { Library } from './library.ts';
import { plansFrom } from './plans.ts';
import { lister, tableOf } from './testing.ts';
import { Turn } from './turn.ts';

const WIDE = { rings: 5, gandalfs: 5, force: 1, threat: 1 };

/** A made-up taste that uses everything there is. */
const taste = (code: number): number =>
  (balanceIn(code) >= 0 ? ringsIn(code) : 0) +
  0.4 * gandalfsIn(code) -
  0.7 * hitsIn(code) +
  0.3 * (struckIn(code) & 1) +
  0.2 * ((struckIn(code) >> 1) & 1);

/** The same taste, read off a real table; Merry's colours: seat 0 is Frodo (yellow), 1 Sam (red), 2 Merry (blue). */
function tasteOf(s: Journey): number {
  const hit = (die: number): number => (s.open.shows[die] === NAZGUL && s.open.asideAt[die] > 0 ? 1 : 0);
  const rings = asideCount(s, WEAPON) >= asideCount(s, ORC) ? asideCount(s, RING) : 0;
  return rings + 0.4 * asideCount(s, GANDALF) - 0.7 * (hit(0) + hit(1) + hit(4)) + 0.3 * hit(2) + 0.2 * hit(3);
}

function turnAt(effect: EffectId | null, seats = 3): { s: Journey; turn: Turn } {
  const s = tableOf(seats, 'advanced');
  s.open.effect = effect;
  const { book } = new Library(lister()).open(s);
  return { s, turn: new Turn(book, WIDE, effect === 'repeat-roll', taste) };
}

/** What rolling the loose dice is worth, by plain counting over the real table: every face of every die, every way to go on. */
function byCounting(s: Journey, rules = lister()): number {
  const { open, box } = s;
  const die = open.asideAt.findIndex((roll, at) => roll === 0 && open.shows[at] < 0);
  if (die >= 0) {
    let sum = 0;
    for (const face of box.dice[die].faces) {
      open.shows[die] = face;
      sum += byCounting(s, rules) / box.dice[die].faces.length;
    }
    open.shows[die] = asId(-1);
    return sum;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const { adds, ends } of plansFrom(s, rules)) {
    const next = cloneState(s);
    for (let at = 0; at < box.dice.length; at++) if ((adds >> at) & 1) next.open.asideAt[at] = open.rolls;
    if (!ends) {
      next.open.rolls++;
      for (let at = 0; at < box.dice.length; at++) if (next.open.asideAt[at] === 0) next.open.shows[at] = asId(-1);
    }
    best = Math.max(best, ends ? tasteOf(next) : byCounting(next, rules));
  }
  return best;
}

describe('a turn seen through to its end', () => {
  it.each([
    ['a Ring is set aside, three dice are loose', [RING, ORC, -1, -1, -1]],
    ['a Nazgûl of one’s own is set aside', [-1, NAZGUL, ORC, -1, -1]],
    ['the black die is loose', [-1, RING, WEAPON, GANDALF, -1]],
  ])('is worth what counting all rolls gives: %s', (_, shows) => {
    const { s, turn } = turnAt(null);
    Object.assign(s.open, { rolls: 2, shows: [...shows], asideAt: shows.map((symbol) => (symbol < 0 ? 0 : 1)) });
    const { book, places } = new Library(lister()).open(s);
    let key = NOTHING;
    let loose = 0;
    for (const [die, symbol] of shows.entries())
      if (symbol < 0) loose |= 1 << places[die];
      else key += { [RING]: 1, [ORC]: -8, [WEAPON]: 8, [GANDALF]: 256, [NAZGUL]: 2048 }[symbol] ?? 0;
    expect(turn.worth(key | (book.alike[loose] << LOOSE))).toBeCloseTo(byCounting(s), 9);
  });

  it.each([null, ...EFFECTS])('knows every roll: probabilities add up to one (%s)', (effect) => {
    for (const seats of [2, 4]) {
      const { turn } = turnAt(effect, seats);
      for (let loose = 1; loose < 32; loose++) {
        if (turn.book.alike[loose] !== loose) continue;
        expect(turn.book.of(loose).chance.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
    }
  });

  it.each([null, ...EFFECTS])('ends somehow, with just the worth it was said to have (%s)', (effect) => {
    const { turn } = turnAt(effect);
    const endings = turn.endings();
    let certain = 0;
    let worth = 0;
    for (const [code, chance] of endings) {
      certain += chance;
      worth += chance * taste(code);
    }
    expect(certain).toBeCloseTo(1, 9);
    expect(worth).toBeCloseTo(turn.worth(NOTHING | (31 << LOOSE)), 9);
  });

  it('is worth more with a roll that may be repeated (JM-PLACE-04), and less where orcs count double (JM-PLACE-05)', () => {
    const start = NOTHING | (31 << LOOSE);
    const plain = turnAt(null).turn.worth(start);
    expect(turnAt('repeat-roll').turn.worth(start)).toBeGreaterThan(plain + 0.1);
    expect(turnAt('same-symbols').turn.worth(start)).toBeGreaterThan(plain + 0.1);
    expect(turnAt('orcs-double').turn.worth(start)).toBeLessThan(plain);
    expect(turnAt('weapons-double').turn.worth(start)).toBeGreaterThan(plain);
    expect(turnAt('no-gandalf').turn.worth(start)).toBeLessThan(plain);
    expect(turnAt('nazgul-spares-active').turn.worth(start)).toBeGreaterThan(plain);
    expect(turnAt('all-nazgul-on-active').turn.worth(start)).toBeLessThan(plain);
  });
});
