import { type AnyGame, type OptionField, SeededRandom } from '#kernel';
import { SoakedGame } from './soaked-game.ts';

export interface SoakResult {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Most decisions in one game. */
  readonly longest: number;
  readonly violations: readonly string[];
}

/** Enough to see what is wrong; a broken rule would otherwise fill the screen. */
const MOST_VIOLATIONS = 20;

/** One game in this many is also recorded, verified and replayed. */
const RECORDED = 10;

/** Plays a game over and over with random moves, at every size of table and with every option, and looks for what must never be. */
export function soakGame(game: AnyGame, games: number, seed: number, progress: (done: number) => void): SoakResult {
  const box: unknown = game.content.read(game.content.standard);
  const violations: string[] = [];
  const began = performance.now();
  let decisions = 0;
  let longest = 0;
  let played = 0;
  while (played < games && violations.length < MOST_VIOLATIONS) {
    const random = new SeededRandom(seed, played);
    const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const options = Object.fromEntries(game.form.map((field) => [field.id, anyValue(field, random)]));
    const where = `game ${played} (seed ${seed}, ${seats} seats, ${JSON.stringify(options)})`;
    try {
      const soaked = new SoakedGame(game, box, options, seats, random);
      const count = soaked.play();
      if (played % RECORDED === 0) soaked.proveRecord();
      decisions += count;
      longest = Math.max(longest, count);
    } catch (error) {
      violations.push(`${where}: ${(error as Error).message}`);
    }
    progress(++played);
  }
  return { game: game.id, games: played, decisions, seconds: (performance.now() - began) / 1000, longest, violations };
}

function anyValue(field: OptionField, random: SeededRandom): string | boolean {
  if (field.kind === 'switch') return random.below(2) === 1;
  // Nobody can make up a text that a game would accept; without one it must be playable too.
  return field.kind === 'text' ? field.standard : field.values[random.below(field.values.length)];
}
