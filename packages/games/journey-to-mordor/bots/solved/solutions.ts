import type { Solutions } from '#bots/solutions.ts';
import { LegalMoves, SeededRandom, SilentEffects } from '#kernel';
import type { SideId } from '../../content/box.ts';
import { journeyToMordor as game } from '../../index.ts';
import { Library } from '../library.ts';
import type { WrittenAlone } from './alone.ts';
import { contentOf } from './content.ts';
import { Solver } from './solve.ts';
import { write } from './table.ts';

/** Every so many of the solved pairs one is worked out once more. */
const SAMPLES = 2000;

function solver(side: SideId, lastSurvivor: boolean): Solver {
  const s = game.setup(
    game.content.read(game.content.standard),
    game.readOptions({ side, lastSurvivor }, 2),
    2,
    new SilentEffects(new SeededRandom(1)),
  );
  return new Solver(s, side, lastSurvivor, new Library(new LegalMoves(game)));
}

/** The greatest difference between a value and what the rules make of the values after it, among pairs drawn by lot. */
export function residualOf(solver: Solver, samples: number, random: SeededRandom): number {
  const { standings } = solver;
  const underWay = standings.numberOf(standings.all, 0);
  let worst = 0;
  for (let sample = 0; sample < samples; sample++) {
    const place = random.draw(2);
    const { own, other } = solver.bellman(place, random.draw(underWay), random.draw(place === 0 ? underWay : standings.count));
    worst = Math.max(worst, own, other);
  }
  return worst;
}

const percent = (chance: number): string => `${(chance * 100).toFixed(2)} %`;

const together =
  (side: SideId, lastSurvivor: boolean): Solutions[string] =>
  async (report) => {
    const solving = solver(side, lastSurvivor);
    const solution = solving.solve(report);
    const written = await write(solution, game.content.read(game.content.standard), side, lastSurvivor);
    const residual = residualOf(solving, SAMPLES, new SeededRandom(7));
    const { first, second } = written;
    return {
      file: `${side}${lastSurvivor ? '-last-survivor' : ''}.json`,
      text: `${JSON.stringify(written)}\n`,
      summary: `first ${percent(first)}, second ${percent(second)}, nobody ${percent(1 - first - second)}; greatest residual of ${SAMPLES} pairs ${residual.toExponential(1)}`,
    };
  };

const alone: Solutions[string] = async () => {
  const box = game.content.read(game.content.standard);
  const sides: readonly SideId[] = ['basic', 'advanced'];
  const written: WrittenAlone[] = sides.map((side) => {
    const { standings, chances } = solver(side, false).solveAlone();
    return {
      content: contentOf(box, side),
      fields: standings.all,
      squares: box.sheets[side].squares,
      chances: Array.from(chances, (chance) => Math.round(chance * 1e9) / 1e9),
    };
  });
  const chances = written.map(({ chances: all, fields }) => percent(all[all.length / (fields + 1) - 1]));
  return { file: 'alone.json', text: `${JSON.stringify(written)}\n`, summary: `alone from the start ${chances.join(' and ')}` };
};

/** Two players on either side of the sheet, with and without the ending for the last survivor; and somebody left alone. */
export const solutions: Solutions = {
  alone,
  basic: together('basic', false),
  advanced: together('advanced', false),
  'basic-last-survivor': together('basic', true),
  'advanced-last-survivor': together('advanced', true),
};
