import type { Table } from '#kernel';
import { type Character, FREE, hasBit, type Region } from '../../content/box.ts';
import { isFreeHaven, nationOfRegion, placeIn } from '../places.ts';
import { activate } from '../politics/track.ts';
import type { War } from '../state.ts';

/** A Companion ends his move, or enters play: he may stir a nation to action (WR-POL-06, WR-POL-07, WR-RULING-68). */
export function companionArrives(s: War, table: Table, character: Character, region: Region): void {
  s.open.characters[character] = placeIn(s, region, FREE);
  if (!isFreeHaven(s, region)) return;
  const nation = nationOfRegion(s, region);
  if (hasBit(s.box.characters[character].activates, nation)) activate(s, table, nation, 'companion', region);
}
