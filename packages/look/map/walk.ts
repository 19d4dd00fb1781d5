import type { Spot } from './geometry.ts';
import type { MapSpace } from './map.ts';

/** From space to space with the arrow keys. */

type Direction = readonly [dx: number, dy: number];

export const ARROWS: { readonly [key: string]: Direction | undefined } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How far a spot lies in a direction, and how far beside it. */
function bearing(from: Spot, to: Spot, [dx, dy]: Direction): { readonly along: number; readonly across: number } {
  const [ox, oy] = [to.x - from.x, to.y - from.y];
  return { along: ox * dx + oy * dy, across: Math.abs(ox * dy - oy * dx) };
}

/** What lies a little farther but straight ahead is meant rather than what lies near but aside. */
const ASIDE = 2.2;

/** The space to go to from here: the nearest in that direction. */
export function inDirection(spaces: readonly MapSpace[], from: Spot, direction: Direction, among: (id: string) => boolean): string | null {
  let best: { id: string; cost: number } | null = null;
  for (const space of spaces) {
    const { along, across } = bearing(from, space, direction);
    if (along <= 1 || !among(space.id)) continue;
    const cost = along + across * ASIDE;
    if (best === null || cost < best.cost) best = { id: space.id, cost };
  }
  return best?.id ?? null;
}

/** A neighbour lies in a direction when it lies less than 60 degrees aside. */
const WIDEST = Math.tan(Math.PI / 3);

/** The space over the border in that direction; where no border is crossed that way, what lies nearest: nobody is stuck on a coast. */
export function overBorder(spaces: readonly MapSpace[], neighbours: readonly string[], from: Spot, direction: Direction): string | null {
  const beyond = spaces
    .filter(({ id }) => neighbours.includes(id))
    .map((space) => ({ id: space.id, ...bearing(from, space, direction) }))
    .filter(({ along, across }) => along > 1 && across < along * WIDEST)
    .sort((a, b) => a.across / a.along - b.across / b.along);
  return beyond[0]?.id ?? inDirection(spaces, from, direction, () => true);
}
