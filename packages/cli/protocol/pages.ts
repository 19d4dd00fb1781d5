import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { gameIds, openGame } from '#games';
import type { AnyGame } from '#kernel';
import { type Prompts, protocolPage } from './page.ts';
import { type ObservedPlay, observePlay } from './observed-play.ts';

const LOCALE = z.object({ prompt: z.record(z.string(), z.string()).exactOptional() });

/** The questions of a game in English, by prompt; lines of help belong to their question. */
export function promptsOf(game: string): Prompts {
  const locale = LOCALE.parse(JSON.parse(readFileSync(new URL(`../../games/${game}/locale/en.json`, import.meta.url), 'utf8')));
  const found = Object.entries(locale.prompt ?? {}).filter(([id]) => !id.endsWith('_help') && !id.endsWith('_one'));
  return Object.fromEntries(found.map(([id, text]) => [id.replace(/_other$/, ''), text]));
}

/** So many play to show what views look like and what is drawn. */
const A_FEW = 3;

/** What a game looks like when it is played at random, the same every time. */
export const observedPlayOf = (game: AnyGame): ObservedPlay => observePlay(game, [{ seats: Math.min(A_FEW, game.seats.max), options: {} }]);

/** The page of every game, by game. */
export async function protocolPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const id of gameIds()) {
    const game = await openGame(id);
    pages.set(id, protocolPage(game, promptsOf(id), observedPlayOf(game)));
  }
  return pages;
}
