import { readFileSync } from 'node:fs';
import { gameIds } from '#games';
import { termsPage } from '#games/terms.ts';
import { translatedName } from '#games/translatedName.ts';
import { perLanguage } from '#kernel';
import { z } from 'zod';

const read = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../games/${game}/${file}`, import.meta.url), 'utf8'));

const SHELF = z.object({ title: z.string() });
const PATTERNS = z.array(z.string());
const TERMS = z.array(
  z.object({
    thing: z.string(),
    own: z.boolean().optional(),
    ...translatedName(z.string()),
    avoid: z.object(perLanguage(() => PATTERNS.optional())),
  }),
);

/** The page about the terms of each game. */
export const termsPages = (): Map<string, string> =>
  new Map(
    gameIds().map((game) => {
      const { title } = SHELF.parse(read(game, 'locale/shelf.en.json'));
      return [game, termsPage(title, TERMS.parse(read(game, 'terms.json')))];
    }),
  );
