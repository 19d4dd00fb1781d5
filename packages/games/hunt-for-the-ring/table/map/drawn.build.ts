import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import { drawSheet } from './drawing.ts';
import { readSheet } from './sheet.ts';

/** Draws the two sheets of the standard box once, so that no browser has to: `drawn-1.json` and `drawn-2.json`. */

export const drawnFile = (part: 1 | 2): string => `${JSON.stringify(drawSheet(readSheet(part === 1 ? mapOne : mapTwo)))}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const part of [1, 2] as const) writeFileSync(new URL(`./drawn-${part}.json`, import.meta.url), drawnFile(part));
