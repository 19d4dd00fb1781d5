import { SeededRandom } from '#kernel';
import { describe, expect, it } from 'vitest';
import { mostRounds } from '#wire';
import { type TournamentFormat, type Pair, roundRobin, swissRound } from './pairing.ts';

const players = (count: number): number[] => Array.from({ length: count }, (_, index) => 10 + 3 * index);
const SIZES = Array.from({ length: 15 }, (_, index) => index + 2);
const keyOf = ([one, other]: Pair): string => [one, other ?? -1].sort((a, b) => a - b).join(' ');
const numbersIn = (round: readonly Pair[]): number[] => round.flatMap(([one, other]) => (other === null ? [one] : [one, other]));
const lean = (course: TournamentFormat, player: number): number =>
  course.flat().reduce((sum, [first, second]) => (second === null ? sum : sum + Number(first === player) - Number(second === player)), 0);

/** In each round everybody is once, and only those who are to. */
function mustBeWhole(course: TournamentFormat, all: readonly number[]): void {
  for (const round of course) expect(numbersIn(round).sort((a, b) => a - b)).toEqual([...all].sort((a, b) => a - b));
}

describe.each(SIZES)('everybody against everybody, %i players', (count) => {
  const all = players(count);
  const course = roundRobin(all);

  it('meets every other exactly once, nobody twice in a round', () => {
    expect(course).toHaveLength(mostRounds(count));
    mustBeWhole(course, all);
    const pairs = course.flat().map(keyOf);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(course.flat().filter(([, other]) => other !== null)).toHaveLength((count * (count - 1)) / 2);
    expect(course.flat().filter(([, other]) => other === null)).toHaveLength(count % 2 === 0 ? 0 : count);
  });

  it('sits on each seat as often, or once more', () => {
    for (const player of all) expect(Math.abs(lean(course, player))).toBeLessThanOrEqual(1);
  });
});

