import type { Spot } from './geometry.ts';
import type { MapSpace } from './map.ts';

/** Half of the least that a finger is given: 44 pixels across. */
export const TARGET = 22;

/** A finger may miss by so many pixels. */
const MISS = TARGET + 2;

/** What may be touched is meant rather than what may not, by so many units. */
const PREFERRED = 6;

/** The space that a touch on the ground means: the nearest, if it is near enough. */
export function nearestSpace(spaces: readonly MapSpace[], at: Spot, scale: number, isWanted: (id: string) => boolean): string | null {
  let best: { id: string; far: number } | null = null;
  for (const { id, x, y } of spaces) {
    const far = Math.hypot(x - at.x, y - at.y) - (isWanted(id) ? PREFERRED : 0);
    if (far < MISS / scale && (best === null || far < best.far)) best = { id, far };
  }
  return best?.id ?? null;
}

/** How much a thing is drawn larger, so that on the screen it never looks smaller than at `least` pixels a unit; in twentieths, so that it does not flicker. */
export const counterScale = (scale: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(1, least / scale)) * 20) / 20;
