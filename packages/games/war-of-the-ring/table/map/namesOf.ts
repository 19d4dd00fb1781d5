import { type Box, isInside, type Spot } from '#look/map/geometry.ts';
import { widthOf } from '#look/map/labels.ts';
import type { Name } from '#look/map/names.ts';
import type { RegionPlaces } from './places.ts';
import { linesOf } from './sizes.ts';

/** Strongholds and cities, other settlements, wild lands where somebody stands, empty ones. */
const RANKS = ['hold', 'town', 'held', 'wild'] as const;
export type NameRank = (typeof RANKS)[number];

/** Letters on the screen, in pixels. */
export const SIZES: { readonly [rank in NameRank]: number } = { hold: 14.5, town: 13.5, held: 13, wild: 13 };
const LEADING = 1.06;

export function rankOf({ view, hosts }: RegionPlaces): NameRank {
  if (view.settlement === 'stronghold' || view.settlement === 'city') return 'hold';
  return view.settlement === 'none' ? (hosts.length > 0 ? 'held' : 'wild') : 'town';
}

/** What stands in a place, grown about its spot: no name may cover it. */
export function bodyOf({ region, reach }: RegionPlaces, grow: number): Box {
  const { x, y } = region.spot;
  return {
    x: x - reach.left * grow,
    y: y - reach.up * grow,
    width: (reach.left + reach.right) * grow,
    height: (reach.up + reach.down) * grow,
  };
}

/** How far aside a name may stand, by the size of its letters. */
const ASIDE = [0, -1.4, 1.4, -2.8, 2.8, -4.2, 4.2] as const;
/** And how far up or down from the middle of an empty land. */
const ROWS = [0, -0.9, 0.9, -1.8, 1.8, -2.7, 2.7] as const;

/** How much of a name, by its width, may stand aside of what it names. */
const OVERHANG = 0.3;

/** The name of a settlement may hang out of a region that is too small for it, if it stays at its settlement and no other one is nearer. */
function hangsAtOwn({ x, y }: Spot, { region }: RegionPlaces, body: Box, width: number, others: readonly RegionPlaces[]): boolean {
  const aside = Math.max(body.x - x, x - body.x - body.width, 0);
  const isAt = aside <= width * OVERHANG || Math.abs(y - region.spot.y) < 1;
  const far = (spot: Spot): number => (spot.x - x) ** 2 + (spot.y - y) ** 2;
  const own = far(region.spot);
  return isAt && others.every((other) => other.region === region || far(other.region.spot) > own);
}

/**
 * The name of each region with the places where it may stand at this scale: beneath its army, above it, or beside it; in empty lands as near to
 * the middle as it can. It stands in its own region wherever there is room.
 */
export function namesOf(places: readonly RegionPlaces[], say: (region: string) => string, scale: number, grow: number): Name[] {
  const settled = places.filter(({ settlement }) => settlement !== null);
  return places.map((place): Name => {
    const rank = rankOf(place);
    const size = SIZES[rank] / scale;
    const whole = say(place.id);
    const split = linesOf(whole);
    const words = whole.split(' ');
    const layouts = [split, ...(words.length === 3 ? [words] : []), ...(split.length > 1 ? [[whole]] : [])];
    const { x, y } = place.region.spot;
    const body = bodyOf(place, grow);
    const heights = layouts.map(({ length }) => (length * size * LEADING) / 2);
    const beside = layouts.map((lines) => Math.max(...lines.map((line) => widthOf(line, size))) / 2 + 1);
    const spots: Spot[] =
      body.height === 0
        ? ROWS.flatMap((row) => ASIDE.map((aside) => ({ x: x + aside * size, y: y + row * size })))
        : [
            ...[...heights.map((half) => body.y + body.height + half + 0.6), ...heights.map((half) => body.y - half - 0.6)].flatMap((row) =>
              ASIDE.map((aside) => ({ x: x + aside * size, y: row })),
            ),
            ...beside.flatMap((half) => [
              { x: body.x + body.width + half, y },
              { x: body.x - half, y },
            ]),
          ];
    const isAtHome = (spot: Spot): boolean => isInside(place.region.outlines, [spot.x, spot.y]);
    const width = Math.min(...beside) * 2;
    const [home, abroad] = [spots.filter(isAtHome), spots.filter((spot) => !isAtHome(spot))];
    const hanging = place.settlement === null ? [] : abroad.filter((spot) => hangsAtOwn(spot, place, body, width, settled));
    return { id: place.id, layouts, spots: [...home, ...hanging], size: SIZES[rank], rank: RANKS.indexOf(rank) };
  });
}
