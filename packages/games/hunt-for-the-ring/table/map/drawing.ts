import type { Point } from '#look/pen.ts';
import { countryOf } from './borders.ts';
import { type Label, nameLabels, type RegionLabel, regionLabels } from './labels.ts';
import { KINDS, type Plant } from './plants.ts';
import { sceneryOf } from './scenery.ts';
import type { Sheet } from './sheet.ts';
import type { Tongue } from './sizes.ts';
import type { Lettered, Placed, Sketch } from './sketch.ts';
import { drawWays } from './ways.ts';

/** Everything of a sheet that never moves. It takes a second or two to work out, so it is done when the content changes, not in the browser. */
export function drawSheet(sheet: Sheet): Sketch {
  const country = countryOf(sheet);
  const ways = drawWays(sheet);
  const tongues: readonly Tongue[] = ['en', 'pl'];
  const names = tongues.map((tongue) => nameLabels(sheet, ways, tongue));
  const regions = names.map((labels) => regionLabels(sheet, country, ways, labels));
  return {
    arcs: country.arcs.map(({ kind, line }) => ({ kind, line: stepsOf(line) })),
    lands: country.lands.map(({ region, loops }) => ({ region, loops })),
    names: { en: names[0].map(placed), pl: names[1].map(placed) },
    regions: { en: regions[0].map(lettered), pl: regions[1].map(lettered) },
    plants: columnsOf(sceneryOf(sheet, ways, names.flat(), regions.flat())),
  };
}

const tenths = (value: number): number => Math.round(value * 10);

const placed = ({ id, lines, x, y, anchor }: Label): Placed => ({ id, lines, x: tenths(x) / 10, y: tenths(y) / 10, anchor });
const lettered = ({ id, x, y }: RegionLabel): Lettered => ({ id, x, y });

/** Rounded where each point lies, not on the way to it, so that errors do not add up. */
function stepsOf(line: readonly Point[]): number[] {
  let before = [0, 0];
  return line.flatMap((point) => {
    const now = point.map(tenths);
    const step = [now[0] - before[0], now[1] - before[1]];
    before = now;
    return step;
  });
}

function columnsOf(plants: readonly Plant[]): Sketch['plants'] {
  return {
    kind: plants.map(({ kind }) => KINDS.indexOf(kind)),
    x: plants.map(({ x }) => tenths(x)),
    y: plants.map(({ y }, at) => tenths(y) - tenths(plants[at - 1]?.y ?? 0)),
    size: plants.map(({ size }) => tenths(size)),
    hand: plants.filter(({ kind }) => kind === 'peak').map(({ hand }) => hand.map((each) => Math.round(each * 100))),
  };
}
