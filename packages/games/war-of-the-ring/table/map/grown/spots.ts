import { isInside } from '#look/map/geometry.ts';
import { widthOf } from '#look/map/labels.ts';
import type { Point } from '#look/pen.ts';
import { farFrom, linesOf, STACK } from '../sizes.ts';
import { SHEET } from '../sheet.ts';
import type { GivenRegion } from './countries.ts';
import type { Grid } from './grid.ts';

/** Letters for which room is kept. */
const NAME = 10.5;
const LINE = 10.5;
const ROUNDS = 8;
/** So far from any border a shield stands in its own land. */
const SHIELD = 13;
/** Beyond this the sheet ends. */
const RIM = 3;

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a region needs round its spot: its settlement with an army, and under it its name in either language. */
function roomOf({ en, pl, settlement }: GivenRegion): Room {
  const lines = [linesOf(en), linesOf(pl)];
  const half = Math.max(settlement === null ? STACK.alone : STACK.half, ...lines.flat().map((line) => widthOf(line, NAME) / 2));
  return { left: half, right: half, top: STACK.up, bottom: STACK.down + Math.max(...lines.map(({ length }) => length)) * LINE };
}

const overlap = (a: Room, [ax, ay]: Point, b: Room, [bx, by]: Point): number =>
  Math.max(0, Math.min(ax + a.right, bx + b.right) - Math.max(ax - a.left, bx - b.left)) *
  Math.max(0, Math.min(ay + a.bottom, by + b.bottom) - Math.max(ay - a.top, by - b.top));

/** Where the army of each region stands, its settlement beside it and its name beneath: inside, with room for all three, in nobody's way. */
export function spotsIn(given: readonly GivenRegion[], { cells }: Grid, own: Int16Array, outlines: readonly (readonly Point[])[]): Point[] {
  const rooms = given.map(roomOf);
  const beyond = (region: number, at: Point): number => {
    const { left, right, top, bottom } = rooms[region];
    let cost = 0;
    for (let column = 0; column <= 8; column++)
      for (let row = 0; row <= 6; row++) {
        const x = at[0] - left + ((left + right) * column) / 8;
        const y = at[1] - top + ((top + bottom) * row) / 6;
        if (x < RIM || y < RIM || x > SHEET.width - RIM || y > SHEET.height - RIM) cost += 40;
        // The stack matters more than the name, which may hang over a border.
        else if (!isInside([outlines[region]], [x, y])) cost += y < at[1] + STACK.down ? 2 : 0.7;
      }
    return cost + 4 * Math.max(0, SHIELD - farFrom(outlines[region], at));
  };
  const choices = given.map((region, number) =>
    cells
      .filter((at, cell) => own[cell] === number && isInside([outlines[number]], at))
      .map((at) => ({ at, cost: beyond(number, at) + 0.05 * Math.hypot(at[0] - region.x, at[1] + 6 - region.y) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 60),
  );
  const spots = choices.map(([best]) => best.at);
  for (let round = 0; round < ROUNDS; round++)
    for (const [region, offered] of choices.entries()) {
      const crowded = (at: Point): number =>
        rooms.reduce((sum, room, other) => (other === region ? sum : sum + overlap(rooms[region], at, room, spots[other])), 0);
      spots[region] = offered.reduce(
        (best, { at, cost }) => {
          const all = cost + 0.12 * crowded(at);
          return all < best.all ? { at, all } : best;
        },
        { at: spots[region], all: Number.POSITIVE_INFINITY },
      ).at;
    }
  return spots;
}
