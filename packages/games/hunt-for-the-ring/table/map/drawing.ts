import { fix, type Point } from '#look/pen.ts';
import { countryOf } from './borders.ts';
import { type Label, nameLabels, type RegionLabel, regionLabels, type Tongue } from './labels.ts';
import { type Layer, sceneryOf } from './scenery.ts';
import type { Sheet } from './sheet.ts';
import { drawWays } from './ways.ts';

/** Everything of a sheet that never moves. It takes a second or two to work out, so it is done when the content changes, not in the browser. */
export interface Drawing {
  readonly lands: readonly { readonly region: string; readonly d: string }[];
  readonly regionBorders: string;
  readonly sectionBorders: string;
  readonly names: { readonly [tongue in Tongue]: readonly Placed[] };
  readonly regions: { readonly [tongue in Tongue]: readonly Pick<RegionLabel, 'id' | 'x' | 'y'>[] };
  readonly scenery: readonly Layer[];
}

export type Placed = Omit<Label, 'box'>;

const lineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}`;

export function drawSheet(sheet: Sheet): Drawing {
  const country = countryOf(sheet);
  const ways = drawWays(sheet);
  const tongues: readonly Tongue[] = ['en', 'pl'];
  const names = tongues.map((tongue) => nameLabels(sheet, ways, tongue));
  const regions = names.map((labels) => regionLabels(sheet, country, ways, labels));
  const placed = (labels: readonly Label[]): Placed[] =>
    labels.map(({ id, lines, x, y, anchor }) => ({ id, lines, x: Number(fix(x)), y: Number(fix(y)), anchor }));
  const lettered = (labels: readonly RegionLabel[]) => labels.map(({ id, x, y }) => ({ id, x, y }));
  const borders = (section: boolean): string =>
    country.borders
      .filter((border) => border.section === section)
      .map(({ line }) => lineOf(line))
      .join('');
  return {
    lands: country.lands.map(({ region, outlines }) => ({ region, d: outlines.map((line) => `${lineOf(line)}Z`).join('') })),
    regionBorders: borders(false),
    sectionBorders: borders(true),
    names: { en: placed(names[0]), pl: placed(names[1]) },
    regions: { en: lettered(regions[0]), pl: lettered(regions[1]) },
    scenery: sceneryOf(sheet, ways, names.flat(), regions.flat()),
  };
}
