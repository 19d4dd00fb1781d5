import { readFileSync } from 'node:fs';
import { gameIds } from '#games';
import { type Term, termsPage } from '#games/terms.ts';
import { unchecked } from '#kernel';

const read = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/${file}`, import.meta.url), 'utf8'));

/** The page about the terms of each game. */
export const termsPages = (): Map<string, string> =>
  new Map(
    gameIds().map((game) => {
      const { title } = unchecked<{ readonly title: string }>(read(game, 'locale/shelf.en.json'));
      return [game, termsPage(title, unchecked<readonly Term[]>(read(game, 'terms.json')))];
    }),
  );
