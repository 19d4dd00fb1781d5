import { perLanguage, SOURCE_LANGUAGE, type Translated } from '#kernel';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import { drawSheet } from './drawing.ts';
import type { DrawnSheet } from './loaded.ts';
import { type GivenMap, readSheet } from './sheet.ts';

/** Draws the two sheets of the standard box once, so that no browser has to: `drawn-1.json` and `drawn-2.json`. */

const namesOf = (named: Translated): Translated => ({
  ...perLanguage((language) => named[language]),
  [SOURCE_LANGUAGE]: named[SOURCE_LANGUAGE],
});

/** Of the map only what is drawn. */
const asGiven = ({ part, regions, areas, dots, edges }: GivenMap): GivenMap => ({
  part,
  regions: regions.map(({ id, label, section, ...region }) => ({ id, label, section, ...namesOf(region) })),
  areas: areas.map(({ id, kind, x, y, region, section, named, ...area }) => ({ id, kind, x, y, region, section, named, ...namesOf(area) })),
  dots: dots.map(({ id, x, y, region }) => ({ id, x, y, region })),
  edges: edges.map(({ a, b, kind }) => ({ a, b, kind })),
});

export function drawnFile(part: 1 | 2): string {
  const map = asGiven(part === 1 ? mapOne : mapTwo);
  const drawn: DrawnSheet = { map, sketch: drawSheet(readSheet(map)) };
  return `${JSON.stringify(drawn)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const part of [1, 2] as const) writeFileSync(new URL(`./drawn-${part}.json`, import.meta.url), drawnFile(part));
