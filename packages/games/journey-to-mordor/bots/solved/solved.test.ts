import { SelfPlay } from '#bots/self-play.ts';
import { LegalMoves, SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import type { JourneyBox } from '../../content/box.ts';
import { journeyToMordor as game } from '../../index.ts';
import { Library } from '../library.ts';
import { masterWith, ranger } from '../ranger.ts';
import { BOX, tableOf } from '../testing.ts';
import { Shelf } from './shelf.ts';
import { residualOf } from './solutions.ts';
import { Solver } from './solve.ts';
import { Table, write } from './table.ts';

/** A short way and a short trail: solved in a moment by the same rules as the whole game. */
const SHORT: JourneyBox = {
  ...BOX,
  sheets: { ...BOX.sheets, basic: { ...BOX.sheets.basic, fields: BOX.sheets.basic.fields.slice(-3), squares: 2 } },
};

const solving = (lastSurvivor: boolean): Solver =>
  new Solver(tableOf(2, 'basic', lastSurvivor, SHORT), 'basic', lastSurvivor, new Library(new LegalMoves(game)));

const solver = solving(false);
const solution = solver.solve();
const written = await write(solution, SHORT, 'basic', false);
const shelf = new Shelf();
await shelf.put(written);
const master = masterWith(shelf);

/** Shares of the first and the second player. */
function shares(first: typeof master, second: typeof master, games: number): [number, number] {
  const selfPlay = new SelfPlay(game, SHORT, { side: 'basic', first: 0 });
  const won: [number, number] = [0, 0];
  for (let number = 0; number < games; number++) {
    const { winners } = selfPlay.play([first, second], new SeededRandom(41, number), new SeededRandom(42, number)).outcome;
    for (const seat of winners) won[seat === 0 ? 0 : 1] += 1 / winners.length / games;
  }
  return won;
}

describe('perfect play for two', () => {
  test('every value is what the rules make of those after it', () =>
    expect(residualOf(solver, 500, new SeededRandom(3))).toBeLessThan(1e-6));

  test('is what the games of those who play it come to', () => {
    const games = 500;
    const [first, second] = shares(master, master, games);
    // Four standard errors of a share in so many games.
    const give = 4 * Math.sqrt(0.25 / games);
    expect(Math.abs(first - written.first)).toBeLessThan(give);
    expect(Math.abs(second - written.second)).toBeLessThan(give);
  });

  test('a ranger takes no more from it than another perfect player would', () => {
    const games = 300;
    const give = 4 * Math.sqrt(0.25 / games);
    expect(shares(ranger, master, games)[0]).toBeLessThan(written.first + give);
    expect(shares(master, ranger, games)[0]).toBeGreaterThan(written.first - give);
  });

  test('JM-END-05: with the ending for the last survivor hardly anybody goes without', () => {
    const { mover, other, standings } = solving(true).solve();
    const start = standings.numberOf(0, standings.trails.length - 1);
    const at = start * standings.count + start;
    expect(1 - mover[at] - other[at]).toBeLessThan(1 - written.first - written.second);
    expect(mover[at] + other[at]).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('chances of the two never come to more than one', () => {
    for (let at = 0; at < solution.mover.length; at++) expect(solution.mover[at] + solution.other[at]).toBeLessThan(1 + 1e-9);
  });
});

describe('a table on file', () => {
  test('gives every chance back to half a step of 12 bits', async () => {
    const table = await Table.read(written);
    const { standings, other } = solution;
    const underWay = standings.numberOf(standings.all, 0);
    for (let place = 0; place < 2; place++)
      for (let mover = 0; mover < underWay; mover++)
        for (let waiting = 0; waiting < standings.count; waiting++) {
          const exact = other[(place * standings.count + mover) * standings.count + waiting];
          expect(Math.abs(table.waiting(place, mover, waiting) - exact)).toBeLessThanOrEqual(0.5 / 4095 + 1e-12);
        }
  });

  test('a damaged one is refused', async () => {
    await expect(Table.read({ ...written, fields: written.fields + 1 })).rejects.toThrow('bytes');
  });

  test('is for its own content, side and ending only', () => {
    expect(shelf.tableFor(tableOf(2, 'basic', false, SHORT))).not.toBeNull();
    expect(shelf.tableFor(tableOf(2, 'basic', true, SHORT))).toBeNull();
    expect(shelf.tableFor(tableOf(2, 'advanced', false, SHORT))).toBeNull();
    expect(shelf.tableFor(tableOf(2, 'basic'))).toBeNull();
  });
});
