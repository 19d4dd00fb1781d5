import type { Place } from './places.ts';
import { isInside } from './shapes.ts';
import { SHEET } from './sheet.ts';
import { linesOf, widthOf } from './sizes.ts';

/** A name where it found room. */
export interface Name {
  readonly id: string;
  readonly lines: readonly string[];
  /** Middle of the first line's baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rank: Rank;
}

export const RANKS = ['hold', 'town', 'held', 'wild'] as const;
/** Strongholds and cities, other settlements, wild lands where somebody stands, empty ones. */
export type Rank = (typeof RANKS)[number];

/** On the screen, in pixels: never smaller. */
const PIXELS: { readonly [rank in Rank]: number } = { hold: 14.5, town: 13.5, held: 13, wild: 13 };
/** In units of the map: never larger, however near. */
const UNITS: { readonly [rank in Rank]: number } = { hold: 13.5, town: 12.5, held: 12, wild: 12 };
const LINE = 0.98;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function rankOf({ view, hosts }: Place): Rank {
  if (view.settlement === 'stronghold' || view.settlement === 'city') return 'hold';
  return view.settlement === 'none' ? (hosts.length > 0 ? 'held' : 'wild') : 'town';
}

/** What stands in a place, grown about its spot. */
export function bodyOf({ region, reach }: Place, grow: number): Box {
  const { x, y } = region.spot;
  return { left: x - reach.left * grow, right: x + reach.right * grow, top: y - reach.up * grow, bottom: y + reach.down * grow };
}

/**
 * Names as large as they are easily read at this scale, in the order of their worth: each stands beneath its army, or above it, or a little
 * aside, where neither another name nor a piece is in its way; and when there is no such place, it waits until one comes nearer.
 */
export function namesAt(places: readonly Place[], say: (region: string) => string, scale: number, grow: number): Name[] {
  const bodies = places.map((place) => bodyOf(place, grow));
  const taken: Box[] = bodies.filter(({ left, right }) => right > left);
  const names: Name[] = [];
  const byRank = places.map((place) => ({ place, rank: rankOf(place) })).sort((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank));
  for (const { place, rank } of byRank) {
    const size = Math.max(PIXELS[rank] / scale, Math.min(UNITS[rank], 17 / scale));
    const { x, y } = place.region.spot;
    const { up, down } = place.reach;
    const whole = say(place.id);
    const split = linesOf(whole);
    for (const lines of split.length > 1 ? [split, [whole]] : [split]) {
      const half = Math.max(...lines.map((line) => widthOf(line, size))) / 2;
      const height = lines.length * size * LINE;
      const tops = up + down === 0 ? [y - height / 2, y - height, y] : [y + down * grow + 1, y - up * grow - height - 1];
      const found = tops
        .flatMap((top) => [0, -0.35, 0.35, -0.7, 0.7].map((aside) => ({ x: x + aside * half, top })))
        .find(({ x: middle, top }) => {
          const box = { left: middle - half, right: middle + half, top, bottom: top + height };
          const onSheet = box.left > SHEET.x + 2 && box.right < SHEET.width - 2 && box.top > SHEET.y + 1 && box.bottom < SHEET.height - 1;
          return onSheet && isAtHome(place, rank, middle, top + height / 2) && !taken.some((other) => meet(box, other));
        });
      if (found === undefined) continue;
      taken.push({ left: found.x - half, right: found.x + half, top: found.top, bottom: found.top + height });
      names.push({ id: place.id, lines, x: found.x, y: found.top + size * 0.78, size, rank });
      break;
    }
  }
  return names;
}

/** The middle of a wild land's name lies in it; the name of a settlement hangs on its settlement. */
const isAtHome = ({ region }: Place, rank: Rank, x: number, y: number): boolean =>
  rank === 'hold' || rank === 'town' || region.outlines.some((outline) => isInside([x, y], outline));
