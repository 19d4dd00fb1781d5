import { readFileSync } from 'node:fs';
import { gameIds, openGame } from '#games';
import { type Prompts, protocolPage } from './page.ts';
import { play } from './played.ts';

/** Which set-ups are played to see what views look like and what is drawn. */
const SETUPS: { readonly [game: string]: readonly { readonly seats: number; readonly options: unknown }[] } = {
  'journey-to-mordor': [{ seats: 3, options: { side: 'advanced' } }],
  'battle-for-middle-earth': [{ seats: 3, options: {} }],
  'hunt-for-the-ring': [{ seats: 3, options: { mode: 'campaign' } }],
  'war-of-the-ring': [{ seats: 2, options: { link: 'each-one' } }],
};

/** The questions of a game in English, by prompt; lines of help belong to their question. */
export function promptsOf(game: string): Prompts {
  const locale: { readonly prompt?: Prompts } = JSON.parse(
    readFileSync(new URL(`../../games/${game}/locale/en.json`, import.meta.url), 'utf8'),
  );
  const found = Object.entries(locale.prompt ?? {}).filter(([id]) => !id.endsWith('_help') && !id.endsWith('_one'));
  return Object.fromEntries(found.map(([id, text]) => [id.replace(/_other$/, ''), text]));
}

/** The page of every game, by game. */
export async function protocolPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const id of gameIds()) {
    const game = await openGame(id);
    pages.set(id, protocolPage(game, promptsOf(id), play(game, SETUPS[id] ?? [{ seats: game.seats.min, options: {} }])));
  }
  return pages;
}
