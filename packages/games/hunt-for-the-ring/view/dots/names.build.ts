import { type Language, LANGUAGES } from '#kernel/languages.ts';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import { dotNames } from './names.ts';
import { PHRASES } from './phrases.ts';

/** Names the dots of the standard box once, so that the text of every table knows them: `dots.<language>.json` of each language that has phrases for it. */

export const dotsFile = (language: Language): string =>
  `${JSON.stringify({ dot: { ...dotNames(mapOne, language), ...dotNames(mapTwo, language) } }, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const language of LANGUAGES)
    if (PHRASES[language] !== undefined) writeFileSync(new URL(`../../locale/dots.${language}.json`, import.meta.url), dotsFile(language));
