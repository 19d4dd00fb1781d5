import { describe, expect, test } from 'vitest';
import { Luck } from './luck.ts';

const HUNT = 1;
const BATTLE = 2;

/** Four dice about something. */
function four(luck: Luck, name: number): number[] {
  luck.about(name);
  return [1, 2, 3, 4].map(() => luck.roll(1000));
}

describe('luck sorted by what it is about', () => {
  test('the same matter meets the same chance, whatever came before it', () => {
    const [quiet, busy] = [new Luck(7), new Luck(7)];
    four(busy, BATTLE);
    expect(four(busy, HUNT)).toEqual(four(quiet, HUNT));
    four(busy, BATTLE);
    expect(four(busy, HUNT)).toEqual(four(quiet, HUNT));
  });

  test('what happens twice is not the same twice, and a moment without chance uses none up', () => {
    const luck = new Luck(7);
    const first = four(luck, HUNT);
    luck.about(HUNT);
    const second = four(luck, HUNT);
    expect(second).not.toEqual(first);
    const other = new Luck(7);
    expect([four(other, HUNT), four(other, HUNT)]).toEqual([first, second]);
  });

  test('matters and worlds differ', () => {
    expect(four(new Luck(7), HUNT)).not.toEqual(four(new Luck(7), BATTLE));
    expect(four(new Luck(7), HUNT)).not.toEqual(four(new Luck(8), HUNT));
  });
});