/** Berger's tables as FIDE publishes them (Handbook C.05, annex 1): first seat, second seat. */
const BERGER: readonly (readonly [players: number, rounds: readonly string[]])[] = [
  [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
  [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
  [
    8,
    ['1-8 2-7 3-6 4-5', '8-5 6-4 7-3 1-2', '2-8 3-1 4-7 5-6', '8-6 7-5 1-4 2-3', '3-8 4-2 5-1 6-7', '8-7 1-6 2-5 3-4', '4-8 5-3 6-2 7-1'],
  ],
];

it.each(BERGER)('everybody against everybody, %i players: the published tables, seat by seat', (count, rounds) => {
  const course = roundRobin(Array.from({ length: count }, (_, index) => index + 1));
  expect(course.map((round) => round.map((pair) => pair.join('-')).toSorted())).toEqual(rounds.map((round) => round.split(' ').toSorted()));
});

/** A whole Swiss tournament with results by lot; some leave on the way. */
function swiss(count: number, seed: number, leave: boolean) {
  const lots = new SeededRandom(seed, count);
  const points = new Map(players(count).map((player) => [player, 0]));
  const course: Pair[][] = [];
  const there: number[][] = [];
  for (let round = 0; round < mostRounds(count) && points.size > 1; round++) {
    const now = [...points].map(([number, own]) => ({ number, points: own }));
    const pairs = swissRound(now, course);
    course.push(pairs);
    there.push(now.map(({ number }) => number));
    for (const [one, other] of pairs) {
      const won = other === null ? 1 : lots.below(3) / 2;
      points.set(one, (points.get(one) ?? 0) + won);
      if (other !== null) points.set(other, (points.get(other) ?? 0) + 1 - won);
    }
    if (leave && lots.below(3) === 0) points.delete([...points.keys()][lots.below(points.size)]);
  }
  return { course, there };
}

/** Whether these could be paired without anybody meeting again, tried in all ways. */
function canAvoid(all: readonly number[], met: ReadonlySet<string>, rested: ReadonlySet<number>): boolean {
  const [one, ...rest] = all;
  if (one === undefined) return true;
  const odd = all.length % 2 === 1;
  if (odd && !rested.has(one) && canAvoid(rest, met, rested)) return true;
  return rest.some(
    (other) =>
      !met.has(keyOf([one, other])) &&
      canAvoid(
        rest.filter((each) => each !== other),
        met,
        rested,
      ),
  );
}

describe.each([2, 3, 4, 5, 6, 7, 8, 9, 11, 16])('a Swiss tournament, %i players', (count) => {
  it.each([false, true])(
    'pairs everybody once a round, nobody twice as long as that can be, and nobody rests twice (some leave: %s)',
    (leave) => {
      for (let seed = 1; seed <= (count > 9 ? 4 : 30); seed++) {
        const { course, there } = swiss(count, seed, leave);
        const [met, rested] = [new Set<string>(), new Set<number>()];
        for (const [index, round] of course.entries()) {
          mustBeWhole([round], there[index]);
          const avoidable = count <= 9 && canAvoid(there[index], met, rested);
          for (const pair of round) {
            if (pair[1] === null) {
              // When others have left, all who are still there may have rested.
              if (there[index].some((player) => !rested.has(player))) expect(rested.has(pair[0])).toBe(false);
              else expect(leave).toBe(true);
              rested.add(pair[0]);
            } else if (avoidable) expect(met.has(keyOf(pair)), `${seed}/${index}`).toBe(false);
            met.add(keyOf(pair));
          }
        }
        if (!leave) for (const player of players(count)) expect(Math.abs(lean(course, player))).toBeLessThanOrEqual(3);
      }
    },
  );
});

describe('a round of a Swiss tournament', () => {
  it('pairs those who have as many points, and lets the last one rest', () => {
    const round = swissRound(
      [
        { number: 1, points: 2 },
        { number: 2, points: 0 },
        { number: 3, points: 1 },
        { number: 4, points: 2 },
        { number: 5, points: 1 },
      ],
      [],
    );
    expect(round.map(keyOf).sort()).toEqual(['-1 2', '1 4', '3 5']);
  });

  it('would rather pair unlike ones than the same ones again, and gives the first seat to whoever had it less often', () => {
    const course: TournamentFormat = [
      [
        [1, 2],
        [3, 4],
      ],
    ];
    const all = [1, 2, 3, 4].map((number) => ({ number, points: number === 1 || number === 2 ? 1 : 0 }));
    const round = swissRound(all, course);
    expect(round.map(keyOf)).not.toContain('1 2');
    for (const [first] of round) expect([2, 4]).toContain(first);
  });
});

/**
 * The basic rules of FIDE for Swiss systems (Handbook C.04.1), as far as our rules have them, each in a position where breaking it would be easy. Numbers
 * are in the order of the lot.
 */
describe('a Swiss round by the rules of FIDE', () => {
  const at = (points: readonly number[]) => points.map((each, index) => ({ number: index + 1, points: each }));
  const pairsOf = (round: readonly Pair[]): string[] => round.map(keyOf).sort();

  it('two players do not meet twice (C.04.1, 2): the one on top gets the next best', () => {
    // After two rounds: 1 has met 2 and 3, who follow him with as many points.
    const course: TournamentFormat = [
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      [
        [3, 1],
        [2, 5],
        [4, 6],
      ],
    ];
    const round = swissRound(at([2, 1, 1, 1, 1, 0]), course);
    expect(pairsOf(round).filter((pair) => course.flat().map(keyOf).includes(pair))).toEqual([]);
    expect(pairsOf(round).some((pair) => pair === '1 4' || pair === '1 5')).toBe(true);
  });

  it('players are paired with others of the same score (C.04.1, 5)', () => {
    const round = swissRound(at([1, 0, 1, 0, 1, 0, 1, 0]), [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
    ]);
    const points = new Map(at([1, 0, 1, 0, 1, 0, 1, 0]).map((each) => [each.number, each.points]));
    expect(round.map(([one, other]) => (points.get(one) ?? 0) - (points.get(other ?? one) ?? 0))).toEqual([0, 0, 0, 0]);
  });

  it('of an odd score group one floats down, to the nearest group', () => {
    // Three with 2 points, one with 1, two with 0: nobody with 2 meets a player with 0.
    const course: TournamentFormat = [
      [
        [1, 5],
        [2, 6],
        [3, 4],
      ],
    ];
    const round = swissRound(at([2, 2, 2, 1, 0, 0]), course);
    const down = round.find((pair) => pair.includes(4));
    expect(down?.some((player) => player === 1 || player === 2)).toBe(true);
    expect(pairsOf(round)).toContain('5 6');
  });

  it('the bye goes to the lowest who has had none (C.04.1, 3 and 4)', () => {
    const course: TournamentFormat = [
      [
        [1, 2],
        [3, 4],
        [5, null],
      ],
    ];
    // 5 got a point for the bye. The lowest are 2 and 4.
    const second = swissRound(at([1, 0, 1, 0, 1]), course);
    const bye = second.find(([, other]) => other === null)?.[0];
    expect([2, 4]).toContain(bye);
    // Last with a bye behind him, a player plays: the next above rests.
    const third = swissRound(at([2, 1, 2, 1, 0]), course);
    expect(third.find(([, other]) => other === null)?.[0]).not.toBe(5);
    expect([2, 4]).toContain(third.find(([, other]) => other === null)?.[0]);
  });

  it('a player gets the seat that he had less often (C.04.1, 8)', () => {
    const round = swissRound(at([1, 0, 1, 0]), [
      [
        [1, 2],
        [3, 4],
      ],
    ]);
    // 1 and 3 both sat first, so one of them must again; 2 and 4 the other way round.
    expect(pairsOf(round)).toEqual(['1 3', '2 4']);
    const mixed = swissRound(at([1, 0, 0, 1]), [
      [
        [1, 2],
        [3, 4],
      ],
    ]);
    // 4 won from the second seat and meets 1, who sat first; 2 was second and meets 3, who was first.
    expect(mixed.toSorted(([one], [other]) => one - other)).toEqual([
      [2, 3],
      [4, 1],
    ]);
  });

  it('nobody rests twice while another has not rested (C.04.1, 3)', () => {
    const course: Pair[][] = [];
    const rested: number[] = [];
    for (let number = 0; number < 5; number++) {
      const round = swissRound(at([0, 0, 0, 0, 0]), course);
      course.push(round);
      rested.push(...round.flatMap(([one, other]) => (other === null ? [one] : [])));
    }
    expect(rested.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  });
});
