import { describe, expect, test } from 'vitest';
import { CommonRandomNumbers } from './common-random-numbers.ts';

const HUNT = 1;
const BATTLE = 2;

/** Four dice about something. */
function four(luck: CommonRandomNumbers, name: number): number[] {
  luck.use(name);
  return [1, 2, 3, 4].map(() => luck.roll(1000));
}

describe('luck sorted by what it is about', () => {
  test('the same matter meets the same chance, whatever came before it', () => {
    const [quiet, busy] = [new CommonRandomNumbers(7), new CommonRandomNumbers(7)];
    four(busy, BATTLE);
    expect(four(busy, HUNT)).toEqual(four(quiet, HUNT));
    four(busy, BATTLE);
    expect(four(busy, HUNT)).toEqual(four(quiet, HUNT));
  });

  test('what happens twice is not the same twice, and a moment without chance uses none up', () => {
    const luck = new CommonRandomNumbers(7);
    const first = four(luck, HUNT);
    luck.use(HUNT);
    const second = four(luck, HUNT);
    expect(second).not.toEqual(first);
    const other = new CommonRandomNumbers(7);
    expect([four(other, HUNT), four(other, HUNT)]).toEqual([first, second]);
  });

  test('matters and worlds differ', () => {
    expect(four(new CommonRandomNumbers(7), HUNT)).not.toEqual(four(new CommonRandomNumbers(7), BATTLE));
    expect(four(new CommonRandomNumbers(7), HUNT)).not.toEqual(four(new CommonRandomNumbers(8), HUNT));
  });
});
