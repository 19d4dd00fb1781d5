import { asId } from '#kernel/id.ts';
import { type Character, CHARACTER_COUNT, FREE, hasBit, type Region } from '../../content/box.ts';
import { isFreeHaven, nationOfRegion, placeIn } from '../places.ts';
import { activate } from '../politics/track.ts';
import type { WarEffects, War } from '../state.ts';

/** A Companion ends his move, or enters play, in a haven: he may stir its nation to action (WR-POL-06, WR-POL-07, WR-RULING-68). */
function rouse(s: War, effects: WarEffects, character: Character, region: Region): void {
  if (!isFreeHaven(s, region)) return;
  const nation = nationOfRegion(s, region);
  if (hasBit(s.box.characters[character].activates, nation)) activate(s, effects, nation, 'companion', region);
}

/** On his own, or with a group. */
export function companionArrives(s: War, effects: WarEffects, character: Character, region: Region): void {
  s.open.characters[character] = placeIn(s, region, FREE);
  rouse(s, effects, character, region);
}

/** With an army: these characters, as bits, have ended their move where it did. */
export function arriveWithArmy(s: War, effects: WarEffects, characters: number, region: Region): void {
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++) if (hasBit(characters, c)) rouse(s, effects, c, region);
}
