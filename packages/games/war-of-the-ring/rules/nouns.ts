import type { Id } from '#kernel';
import { type Domain, listed, named, numbered } from '#kernel/domain.ts';
import {
  type Card,
  type Character,
  type CharacterName,
  CHARACTERS,
  DECK_TYPES,
  type DeckType,
  type DeckTypeName,
  type Face,
  type FaceName,
  FACES,
  type Figure,
  type FigureName,
  FIGURES,
  type Nation,
  type NationName,
  NATIONS,
  type Place,
  type Region,
  type Side,
  type SideName,
  SIDES,
  type Tile,
  type Token,
  type TokenName,
  TOKENS,
  type WarBox,
} from '../content/box.ts';

/** The nouns of the game: what arguments of verbs and parts of events are. Each has its words in the locale under its own name. */

export const region = named<WarBox, Region>('region', ({ regionIds }) => regionIds);
export const place = named<WarBox, Place>('place', ({ placeIds }) => placeIds, 'region');
export const card = named<WarBox, Card>('card', ({ cardIds }) => cardIds);
export const tile = named<WarBox, Tile>('tile', ({ tileIds }) => tileIds);
export const side = listed<Side, SideName>('side', SIDES);
export const nation = listed<Nation, NationName>('nation', NATIONS);
export const figure = listed<Figure, FigureName>('figure', FIGURES);
/** A character is called what his figure is called. */
export const character = listed<Character, CharacterName>('figure', CHARACTERS);
export const die = listed<Face, FaceName>('die', FACES);
/** What a die is turned to. */
export const result = listed<Face, FaceName>('result', FACES);
export const deck = listed<DeckType, DeckTypeName>('deck', DECK_TYPES);
export const token = listed<Token, TokenName>('token', TOKENS);

/** So many, none included. */
export const upTo = (most: number): Domain<WarBox, number, number> => numbered<WarBox>(0, () => most + 1);

/** Everything an action die can be spent on. The order is part of the rules version: append, never reorder. */
export const ACTIONS = [
  'move-army-with-leader',
  'attack-with-leader',
  'play-character-event',
  'move-fellowship',
  'hide-fellowship',
  'separate-companions',
  'move-companions',
  'move-minions',
  'move-armies',
  'attack',
  'play-army-event',
  'diplomacy',
  'play-muster-event',
  'recruit',
  'bring-minion',
  'voice-recruit',
  'voice-upgrade',
  'draw-event',
  'play-any-event',
  'bring-upgrade',
  'guide-hide',
  'companion-diplomacy',
  'remove-table-card',
] as const;
export type ActionName = (typeof ACTIONS)[number];
/** A use of an action die. */
export type DieAction = Id<'dieAction'>;
export const dieAction = listed<DieAction, ActionName>('action', ACTIONS);

/** Ways a card may be resolved, where it offers alternatives. */
export const OPTIONS = [
  'hide-fellowship',
  'move-fellowship',
  'separate',
  'move-on-map',
  'recruit',
  'move-nazgul',
  'move-armies',
  'attack',
  'hunt-roll',
  'remove-card',
  'random-card',
  'corruption',
  'eliminate',
] as const;
export type OptionName = (typeof OPTIONS)[number];
export type Option = Id<'option'>;
export const option = listed<Option, OptionName>('choice', OPTIONS);

/** What can fall at the same moment as something else. */
export const EFFECTS = ['rest', 'tile', 'guide', 'taken-alive', 'lose-card'] as const;
export type EffectName = (typeof EFFECTS)[number];
export type Effect = Id<'effect'>;
export const effect = listed<Effect, EffectName>('effect', EFFECTS);
