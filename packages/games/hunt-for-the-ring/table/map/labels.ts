import { inLanguage, type Language } from '#kernel/languages.ts';
import type { Country } from '#look/map/borders.ts';
import { type Box, boxAt, distanceTo, isInside, overlap, within } from '#look/map/geometry.ts';
import { broken, crossings, type Label, labelAt, settle } from '#look/map/labels.ts';
import type { Point } from '#look/pen.ts';
import { SHEET, type Sheet, type SheetSpace } from './sheet.ts';
import { covers, LINE, NAME_SIZE, radiusOf } from './sizes.ts';
import { type DrawnWay, pointsOf } from './ways.ts';

/** Where names stand: beside their space, never over a space or another name, and over a way only when there is no other room. */

const GAP = 3;

/** "Old Forest: Bonfire Glade" is shown by its own name: the wood is written across the map. */
const ownName = (space: SheetSpace, name: string): string => (space.kind === 'exit' ? name : name.replace(/^[^:]+: /, ''));

/** A name in one line, or broken where it breaks best. */
function layouts(space: SheetSpace, name: string): string[][] {
  const text = ownName(space, name);
  const colon = /^([^:]+): (.+)$/.exec(text);
  if (colon !== null) {
    const rest = capital(colon[2]);
    return [
      [colon[1], rest],
      [colon[1], ...broken(rest)],
    ];
  }
  const bracket = /^(.+?) (\(.+\))$/.exec(text);
  if (bracket !== null) return [[bracket[1], bracket[2]]];
  const two = broken(text);
  const long = text.length > 13;
  return two.length === 1 ? [two] : long ? [two, [text]] : [[text], two];
}

/** A name in at most so many lines. */
export const linesOf = (space: SheetSpace, name: string, most: number): readonly string[] => {
  const [first, ...others] = layouts(space, name);
  return [first, ...others].find((lines) => lines.length <= most) ?? [first.join(' ')];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Beneath is best: riders stand above their space. */
function* places(space: SheetSpace, lines: readonly string[]): Generator<Label> {
  const height = lines.length * LINE + 1;
  const r = radiusOf(space);
  const make = (anchor: Label['anchor'], x: number, top: number): Label =>
    labelAt({ id: space.id, lines, anchor, x, top }, { size: NAME_SIZE, line: LINE });
  const below = space.y + r + 3.2;
  const above = space.y - r - 3 - height;
  yield make('middle', space.x, below);
  for (const shift of [12, -12, 24, -24, 36, -36, 48]) yield make('middle', space.x + shift, below);
  yield make('start', space.x + r + GAP, space.y - height / 2);
  yield make('end', space.x - r - GAP, space.y - height / 2);
  for (const [dx, dy] of [
    [8, 8],
    [8, 14],
  ]) {
    yield make('start', space.x + dx, space.y + dy);
    yield make('end', space.x - dx, space.y + dy);
  }
  yield make('middle', space.x, above);
  for (const shift of [14, -14, 28, -28]) yield make('middle', space.x + shift, above);
}

/** Points that ways go through: names avoid them where they can. */
const inkOf = (ways: readonly DrawnWay[]): Point[] => ways.flatMap((way) => pointsOf(way, false, 8));

export function nameLabels(sheet: Sheet, ways: readonly DrawnWay[], language: Language): Label[] {
  const ink = inkOf(ways);
  return settle(
    sheet.spaces
      .filter(({ shown }) => shown)
      .map((space) =>
        layouts(space, space.name === null ? '' : inLanguage(space.name, language)).flatMap((lines, rank) =>
          [...places(space, lines)].map((label, place) => ({
            label,
            cost:
              place * 0.8 +
              rank * 5 +
              crossings(label.box, ink) * 4 +
              (within(label.box, SHEET) ? 0 : 2000) +
              sheet.spaces.filter((other) => other !== space && covers(label.box, other)).length * 1000,
          })),
        ),
      ),
  );
}

export interface RegionLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

const LETTERS = { width: 46, height: 22 };

/** A region's letters stand in the emptiest spot of its own land, rather in its middle. */
export function regionLabels(sheet: Sheet, country: Country<string>, ways: readonly DrawnWay[], names: readonly Label[]): RegionLabel[] {
  const ink = inkOf(ways);
  return sheet.regions.map(({ id }) => {
    const outlines = country.lands.find(({ land }) => land === id)?.outlines ?? [];
    const own = sheet.spaces.filter(({ region }) => region === id);
    const cx = own.reduce((sum, { x }) => sum + x, 0) / own.length;
    const cy = own.reduce((sum, { y }) => sum + y, 0) / own.length;
    let best: { cost: number; x: number; y: number } = { cost: Infinity, x: cx, y: cy };
    for (let x = SHEET.x + 30; x < SHEET.x + SHEET.width - 30; x += 7)
      for (let y = SHEET.y + 20; y < SHEET.y + SHEET.height - 20; y += 7) {
        const away = Math.hypot(x - cx, y - cy) * 0.22;
        if (away > 57 || away > best.cost) continue;
        const box = boxAt({ x, y }, LETTERS);
        const cost =
          away +
          sheet.spaces.filter((space) => covers(box, space)).length * 1000 +
          names.filter((label) => overlap(label.box, box)).length * 1000 +
          sheet.spaces.filter((space) => distanceTo(box, [space.x, space.y - 26]) < 18).length * 6 +
          crossings(box, ink) * 12;
        if (cost < best.cost && isInside(outlines, [x, y])) best = { cost, x, y };
      }
    return { id, x: best.x, y: best.y, box: boxAt(best, LETTERS) };
  });
}
