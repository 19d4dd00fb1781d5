import type { Seat } from '#kernel';
import type { AbilityId, CommandId, Names, SymbolId } from '../content/box.ts';

/** What one viewer sees of the table: everything open, his own hand, and the heights of the piles. */
export interface BattleView {
  /** What the content pack calls differently than the standard one. */
  readonly names: Names;
  readonly stage: 'turn' | 'summons' | 'afterPlaying' | 'attack' | 'losing' | 'over';
  readonly round: number;
  /** Who began. */
  readonly first: Seat;
  readonly active: Seat;
  /** First, second and third position. */
  readonly row: readonly (EnemyView | null)[];
  /** Mordor cards below the same positions. */
  readonly mordor: readonly (MordorView | null)[];
  readonly enemyPile: number;
  readonly enemyDiscard: readonly EnemyView[];
  readonly ringPile: number;
  readonly ringDiscard: {
    readonly companions: readonly CompanionView[];
    readonly mordor: readonly (MordorView & { readonly count: number })[];
  };
  readonly players: readonly PlayerView[];
  /** Aragorn's extra card may still be played. */
  readonly rally: boolean;
  readonly attack: AttackView | null;
  /** A counterattack, and who is choosing what to lose. */
  readonly losing: { readonly seat: Seat; readonly command: CommandId; readonly card: string } | null;
}

export interface CompanionView {
  readonly id: string;
  /** Name of the face: the locale knows it as `card.<kind>`. */
  readonly kind: string;
  readonly symbols: readonly SymbolId[];
  readonly ability: AbilityId | null;
}

export interface EnemyView {
  readonly id: string;
  readonly kind: string;
  readonly symbols: readonly SymbolId[];
  readonly points: number;
  readonly captain: boolean;
}

export interface MordorView {
  readonly id: string;
  readonly command: CommandId;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Cards in hand. */
  readonly hand: number;
  /** The hand itself, for its owner; after the end for all. */
  readonly cards: readonly CompanionView[] | null;
  /** Cards of the hand that all have seen. */
  readonly shown: readonly CompanionView[];
  readonly teams: readonly TeamView[];
  readonly won: readonly EnemyView[];
  readonly given: readonly CompanionView[];
  readonly points: number;
  readonly out: boolean;
  /** What each card of the hand would do as a team of its own; only for the owner. */
  readonly fresh: readonly MoreView[];
}

/** How far a team goes: its printed symbols are enough, it must double, it must borrow. */
export type How = 'printed' | 'doubling' | 'borrowing';

export interface TeamView {
  /** As players count: the first team is 1. */
  readonly number: number;
  /** In the order in which they were laid. */
  readonly cards: readonly CompanionView[];
  readonly against: readonly AgainstView[];
  /** The set of enemies worth most that the team could beat now. */
  readonly best: { readonly enemies: readonly string[]; readonly points: number; readonly how: How } | null;
  /** What one card more would do; only for the owner of the hand. */
  readonly more: readonly MoreView[];
}

/** A symbol that is asked for, and what pays it: a symbol of its colour, a joker, or nothing. */
export interface NeedView {
  readonly symbol: SymbolId;
  readonly paid: 'colour' | 'joker' | null;
}

/** One team against one enemy of the row. */
export interface AgainstView {
  readonly enemy: string;
  /** Null: the team cannot beat it now. */
  readonly how: How | null;
  /** With printed symbols alone. */
  readonly needs: readonly NeedView[];
  /** Symbols that would be lost. */
  readonly left: readonly SymbolId[];
}

/** A card of the hand added to a team: whom the team could beat then and could not before. */
export interface MoreView {
  readonly card: string;
  readonly beats: readonly string[];
  /** Points of the best set of enemies then. */
  readonly points: number;
}

export interface AttackView {
  readonly team: number;
  readonly targets: readonly string[];
  readonly doublings: readonly { readonly by: string; readonly card: string; readonly symbol: SymbolId }[];
  readonly borrowings: readonly { readonly hobbit: string; readonly card: string; readonly owner: Seat }[];
  readonly needs: readonly NeedView[];
  readonly left: readonly SymbolId[];
  readonly points: number;
  /** All symbols are paid for. */
  readonly ready: boolean;
}
