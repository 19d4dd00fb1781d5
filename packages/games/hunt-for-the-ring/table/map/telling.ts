import type { Language } from '#kernel';
import type { Told } from '#look/map/map.ts';
import { describeSpace } from './describe.ts';
import type { Desk } from '../desk.ts';
import type { OnMap } from './onMap.ts';
import type { Sheet, SheetSpace } from './sheet.ts';

/** Spaces in words, with what may be done there. */
export interface MapStory {
  readonly told: (id: string) => Told;
  /** All of it in one breath, for whoever listens. */
  readonly describe: (space: SheetSpace) => string;
  /** What may be done at a space, a region or a section. */
  readonly offered: (place: string) => readonly string[];
}

export function tellingOf(desk: Desk, sheet: Sheet, onMap: OnMap, language: () => Language): MapStory {
  const { words } = desk.table;
  const tell = (space: SheetSpace): Told =>
    describeSpace(words, desk.table.view, language(), space, onMap.shades().get(space.id) ?? null, onMap.threats()?.get(space.id) ?? null);
  const offered = (place: string): string[] => desk.offers.at(place).map((action) => desk.say(action));
  return {
    told(id) {
      const space = sheet.byId.get(id);
      return space === undefined ? { name: id, lines: [] } : tell(space);
    },
    describe(space) {
      const { name, lines } = tell(space);
      return [name, ...offered(space.id).slice(0, 3), ...lines].join('; ');
    },
    offered,
  };
}
