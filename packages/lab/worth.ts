import type { AnyGame, Blank } from '#kernel';
import type { GameLine } from './batch.ts';
import { type Difference, differenceOf, isOtherwise } from './paired.ts';
import { type Crew, runGames, type Watch } from './run.ts';
import type { Setup } from './setup.ts';
import type { Tally } from './tally.ts';

/** What is different without one thing, in the same luck. */
export interface Worth {
  readonly id: string;
  /** The word of the game's locale that names it. */
  readonly word: string;
  readonly difference: Difference;
  /** The first games that somebody else won without it. */
  readonly changed: readonly GameLine[];
}

/** So many of them can be watched. */
const WATCHED = 12;

/** What can be taken out of the set-up's content one by one. */
export const blanksOf = (game: AnyGame, { pack, options }: Setup): readonly Blank[] =>
  game.content.blanks(pack ?? game.content.standard, options);

/** Plays every set-up in which one thing is blank with the luck of the run that is given, one after the other. */
export async function weigh(
  crew: Crew,
  base: Tally,
  blanks: readonly Blank[],
  games: number,
  seed: number,
  watch: Watch & { weighed(worth: readonly Worth[]): void },
): Promise<readonly Worth[]> {
  const found: Worth[] = [];
  const whole = base.lines.length >= games ? base : (await runGames(crew, [base.setup], games, seed, watch))[0];
  for (const { id, word, pack } of blanks) {
    const [without] = await runGames(crew, [{ ...base.setup, pack }], games, seed, {
      ...watch,
      counted: (counted, tallies) => watch.counted(found.length * games + counted, tallies),
    });
    if (watch.isStopped?.() === true) break;
    const changed = without.lines.filter((line, number) => isOtherwise(base.setup, whole.lines[number], line)).slice(0, WATCHED);
    found.push({ id, word, difference: differenceOf(whole, without), changed });
    watch.weighed([...found]);
  }
  return found;
}
