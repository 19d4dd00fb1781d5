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

/**
 * Computed by openskill 5.0.1 (npm) in our own unit: `rate(teams, { model: bradleyTerryFull, rank, mu: 1500, sigma: 500, beta: 250, tau: 0, epsilon:
 * 0.0001 })` with `rank` as the places below; the last case with `tau: 5`. Each line is the members of a party, before and after.
 */
const COMPUTED: readonly {
  readonly name: string;
  readonly drift?: true;
  readonly parties: readonly {
    readonly place: number;
    readonly before: readonly [number, number][];
    readonly after: readonly [number, number][];
  }[];
}[] = [
  {
    name: 'two players, the better one wins',
    parties: [
      { place: 1, before: [[1620, 180]], after: [[1649.148869470765, 178.79285027724862]] },
      { place: 2, before: [[1480, 260]], after: [[1419.183222956058, 254.70888170717777]] },
    ],
  },
  {
    name: 'two players, the weaker one wins',
    parties: [
      { place: 1, before: [[1210, 90]], after: [[1227.7005606451742, 89.9313984437411]] },
      { place: 2, before: [[1900, 140]], after: [[1857.1690137474795, 139.59789946570768]] },
    ],
  },
  {
    name: 'two players draw',
    parties: [
      { place: 1, before: [[1700, 120]], after: [[1695.4401791916232, 119.78560473111465]] },
      { place: 1, before: [[1400, 300]], after: [[1428.4988800523554, 291.5126063953088]] },
    ],
  },
  {
    name: 'three players',
    parties: [
      { place: 1, before: [[1500, 500]], after: [[1898.130337397164, 437.9459853886282]] },
      { place: 2, before: [[1710, 150]], after: [[1704.342534040062, 149.14162538532355]] },
      { place: 3, before: [[1330, 220]], after: [[1265.0918045670646, 216.09646388190475]] },
    ],
  },
  {
    name: 'three players, two of them share the victory',
    parties: [
      { place: 2, before: [[1555, 210]], after: [[1454.983273301715, 204.86519200293978]] },
      { place: 1, before: [[1710, 150]], after: [[1720.9108212375902, 148.6522839766033]] },
      { place: 1, before: [[1330, 220]], after: [[1416.2985357440875, 214.3791174368844]] },
    ],
  },
  {
    name: 'four players',
    parties: [
      { place: 1, before: [[1500, 500]], after: [[2146.724096358141, 402.4984812837807]] },
      { place: 2, before: [[1650, 170]], after: [[1690.2375437462185, 167.07226526834162]] },
      { place: 3, before: [[1420, 240]], after: [[1423.3469208746549, 230.31213016943317]] },
      { place: 4, before: [[1800, 110]], after: [[1751.1486070510832, 109.4874982585567]] },
    ],
  },
  {
    name: 'four players, the second and third draw',
    parties: [
      { place: 1, before: [[1500, 400]], after: [[1975.3125688203136, 343.98492406138683]] },
      { place: 2, before: [[1650, 170]], after: [[1655.0014894920987, 166.88695826772695]] },
      { place: 2, before: [[1420, 240]], after: [[1481.2516117893824, 229.67945274592478]] },
      { place: 4, before: [[1800, 110]], after: [[1749.0933456893254, 109.4542070155124]] },
    ],
  },
  {
    name: 'two against two, the second party wins',
    parties: [
      {
        place: 2,
        before: [
          [1600, 150],
          [1400, 250],
        ],
        after: [
          [1584.5943674801792, 149.64803278202436],
          [1357.206576333831, 248.3671011644188],
        ],
      },
      {
        place: 1,
        before: [
          [1500, 500],
          [1550, 190],
        ],
        after: [
          [1671.1736946646756, 475.5124533997158],
          [1574.717481509579, 188.68466990868325],
        ],
      },
    ],
  },
  {
    name: 'one draws with two',
    parties: [
      { place: 1, before: [[1800, 130]], after: [[1815.1368224303894, 129.90301914988217]] },
      {
        place: 1,
        before: [
          [1450, 220],
          [1520, 180],
        ],
        after: [
          [1406.6495736313107, 218.97022607950748],
          [1490.9802930920343, 179.43642182251992],
        ],
      },
    ],
  },
  {
    name: 'three parties of one, two and three',
    parties: [
      { place: 1, before: [[1800, 130]], after: [[1856.2415294247362, 129.8944779252655]] },
      {
        place: 3,
        before: [
          [1450, 220],
          [1520, 180],
        ],
        after: [
          [1347.8965069246353, 218.60705351276445],
          [1451.6497277759956, 179.23787321611806],
        ],
      },
      {
        place: 2,
        before: [
          [1500, 500],
          [1610, 160],
          [1390, 300],
        ],
        after: [
          [1195.4187884543362, 488.5924411090461],
          [1578.810883937724, 159.63003355382924],
          [1280.350763843561, 297.5541052090409],
        ],
      },
    ],
  },
  {
    name: 'two players with the drift of one more game',
    drift: true,
    parties: [
      { place: 1, before: [[1620, 180]], after: [[1649.168668411373, 178.8608114320294]] },
      { place: 2, before: [[1480, 260]], after: [[1419.166346913829, 254.7547665728178]] },
    ],
  },
];

it.each(COMPUTED)('agrees with openskill: $name', ({ parties, drift }) => {
  const skillOf = ([mu, sigma]: readonly [number, number]): Skill => (drift === true ? drifted({ mu, sigma }) : { mu, sigma });
  const found = afterGame(parties.map(({ place, before }) => ({ place, skills: before.map(skillOf) })));
  for (const [party, { after }] of parties.entries())
    for (const [member, [mu, sigma]] of after.entries()) {
      expect(found[party]?.[member]?.mu).toBeCloseTo(mu, 8);
      expect(found[party]?.[member]?.sigma).toBeCloseTo(sigma, 8);
    }
});
