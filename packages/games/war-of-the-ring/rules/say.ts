import {
  type Card,
  type Character,
  CHARACTERS,
  type Deck,
  DECK_TYPES,
  type Figure,
  FIGURES,
  type Nation,
  NATIONS,
  type Place,
  type Region,
  typeOfDeck,
} from '../content/box.ts';
import type { War } from './state.ts';

/** Words for prompts: a string that begins with `@` points into the locale. */
export const sayRegion = (s: War, region: Region): string => `@region.${s.box.regionIds[region]}`;
export const sayPlace = (s: War, place: Place): string => `@place.${s.box.placeIds[place]}`;
export const sayNation = (nation: Nation): string => `@nation.${NATIONS[nation]}`;
export const sayFigure = (figure: Figure): string => `@figure.${FIGURES[figure]}`;
export const sayCharacter = (character: Character): string => `@figure.${CHARACTERS[character]}`;
export const sayCard = (s: War, card: Card): string => `@card.${s.box.cardIds[card]}`;
export const sayDeck = (deck: Deck): string => `@deck.${DECK_TYPES[typeOfDeck(deck)]}`;
