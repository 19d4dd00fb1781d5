import type { Levels } from '#bots/bot.ts';
import type { OpenedGame } from '#bots/opened.ts';
import { random } from '#bots/random.ts';
import type { Explain } from '#bots/why.ts';
import { openGame } from '#games';

/** The bots of each game, fetched with its rules and not before. */
const BOTS = import.meta.glob<{ readonly bots: Levels; readonly explain?: Explain }>('../../games/*/bots/index.ts');

export async function openLocal(game: string): Promise<OpenedGame> {
  const [opened, brought] = await Promise.all([openGame(game), BOTS[`../../games/${game}/bots/index.ts`]?.()]);
  const explain = brought?.explain;
  return { game: opened, levels: { random, ...brought?.bots }, ...(explain === undefined ? {} : { explain }) };
}
