import {
  type Card,
  type Character,
  CHARACTERS,
  type Face,
  FACES,
  type Figure,
  FIGURES,
  NATIONS,
  type Place,
  type Side,
  SIDES,
} from '../content/box.ts';
import type { War } from './state.ts';

/** Words for events and prompts: a string that begins with `@` points into the locale. */
export const sayRegion = (s: War, region: number): string => `@region.${s.box.regionIds[region]}`;
export const sayPlace = (s: War, place: Place): string => `@place.${s.box.placeIds[place]}`;
export const sayNation = (nation: number): string => `@nation.${NATIONS[nation]}`;
export const sayFigure = (figure: Figure): string => `@figure.${FIGURES[figure]}`;
export const sayCharacter = (character: Character): string => `@figure.${CHARACTERS[character]}`;
export const sayCard = (s: War, card: Card): string => `@card.${s.box.cardIds[card]}`;
export const sayFace = (face: Face): string => `@die.${FACES[face]}`;
export const saySide = (side: Side): string => `@side.${SIDES[side]}`;
export const sayDeck = (deck: number): string => `@deck.${['character', 'strategy'][deck & 1]}`;
