import { type Character, ELIMINATED } from '../../content/box.ts';
import { lapse } from '../deck/lapse.ts';
import type { Table, War } from '../state.ts';

/** A character on the map is out for good (WR-RECRUIT-11). Those in the Fellowship are lost by `loseMember`. */
export function eliminate(s: War, table: Table, character: Character): void {
  s.open.characters[character] = ELIMINATED;
  table.tell?.({ type: 'characterEliminated', figure: character });
  lapse(s, table);
}
