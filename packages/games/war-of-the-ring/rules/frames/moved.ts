import { characterOf, type Figure, isCharacter, type Place } from '../../content/box.ts';
import { presentAt } from '../figures.ts';
import type { War } from '../state.ts';
import type { MovedParty, Party } from './shapes.ts';

export const movedParty = (party: Party, at: Place): MovedParty => ({ at, going: party.going, characters: party.characters });

function movedAt(moved: readonly MovedParty[], place: Place, figure: Figure): number {
  let sum = 0;
  for (const each of moved)
    if (each.at === place) sum += isCharacter(figure) ? (each.characters >> characterOf(figure)) & 1 : each.going[figure];
  return sum;
}

export const unmovedAt = (s: War, moved: readonly MovedParty[], place: Place, figure: Figure): number =>
  presentAt(s, place, figure) - movedAt(moved, place, figure);
