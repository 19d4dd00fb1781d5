import { type Character, ELIMINATED } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import type { WarEffects, War } from '../state.ts';

/** A character on the map is out for good (WR-RECRUIT-11). Those in the Fellowship are lost by `loseMember`. */
export function eliminate(s: War, effects: WarEffects, character: Character): void {
  s.open.characters[character] = ELIMINATED;
  effects.emit?.({ type: 'characterEliminated', figure: character });
  lapse(s, effects);
}
