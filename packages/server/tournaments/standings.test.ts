import { describe, expect, it } from 'vitest';
import { standings } from './standings.ts';
import type { Entrant, Pairing, Round } from './tournament.ts';

const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ key: index + 1, person: `p${index + 1}`, name: `P${index + 1}` }));
const game = (first: number, second: number, points: number): Pairing => ({
  keys: [first, second],
  table: 't',
  result: { points: [points, 1 - points], how: 'played' },
});
const bye = (key: number): Pairing => ({ keys: [key, null], table: null, result: { points: [1, 0], how: 'bye' } });
const round = (...pairings: readonly Pairing[]): Round => ({ at: 0, endedAt: 1, pairings });
const places = (form: 'swiss' | 'round-robin', all: readonly Entrant[], rounds: readonly Round[]) =>
  standings(form, all, rounds).map(({ key, place }) => [key, place]);

describe('standings', () => {
  it('follow the points: one for a win or a bye, a half for a draw', () => {
    const [first, second, third] = standings('swiss', entrants(3), [round(game(1, 2, 0.5), bye(3)), round(game(3, 1, 1), bye(2))]);
    expect(first).toMatchObject({ key: 3, points: 2, won: 1, drawn: 0, lost: 0 });
    expect(second).toMatchObject({ key: 2, points: 1.5, won: 0, drawn: 1, lost: 0 });
    expect(third).toMatchObject({ key: 1, points: 0.5, drawn: 1, lost: 1 });
  });

  it('of a Swiss tournament part equals by what their opponents have: Buchholz first, then Sonneborn-Berger', () => {
    // 1 and 2 have 1.5 each; 1 has met those with 2 and 0.5, 2 those with 2 and 0.
    const rounds = [round(game(1, 4, 0.5), game(3, 2, 1), bye(5)), round(game(3, 1, 0), game(2, 5, 1), bye(4))];
    const found = standings('swiss', entrants(5), rounds);
    const of = (key: number) => found.find((each) => each.key === key);
    expect(of(1)).toMatchObject({ points: 1.5, buchholz: 1.5 + 1, sonnebornBerger: 0.5 * 1.5 + 1 });
    // A bye counts as a game against somebody with as many points as oneself.
    expect(of(5)).toMatchObject({ points: 1, buchholz: 1 + 1, sonnebornBerger: 1 });
    expect(of(3)).toMatchObject({ points: 1, buchholz: 2.5, sonnebornBerger: 1 });
    expect(found.map(({ key }) => key).indexOf(3)).toBeLessThan(found.map(({ key }) => key).indexOf(5));
  });

  it('of everybody against everybody part equals first by their games with each other', () => {
    const rounds = [round(game(1, 4, 1), game(2, 3, 1)), round(game(1, 3, 0), game(2, 4, 0)), round(game(1, 2, 1), game(3, 4, 0))];
    // 1: 2, 2: 1, 3: 1, 4: 2; 1 has beaten 4, and 2 has beaten 3.
    expect(places('round-robin', entrants(4), rounds)).toEqual([
      [1, 1],
      [4, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('share a place where nothing parts two, and leave out the next', () => {
    const rounds = [round(game(1, 2, 0.5), bye(3))];
    expect(places('round-robin', entrants(3), rounds)).toEqual([
      [3, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(places('swiss', entrants(3), [])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('put whoever has left after all others', () => {
    const [one, two] = entrants(2);
    expect(places('swiss', [{ ...one, out: 5 }, two], [round(game(1, 2, 1))])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
