import type { Places } from '#look/places.ts';
import type { WarView } from '../view/view.ts';
import { loadLand } from './map/loaded.ts';
import { hostsOf } from './pieces/hosts.ts';
import { tellRegion, toldRegion } from './words.ts';

const NOBODYS = 'none';

/** The regions for whoever reads: by nation, each with who holds it, who stands there, and where one can go. */
export async function loadPlaces(): Promise<Places<WarView>> {
  const { byId } = await loadLand();
  return {
    groups: ({ nations, regions }) =>
      [...nations.map(({ id }) => id), null].map((nation) => ({
        head: `nation.${nation ?? NOBODYS}`,
        places: regions.filter((region) => region.nation === nation).map(({ id }) => id),
      })),
    near: (place) => byId.get(place)?.neighbours ?? [],
    tell: regionForReader,
  };
}

/** On a board one sees who holds a region and that nobody stands there; whoever reads must be told. */
export const regionForReader: Places<WarView>['tell'] = (words, view, place) => {
  const { name, lines } = tellRegion(words, toldRegion(view, place));
  const region = view.regions.find(({ id }) => id === place);
  if (region === undefined) return { name, lines };
  const { nation, holder, captured, field, inside } = region;
  const isEmpty = hostsOf(field).length + hostsOf(inside).length === 0;
  return {
    name,
    lines: [
      ...(nation === null ? [words('table.region.free')] : []),
      ...lines,
      ...(holder !== null && !captured ? [words('table.region.heldBy', { side: `@side.${holder}` })] : []),
      ...(isEmpty ? [words('table.region.nobody')] : []),
    ],
  };
};
