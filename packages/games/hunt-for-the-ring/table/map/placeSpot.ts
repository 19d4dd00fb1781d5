import type { Language } from '#kernel';
import { type Box, boxAt, overlap, type Spot } from '#look/map/geometry.ts';
import { widthOf } from '#look/map/labels.ts';
import { namePlaces, regionPlaces } from './lettering.ts';
import type { LoadedSheet } from './loaded.ts';
import { covers, LINE, NAME_SIZE } from './sizes.ts';
import type { NamePlace } from './sketch.ts';

/** The plaque of a section, and the letters of a region on theirs, with a little air. */
const SECTION = { width: 54, height: 44 };
const REGION = { width: 60, height: 32 };

const known = new WeakMap<LoadedSheet, Map<string, Spot | null>>();

/** Where a region or a section can be touched and marked: a region at its letters, a section near the middle of its regions, where nothing lies. */
export function placeSpot(loaded: LoadedSheet, language: Language, place: string): Spot | null {
  const spots = known.get(loaded) ?? new Map<string, Spot | null>();
  known.set(loaded, spots);
  const key = `${language} ${place}`;
  const before = spots.get(key);
  if (before !== undefined) return before;
  const labels = regionPlaces(loaded, language);
  const own = labels.find(({ id }) => id === place);
  const found = own === undefined ? sectionSpot(loaded, language, place) : { x: own.x, y: own.y };
  spots.set(key, found);
  return found;
}

function sectionSpot(loaded: LoadedSheet, language: Language, section: string): Spot | null {
  const labels = regionPlaces(loaded, language);
  const names = namePlaces(loaded, language).map(nameBox);
  const within = labels.filter(({ id }) => id.startsWith(`${section}-`));
  if (within.length === 0) return null;
  const middle = {
    x: within.reduce((sum, { x }) => sum + x, 0) / within.length,
    y: within.reduce((sum, { y }) => sum + y, 0) / within.length,
  };
  let best: { spot: Spot; cost: number } | null = null;
  for (let dx = -120; dx <= 120; dx += 8)
    for (let dy = -120; dy <= 120; dy += 8) {
      const spot = { x: middle.x + dx, y: middle.y + dy };
      const box = boxAt(spot, SECTION);
      const hidden = loaded.sheet.spaces.filter((space) => covers(box, space)).length;
      const crowded = labels.filter((label) => overlap(box, boxAt(label, REGION))).length;
      const written = names.filter((name) => overlap(box, name)).length;
      const cost = Math.hypot(dx, dy) + hidden * 300 + crowded * 500 + written * 200;
      if (best === null || cost < best.cost) best = { spot, cost };
    }
  return best?.spot ?? null;
}

/** About where a name is written. */
function nameBox({ lines, x, y, anchor }: NamePlace): Box {
  const width = Math.max(...lines.map((line) => widthOf(line, NAME_SIZE)));
  return { x: anchor === 'middle' ? x - width / 2 : anchor === 'start' ? x : x - width, y: y - LINE, width, height: lines.length * LINE };
}
