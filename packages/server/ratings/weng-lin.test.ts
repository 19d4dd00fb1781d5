import { describe, expect, it } from 'vitest';
import { afterGame, drifted, NEWCOMER, type Skill } from './weng-lin.ts';

/**
 * Published values: the tests of OpenSkill (openskill.js, `bradley-terry-full.test.ts`; openskill.py, `bradleyterryfull.json`), which begin with a mean
 * of 25 and a deviation of 25/3. A point there is 60 here; the model knows no unit.
 */
const POINT = 60;
const near = (found: Skill | undefined, mu: number, sigma: number): void => {
  expect(found?.mu).toBeCloseTo(mu * POINT, 6);
  expect(found?.sigma).toBeCloseTo(sigma * POINT, 6);
};
/** Parties of so many newcomers each, in the order of their places. */
const game = (skill: Skill, sizes: readonly number[], places: readonly number[] = sizes.map((_, place) => place)): Skill[][] =>
  afterGame(sizes.map((size, party) => ({ skills: Array.from({ length: size }, () => skill), place: places[party] ?? 0 })));

describe('what is known after a game', () => {
  it('is what is published for two to five, everybody for himself', () => {
    const two = game(NEWCOMER, [1, 1]);
    near(two[0]?.[0], 27.63523138347365, 8.065506316323548);
    near(two[1]?.[0], 22.36476861652635, 8.065506316323548);
    const three = game(NEWCOMER, [1, 1, 1]);
    near(three[0]?.[0], 30.2704627669473, 7.788474807872566);
    near(three[1]?.[0], 25, 7.788474807872566);
    const five = game(NEWCOMER, [1, 1, 1, 1, 1]);
    near(five[0]?.[0], 35.5409255338946, 7.202515895247076);
    near(five[4]?.[0], 14.4590744661054, 7.202515895247076);
  });

  it('is what is published for parties of different size', () => {
    const [three, one, two] = game(NEWCOMER, [3, 1, 2]);
    near(three?.[2], 25.992743915179297, 8.19709997489984);
    near(one?.[0], 28.48909130001799, 8.220848339985736);
    near(two?.[1], 20.518164784802714, 8.127515465304823);
  });

  it('is what is published where somebody else than a newcomer plays, with his drift, and where two draw', () => {
    const known = drifted({ mu: 33.93520996667812 * POINT, sigma: 9.863910103294474 * POINT });
    const [one, both] = game(known, [1, 2]);
    near(one?.[0], 38.60492430454205, 9.771557303944002);
    near(both?.[1], 29.265495628814193, 9.73289909385935);
    const [first, second, third] = game(known, [1, 2, 3], [1, 2, 1]);
    near(first?.[0], 40.79914153848189, 9.752692687721002);
    near(second?.[0], 28.47931237854228, 9.646741941115268);
    near(third?.[2], 32.527175983010196, 9.7273209243063);
  });

  it('says nothing new about equals who draw but that they are equal', () => {
    const [one, other] = game(NEWCOMER, [1, 1], [0, 0]);
    expect([one?.[0]?.mu, other?.[0]?.mu]).toEqual([1500, 1500]);
    expect(one?.[0]?.sigma).toBeLessThan(NEWCOMER.sigma);
  });
});
