import type { Label } from '#look/map/labels.ts';
import { packLine } from '#look/map/lines.ts';
import { bordersOf } from './borders.ts';
import { nameLabels, type RegionLabel, regionLabels } from './labels.ts';
import { KINDS, type Plant } from './plants.ts';
import { sceneryOf } from './scenery.ts';
import type { Sheet } from './sheet.ts';
import type { Tongue } from './sizes.ts';
import type { LetteredName, NamePlace, Sketch } from './sketch.ts';
import { drawWays } from './ways.ts';

/** Everything of a sheet that never moves. It takes a second or two to work out, so it is done when the content changes, not in the browser. */
export function drawSheet(sheet: Sheet): Sketch {
  const country = bordersOf(sheet);
  const ways = drawWays(sheet);
  const tongues: readonly Tongue[] = ['en', 'pl'];
  const names = tongues.map((tongue) => nameLabels(sheet, ways, tongue));
  const regions = names.map((labels) => regionLabels(sheet, country, ways, labels));
  return {
    arcs: country.arcs.map(({ kind, line }) => ({ kind, line: packLine(line) })),
    lands: country.lands.map(({ land, loops }) => ({ region: land, loops })),
    names: { en: names[0].map(placed), pl: names[1].map(placed) },
    regions: { en: regions[0].map(lettered), pl: regions[1].map(lettered) },
    plants: columnsOf(sceneryOf(sheet, ways, names.flat(), regions.flat())),
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
