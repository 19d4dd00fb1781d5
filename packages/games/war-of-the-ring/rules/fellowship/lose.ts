import { asId } from '#kernel/id.ts';
import { type Character, GANDALF_WHITE, hasBit, isHobbit } from '../../content/box.ts';
import { eliminate } from '../characters/eliminate.ts';
import { onMordorTrack } from '../company.ts';
import { separateFrame } from '../frames/fellowship.ts';
import type { WarEffects, War } from '../state.ts';
import { membersChanged } from './members.ts';

/** Taken alive: a hobbit lost from the Fellowship is back on the map as though he had just left it, except on the Mordor track. */
const isTakenAlive = (s: War, character: Character): boolean => isHobbit(character) && !onMordorTrack(s);

/** A Companion is eliminated while in the Fellowship. */
export function loseMember(s: War, effects: WarEffects, character: Character): void {
  if (isTakenAlive(s, character)) {
    effects.emit?.({ type: 'takenAlive', figure: character });
    separateFrame.enter(s, { group: 1 << character, fixed: true, bonus: 0, level: 0, intoSiege: false });
    return;
  }
  eliminate(s, effects, character);
  membersChanged(s, effects);
}

/** An effect that separates Companions on the Mordor track removes them from the game (WR-MORDOR-05). */
export function separateInMordor(s: War, effects: WarEffects, group: number): void {
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (hasBit(group, c)) eliminate(s, effects, c);
  membersChanged(s, effects);
}
