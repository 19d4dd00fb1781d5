import { isInside } from '#look/map/geometry.ts';
import { type Point, rnd } from '#look/pen.ts';
import type { Plant, PlantKind } from '../plants.ts';
import { farFrom, STACK } from '../sizes.ts';
import { SHEET } from '../sheet.ts';
import type { GivenRegion } from './countries.ts';
import type { GrownLands } from './lands.ts';

/** Which wild lands are wooded, hilly or wet. Scenery only: it carries no rule. */
const WOODS: ReadonlySet<string> = new Set([
  ...['old-forest', 'trollshaws', 'western-mirkwood', 'northern-mirkwood', 'woodland-realm', 'eastern-mirkwood', 'southern-mirkwood'],
  ...['narrows-of-the-forest', 'dol-guldur', 'fangorn', 'lorien', 'druadan-forest', 'old-forest-road', 'rhosgobel'],
]);
const LIGHT: ReadonlySet<string> = new Set(['old-forest', 'trollshaws', 'lorien', 'druadan-forest', 'rhosgobel']);
const HILLS: ReadonlySet<string> = new Set([
  ...['weather-hills', 'tower-hills', 'north-downs', 'south-downs', 'iron-hills', 'evendim', 'ettenmoors', 'western-emyn-muil'],
  ...['eastern-emyn-muil', 'ered-luin', 'north-ered-luin', 'south-ered-luin', 'withered-heath', 'arnor', 'hollin', 'lossarnach'],
  ...['erech', 'andrast', 'druwaith-iaur', 'mount-gram', 'angmar'],
]);
const MARSHES: ReadonlySet<string> = new Set(['dead-marshes', 'gladden-fields', 'tharbad']);

interface Sowing {
  readonly kind: PlantKind;
  readonly gap: number;
  readonly edge: number;
  readonly most: number;
  size(): number;
}

export function scenery(
  given: readonly GivenRegion[],
  outlines: readonly (readonly Point[])[],
  spots: readonly Point[],
  arcs: GrownLands['arcs'],
): Plant[] {
  const next = rnd(11);
  const one = (): number => 1;
  const sowing = ({ id, nation }: GivenRegion): Sowing | null => {
    if (WOODS.has(id)) return { kind: LIGHT.has(id) ? 'tree' : 'dark', gap: 6.8, edge: 3.5, most: 44, size: () => 7 + next() * 2 };
    if (HILLS.has(id)) return { kind: 'hill', gap: 13, edge: 7, most: 9, size: () => 5 + next() * 1.6 };
    if (MARSHES.has(id)) return { kind: 'reed', gap: 10, edge: 5, most: 12, size: one };
    return nation === null ? { kind: 'tuft', gap: 17, edge: 6, most: 7, size: one } : null;
  };
  /** Where the army, the settlement and the name of a region stand, nothing grows; in a wood the name may stand among the trees. */
  const isFree = ([x, y]: Point): boolean =>
    spots.every(([sx, sy], region) => {
      const half = given[region].settlement === null ? 14 : STACK.half;
      const name = WOODS.has(given[region].id) ? 0 : 14;
      return Math.abs(x - sx) > half || y < sy - STACK.up + 2 || y > sy + STACK.down + name;
    });
  const plants: Plant[] = [];
  for (const [region, about] of given.entries()) {
    const how = sowing(about);
    if (how === null) continue;
    const outline = outlines[region];
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const got: Point[] = [];
    for (let tries = 0; tries < 900 && got.length < how.most; tries++) {
      const at: Point = [left + next() * (Math.max(...xs) - left), top + next() * (Math.max(...ys) - top)];
      const isOnSheet = at[0] > 14 && at[1] > 16 && at[0] < SHEET.width - 14 && at[1] < SHEET.height - 10;
      if (!isOnSheet || !isInside([outline], at) || farFrom(outline, at) < how.edge || !isFree([at[0], at[1] - 3])) continue;
      if (got.some(([x, y]) => Math.hypot(x - at[0], (y - at[1]) * 1.3) < how.gap)) continue;
      got.push(at);
      plants.push({ kind: how.kind, x: at[0], y: at[1], size: how.size() });
    }
  }
  return [...plants, ...ranges(arcs, next)].sort((a, b) => footOf(a) - footOf(b));
}

/** What stands farther south hides what is behind it. */
const footOf = ({ kind, y }: Plant): number => (kind === 'peak' ? y - 1 : y);

/** A range of peaks along every border that nobody crosses. */
function ranges(arcs: GrownLands['arcs'], next: () => number): Plant[] {
  const peaks: Plant[] = [];
  for (const { kind, line } of arcs) {
    if (kind !== 'closed') continue;
    let left = 3;
    for (const [at, [x, y]] of line.entries()) {
      const before = line[at - 1];
      if (before === undefined) continue;
      left -= Math.hypot(x - before[0], y - before[1]);
      if (left > 0) continue;
      if (x > 6 && x < SHEET.width - 6 && y > 8)
        peaks.push({ kind: 'peak', x: x + (next() - 0.5) * 3, y: y + 5, size: 12.5 + next() * 4.5 });
      left = 6.6 + next() * 2.2;
    }
  }
  return peaks;
}
