import type { AnyGame, BlankedPack } from '#kernel';
import type { SimulatedGame } from './batch.ts';
import { type PairedDifference, differenceOf, winnerDiffers } from './paired-difference.ts';
import { type WorkerPool, runGames, type RunObserver } from './run.ts';
import type { Setup } from './setup.ts';
import type { Tally } from './tally.ts';

/** Ablation of one piece of content: what changes without it, with the same seeds. */
export interface Ablation {
  readonly id: string;
  /** Key of its name in the game's locale. */
  readonly word: string;
  readonly difference: PairedDifference;
  /** The first games with another winner without it. */
  readonly changed: readonly SimulatedGame[];
}

/** At most so many of them are kept for viewing. */
const MAX_CHANGED_GAMES = 12;

/** The content packs of an ablation study: each lacks the effect of one piece. */
export const ablationPacks = (game: AnyGame, { pack, options }: Setup): readonly BlankedPack[] =>
  game.content.blanks(pack ?? game.content.standard, options);

/** Plays the set-up once per blanked pack with the seeds of the base run, one after another. */
export async function runAblations(
  pool: WorkerPool,
  base: Tally,
  blanks: readonly BlankedPack[],
  games: number,
  seed: number,
  observer: RunObserver & { weighed(worth: readonly Ablation[]): void },
): Promise<readonly Ablation[]> {
  const found: Ablation[] = [];
  const whole = base.results.length >= games ? base : (await runGames(pool, [base.setup], games, seed, observer))[0];
  for (const { id, word, pack } of blanks) {
    const [without] = await runGames(pool, [{ ...base.setup, pack }], games, seed, {
      ...observer,
      counted: (counted, tallies) => observer.counted(found.length * games + counted, tallies),
    });
    if (observer.isStopped?.() === true) break;
    const changed = without.results
      .filter((result, number) => winnerDiffers(base.setup, whole.results[number], result))
      .slice(0, MAX_CHANGED_GAMES);
    found.push({ id, word, difference: differenceOf(whole, without), changed });
    observer.weighed([...found]);
  }
  return found;
}
