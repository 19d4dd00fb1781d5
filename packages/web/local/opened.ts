import type { Levels } from '#bots/bot.ts';
import { random } from '#bots/random.ts';
import { openGame } from '#games';
import type { OpenedGame } from '#bots/opened.ts';

/** The bots of each game, fetched with its rules and not before. */
const BOTS = import.meta.glob<{ readonly bots: Levels }>('../../games/*/bots/index.ts');

export async function openLocal(game: string): Promise<OpenedGame> {
  const [opened, brought] = await Promise.all([openGame(game), BOTS[`../../games/${game}/bots/index.ts`]?.()]);
  return { game: opened, levels: { random, ...brought?.bots } };
}
