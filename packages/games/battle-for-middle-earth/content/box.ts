import { asId } from '#kernel/id.ts';
import type { Id, ContentSource } from '#kernel';

/** The box as the rules use it: numbers inside, names at the border. Sets of cards are bits: 31 companions and 21 enemies fit into a number each. */

/** One companion card, and one enemy card. */
export type Companion = Id<'companion'>;
export type Enemy = Id<'enemy'>;
/** One face of the Mordor cards; equal faces are never told apart. */
export type Face = Id<'face'>;
/** A card of the Ring pile: a companion, or from `COMPANIONS` on a face of Mordor. */
export type RingCard = Id<'ring' | 'companion'>;
/** Sets of cards, as bits: card 0 is 1, card 1 is 2, card 2 is 4... */
export type CardSet<Kind extends string> = Id<`set of ${Kind}`>;
export type Companions = CardSet<'companion'>;
export type Enemies = CardSet<'enemy'>;
export type SymbolIndex = Id<'symbol'>;
/** One of a player's teams, in the order in which they were begun. */
export type Team = Id<'team'>;
/** Where a card is laid: 0 is a new team, the others are the teams, moved up by one. */
export type Place = Id<'place'>;
/** A place in the row of enemies, and of the Mordor cards below it. */
export type Position = Id<'position'>;

export const SYMBOLS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'joker'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/** The six colours come first; the joker is the seventh symbol (BM-SYMBOL-01, BM-SYMBOL-02). */
export const COLOURS = 6;
export const JOKER: SymbolIndex = asId(6);

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

export interface CompanionData {
  /** Name of this card in actions and positions; a second copy is called `<kind>-2`. */
  readonly id: string;
  /** Name of the printed face. */
  readonly kind: string;
  readonly symbols: readonly SymbolIndex[];
  readonly ability: AbilityId | null;
  /** What it scores for a player to whom it was given. */
  readonly pointsWhenGiven: number;
}

export interface EnemyData {
  readonly id: string;
  readonly kind: string;
  readonly symbols: readonly SymbolIndex[];
  readonly points: number;
  readonly captain: boolean;
}

export interface MordorFace {
  readonly id: string;
  readonly command: CommandId;
  readonly copies: number;
}

/** Names by language and by the word of the locale they stand for: `names.en['card.frodo']`. */
export interface Names {
  readonly [language: string]: { readonly [word: string]: string };
}

export interface BattleBox {
  readonly title: string;
  /** Only what this pack calls differently than the standard one: for the rest there is the locale, which also declines. */
  readonly names: Names;
  readonly companions: readonly CompanionData[];
  readonly companionIds: readonly string[];
  /** Of each card the printed face: what everybody sees, whichever copy it is. */
  readonly companionKinds: readonly string[];
  readonly enemies: readonly EnemyData[];
  readonly enemyIds: readonly string[];
  readonly enemyKinds: readonly string[];
  readonly mordor: readonly MordorFace[];
  readonly mordorIds: readonly string[];
  /** Names of Ring cards by number: the companions, then the Mordor faces. */
  readonly ringNames: readonly string[];
  /** Companions with each ability, as bits. */
  readonly having: { readonly [ability in AbilityId]: Companions };
  /** Symbols of each companion as bits, whatever their number. */
  readonly colours: readonly number[];
  /** Enemies with more than two symbols, and captains, as bits. */
  readonly mighty: Enemies;
  readonly captains: Enemies;
  readonly sources: { readonly [item: string]: ContentSource };
}

/** A Ring card is a companion below this number and a Mordor face from it on. */
export const COMPANIONS = 31;
export const isCompanion = (card: RingCard): card is Companion => card < COMPANIONS;
export const faceOf = (card: RingCard): Face => asId(card - COMPANIONS);
export const ringCardOf = (face: Face): RingCard => asId(COMPANIONS + face);
export const ENEMIES = 21;
export const MORDOR_CARDS = 12;
/** How many enemies lie face up, and how many Mordor cards start a counterattack. */
export const POSITIONS = 3;
export const HAND_LIMIT = 5;
export const SEATS = { min: 2, max: 4 } as const;
