import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mapOne from '../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../content/map-part-2.json' with { type: 'json' };
import { dotNames, type NamedTongue } from './names.ts';

/** Names the dots of the standard box once, so that the text of every table knows them: `dots.en.json` and `dots.pl.json`. */

export const dotsFile = (tongue: NamedTongue): string =>
  `${JSON.stringify({ dot: { ...dotNames(mapOne, tongue), ...dotNames(mapTwo, tongue) } }, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const tongue of ['en', 'pl'] as const) writeFileSync(new URL(`../locale/dots.${tongue}.json`, import.meta.url), dotsFile(tongue));
