import { silent } from '#bots/advice.ts';
import type { Levels } from '#bots/bot.ts';
import { random } from '#bots/random.ts';
import type { Explain } from '#bots/why.ts';
import { openGame } from '#games';
import type { OpenedGame } from './table.ts';

/** The bots of each game, fetched with its rules and not before. */
const BOTS = import.meta.glob<{ readonly bots: Levels; readonly explain?: Explain }>('../../games/*/bots/index.ts');

export async function openLocal(game: string): Promise<OpenedGame> {
  const [opened, brought] = await Promise.all([openGame(game), BOTS[`../../games/${game}/bots/index.ts`]?.()]);
  const levels = { random, ...brought?.bots };
  return { game: opened, levels, adviser: brought?.explain ?? silent(Object.values(levels).at(-1) ?? random) };
}
