import { fix, type Point } from '#look/pen.ts';

/** Where the places of the trail stand on the sheet. */
export interface TrailLayout {
  readonly kind: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Radius of a medallion. */
  readonly radius: number;
  /** The start (Bag End), then the round fields in order. */
  readonly stops: readonly Point[];
}

const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;

/** One zigzag from the Shire in the west to Mordor in the east. */
export function wideLayout(fields: number): TrailLayout {
  const last = Math.max(1, fields);
  const stops = Array.from({ length: fields + 1 }, (_, index): Point => {
    const high = index % 2 === 1;
    // A hand does not measure: every other place stands a little higher or lower.
    const waver = (index * 37) % 11;
    return [Math.round(lerp(64, 1002, index / last)), high ? 84 + waver : 208 + waver];
  });
  return { kind: 'wide', width: 1064, height: 316, radius: 41, stops };
}

/** Two rows for a phone: there along the first, back along the second. */
export function narrowLayout(fields: number): TrailLayout {
  const count = fields + 1;
  const inRow = Math.ceil(count / 2);
  const stops = Array.from({ length: count }, (_, index): Point => {
    const second = index >= inRow;
    const column = second ? 2 * inRow - 1 - index : index;
    return [Math.round(lerp(36, 328, inRow === 1 ? 0.5 : column / (inRow - 1))), second ? 124 : 36];
  });
  return { kind: 'narrow', width: 364, height: 178, radius: 26, stops };
}

/** The way to the stop number `to`, from the start or from another stop. */
export function wayTo(layout: TrailLayout, to: number, from = 0): string {
  const points = layout.stops.slice(from, to + 1);
  const [start] = points;
  let way = `M${fix(start[0])} ${fix(start[1])}`;
  for (let index = 1; index < points.length; index++) {
    const [fromX, fromY] = points[index - 1];
    const [x, y] = points[index];
    if (layout.kind === 'narrow') {
      // The turn at the end of the row bulges outwards; within a row the way is straight.
      const bulge = x + 40;
      way += fromY === y ? `L${fix(x)} ${fix(y)}` : `C${fix(bulge)} ${fix(fromY + 20)} ${fix(bulge)} ${fix(y - 20)} ${fix(x)} ${fix(y)}`;
    } else {
      const half = (x - fromX) * 0.5;
      way += `C${fix(fromX + half)} ${fix(fromY)} ${fix(x - half)} ${fix(y)} ${fix(x)} ${fix(y)}`;
    }
  }
  return way;
}

/** True where scenery may stand: off the medallions and off the names beneath them. */
export function isClear(layout: TrailLayout, x: number, y: number, margin: number): boolean {
  const below = layout.kind === 'wide' ? 52 : 22;
  return layout.stops.every(
    ([stopX, stopY]) =>
      Math.hypot(stopX - x, stopY - y) > layout.radius + margin &&
      !(Math.abs(stopX - x) < layout.radius + 26 && y > stopY && y < stopY + layout.radius + below),
  );
}
