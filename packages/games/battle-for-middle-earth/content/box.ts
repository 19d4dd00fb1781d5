import type { Source } from '#kernel';

/** The box as the rules use it: numbers inside, names at the border. Sets of cards are bits: 31 companions and 21 enemies fit into a number each. */

export const SYMBOLS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'joker'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/** The six colours come first; the joker is the seventh symbol (BM-SYMBOL-01, BM-SYMBOL-02). */
export const COLOURS = 6;
export const JOKER = 6;

export const ABILITIES = [
  'borrow',
  'double',
  'exchange',
  'steadfast',
  'returning',
  'wanderer',
  'rally',
  'bane-of-the-mighty',
  'bane-of-captains',
  'summons',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

export const COMMANDS = ['discard-from-team', 'discard-from-hand', 'discard-won-enemy'] as const;
export type CommandId = (typeof COMMANDS)[number];

/** One companion card. */
export interface Companion {
  /** Name of this card in actions and positions; a second copy is called `<kind>-2`. */
  readonly id: string;
  /** Name of the printed face. */
  readonly kind: string;
  readonly symbols: readonly number[];
  readonly ability: AbilityId | null;
  /** What it scores for a player to whom it was given. */
  readonly pointsWhenGiven: number;
}

/** One enemy card. */
export interface Enemy {
  readonly id: string;
  readonly kind: string;
  readonly symbols: readonly number[];
  readonly points: number;
  readonly captain: boolean;
}

/** One face of the Mordor cards; equal faces are never told apart. */
export interface MordorFace {
  readonly id: string;
  readonly command: CommandId;
  readonly copies: number;
}

/** Names by language and by the word of the locale they stand for: `names.pl['card.frodo']`. */
export interface Names {
  readonly [language: string]: { readonly [word: string]: string };
}

export interface BattleBox {
  readonly title: string;
  /** Only what this pack calls differently than the standard one: for the rest there is the locale, which also declines. */
  readonly names: Names;
  readonly companions: readonly Companion[];
  readonly companionIds: readonly string[];
  readonly enemies: readonly Enemy[];
  readonly enemyIds: readonly string[];
  readonly mordor: readonly MordorFace[];
  readonly mordorIds: readonly string[];
  /** Names of Ring cards by number: the companions, then the Mordor faces. */
  readonly ringNames: readonly string[];
  /** Companions with each ability, as bits. */
  readonly having: { readonly [ability in AbilityId]: number };
  /** Symbols of each companion as bits, whatever their number. */
  readonly colours: readonly number[];
  /** Enemies with more than two symbols, and captains, as bits. */
  readonly mighty: number;
  readonly captains: number;
  readonly sources: { readonly [item: string]: Source };
}

/** A Ring card is a companion below this number and a Mordor face from it on. */
export const COMPANIONS = 31;
export const ENEMIES = 21;
export const MORDOR_CARDS = 12;
