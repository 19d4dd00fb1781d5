import type { Point } from '#look/pen.ts';
import { type Country, isInside } from './borders.ts';
import { type Box, SHEET, type Sheet, type Space } from './sheet.ts';
import { covers, distanceTo, LINE, radiusOf, type Tongue, widthOf } from './sizes.ts';
import { type DrawnWay, pointsOf } from './ways.ts';

/** Where names stand: beside their space, never over a space or another name, and over a way only when there is no other room. */
export interface Label {
  readonly id: string;
  readonly lines: readonly string[];
  /** Middle of the first line's baseline, or its beginning or end. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

const GAP = 3;

const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** "Old Forest: Bonfire Glade" is shown by its own name: the wood is written across the map. */
const ownName = (space: Space, name: string): string => (space.kind === 'exit' ? name : name.replace(/^[^:]+: /, ''));

/** A text broken in two where it breaks best, or whole when it is one word. */
function broken(text: string): string[] {
  const words = text.split(' ');
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .sort((a, b) => Math.max(...a.map((line) => line.length)) - Math.max(...b.map((line) => line.length)));
  return ways[0] ?? [text];
}

/** A name in one line, or broken where it breaks best. */
function layouts(space: Space, name: string): string[][] {
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Beneath is best: riders stand above their space. */
function* places(space: Space, lines: readonly string[]): Generator<Label> {
  const width = Math.max(...lines.map((line) => widthOf(line)));
  const height = lines.length * LINE + 1;
  const r = radiusOf(space);
  const make = (anchor: Label['anchor'], x: number, top: number): Label => ({
    id: space.id,
    lines,
    x,
    y: top + LINE - 2.5,
    anchor,
    box: { x: anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width, y: top, width, height },
  });
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

const onSheet = ({ x, y, width, height }: Box): boolean =>
  x >= SHEET.x && y >= SHEET.y && x + width <= SHEET.x + SHEET.width && y + height <= SHEET.y + SHEET.height;

/** Points that ways go through: names avoid them where they can. */
const inkOf = (ways: readonly DrawnWay[]): Point[] => ways.flatMap((way) => pointsOf(way, false, 8));

function crossings({ x, y, width, height }: Box, ink: readonly Point[]): number {
  let count = 0;
  for (const [px, py] of ink) if (px > x - 1.5 && px < x + width + 1.5 && py > y - 1.5 && py < y + height + 1.5) count++;
  return count;
}

export function nameLabels(sheet: Sheet, ways: readonly DrawnWay[], tongue: Tongue): Label[] {
  const ink = inkOf(ways);
  const wishes = sheet.spaces
    .filter(({ shown }) => shown)
    .map((space) => {
      const all = layouts(space, space.name?.[tongue] ?? '').flatMap((lines, rank) =>
        [...places(space, lines)].map((label, place) => ({
          label,
          cost:
            place * 0.8 +
            rank * 5 +
            crossings(label.box, ink) * 4 +
            (onSheet(label.box) ? 0 : 2000) +
            sheet.spaces.filter((other) => other !== space && covers(label.box, other)).length * 1000,
        })),
      );
      return all.sort((a, b) => a.cost - b.cost);
    });
  // The most hemmed in choose first; then each looks again, knowing where the others stand.
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[b][0].cost - wishes[a][0].cost);
  const chosen = new Map<number, Label>();
  for (let round = 0; round < 3; round++)
    for (const index of order) {
      const others = [...chosen].filter(([other]) => other !== index).map(([, label]) => label.box);
      const priced = wishes[index].map(({ label, cost }) => ({
        label,
        cost: cost + others.filter((box) => overlaps(box, label.box)).length * 1000,
      }));
      chosen.set(index, priced.reduce((best, each) => (each.cost < best.cost ? each : best)).label);
    }
  return wishes.map((_, index) => chosen.get(index)).filter((label) => label !== undefined);
}

export interface RegionLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

const REGION_WIDTH = 46;
const REGION_HEIGHT = 22;

/** A region's letters stand in the emptiest spot of its own land, rather in its middle. */
export function regionLabels(sheet: Sheet, country: Country, ways: readonly DrawnWay[], names: readonly Label[]): RegionLabel[] {
  const ink = inkOf(ways);
  return sheet.regions.map(({ id }) => {
    const outlines = country.lands.find(({ region }) => region === id)?.outlines ?? [];
    const own = sheet.spaces.filter(({ region }) => region === id);
    const cx = own.reduce((sum, { x }) => sum + x, 0) / own.length;
    const cy = own.reduce((sum, { y }) => sum + y, 0) / own.length;
    let best: { cost: number; x: number; y: number } = { cost: Infinity, x: cx, y: cy };
    for (let x = SHEET.x + 30; x < SHEET.x + SHEET.width - 30; x += 7)
      for (let y = SHEET.y + 20; y < SHEET.y + SHEET.height - 20; y += 7) {
        const away = Math.hypot(x - cx, y - cy) * 0.22;
        if (away > 57 || away > best.cost) continue;
        const box = boxAt(x, y);
        const cost =
          away +
          sheet.spaces.filter((space) => covers(box, space)).length * 1000 +
          names.filter((label) => overlaps(label.box, box)).length * 1000 +
          sheet.spaces.filter((space) => distanceTo(box, [space.x, space.y - 26]) < 18).length * 6 +
          crossings(box, ink) * 12;
        if (cost < best.cost && isInside(outlines, [x, y])) best = { cost, x, y };
      }
    return { id, x: best.x, y: best.y, box: boxAt(best.x, best.y) };
  });
}

const boxAt = (x: number, y: number): Box => ({
  x: x - REGION_WIDTH / 2,
  y: y - REGION_HEIGHT / 2,
  width: REGION_WIDTH,
  height: REGION_HEIGHT,
});
