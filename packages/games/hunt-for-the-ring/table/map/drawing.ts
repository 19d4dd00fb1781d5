import { LANGUAGES } from '#kernel/languages.ts';
import type { Label } from '#look/map/labels.ts';
import { packLine } from '#look/map/lines.ts';
import { bordersOf } from './borders.ts';
import { nameLabels, type RegionLabel, regionLabels } from './labels.ts';
import { KINDS, type Plant } from './plants.ts';
import { sceneryOf } from './scenery.ts';
import type { Sheet } from './sheet.ts';
import type { LetteredName, NamePlace, Sketch } from './sketch.ts';
import { drawWays } from './ways.ts';

/** Everything of a sheet that never moves. It takes a second or two to work out, so it is done when the content changes, not in the browser. */
export function drawSheet(sheet: Sheet): Sketch {
  const country = bordersOf(sheet);
  const ways = drawWays(sheet);
  const labels = LANGUAGES.filter((language) => sheet.regions.some((region) => region[language] !== undefined)).map((language) => {
    const names = nameLabels(sheet, ways, language);
    return { language, names, regions: regionLabels(sheet, country, ways, names) };
  });
  return {
    arcs: country.arcs.map(({ kind, line }) => ({ kind, line: packLine(line) })),
    lands: country.lands.map(({ land, loops }) => ({ region: land, loops })),
    names: Object.fromEntries(labels.map(({ language, names }) => [language, names.map(placed)])),
    regions: Object.fromEntries(labels.map(({ language, regions }) => [language, regions.map(lettered)])),
    plants: columnsOf(
      sceneryOf(
        sheet,
        ways,
        labels.flatMap(({ names }) => names),
        labels.flatMap(({ regions }) => regions),
      ),
    ),
  };
}

const tenths = (value: number): number => Math.round(value * 10);

const placed = ({ id, lines, x, y, anchor }: Label): NamePlace => ({ id, lines, x: tenths(x) / 10, y: tenths(y) / 10, anchor });
const lettered = ({ id, x, y }: RegionLabel): LetteredName => ({ id, x, y });

function columnsOf(plants: readonly Plant[]): Sketch['plants'] {
  return {
    kind: plants.map(({ kind }) => KINDS.indexOf(kind)),
    x: plants.map(({ x }) => tenths(x)),
    y: plants.map(({ y }, at) => tenths(y) - tenths(plants[at - 1]?.y ?? 0)),
    size: plants.map(({ size }) => tenths(size)),
    hand: plants.filter(({ kind }) => kind === 'peak').map(({ hand }) => hand.map((each) => Math.round(each * 100))),
  };
}
