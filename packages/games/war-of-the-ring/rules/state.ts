import { asId, asIds } from '#kernel/id.ts';
import type { Id, Seat, Seats, State, EffectsOf } from '#kernel';
import type { Card, Character, Deck, Place, Region, Side } from '../content/box.ts';
import type { BoxWithCards } from './effects.ts';
import type { WarEvent, WarRawEvent } from './events.ts';
import type { WarAction } from './verbs.ts';

export interface WarOptions {
  /** Action tokens brought from a game of Hunt for the Ring (WR-TOKEN-01): how many each side gets, 0 to 2. */
  readonly tokens: readonly [number, number];
}

/** Where a hunt tile is. */
export type TilePlace = Id<'tilePlace'>;
export const [IN_POOL, DRAWN, WAITING, SET_ASIDE, REMOVED, IN_HAND]: readonly TilePlace[] = asIds([0, 1, 2, 3, 4, 5]);

interface Fellowship {
  /** The region of the Ring-bearers figure: the last known position (WR-FSP-01). */
  at: Region;
  progress: number;
  hidden: boolean;
  corruption: number;
  guide: Character;
  /** Step on the Mordor track, -1 while on the map. */
  mordor: number;
  /** Moved or hid on the Mordor track this turn (WR-MORDOR-10). */
  attempted: boolean;
}

/** In the open, against walls, or out of them. */
export type BattleKind = Id<'battleKind'>;
export const [FIELD, ASSAULT, SORTIE]: readonly BattleKind[] = [asId(0), asId(1), asId(2)];

/** What the card that started a battle adds to it. */
export type BattleSpecial = Id<'battleSpecial'>;
export const [PLAIN, THREE_ROUNDS, NO_CEASING, HELP_UNLOOKED_FOR]: readonly BattleSpecial[] = [asId(0), asId(1), asId(2), asId(3)];

/** The Free Peoples first. */
export type BySide<T> = [T, T];

/** The battle under way: one at most. */
export interface Battle {
  readonly attacker: Side;
  /** Where the attackers are; those who take no part wait in the place `REARGUARD`. */
  readonly from: Place;
  /** Where the defenders are. */
  readonly to: Place;
  readonly kind: BattleKind;
  readonly special: BattleSpecial;
  round: number;
  /** Combat card revealed this round, -1 for none; until the reveal only `backs` is known. */
  cards: BySide<Card>;
  /** Deck of the combat card chosen this round, -1 for none. */
  backs: BySide<Deck>;
  cancelled: BySide<boolean>;
  /** The number of the initiative being resolved (WR-BATTLE-18). */
  initiative: number;
  /** Added to each die of the combat roll, and of the leader re-roll. */
  rollBonus: BySide<number>;
  rerollBonus: BySide<number>;
  /** Fewer dice in the combat roll, never fewer than one; and the most dice a card allows. */
  fewerDice: BySide<number>;
  mostDice: BySide<number>;
  /** Leadership given up or cancelled this round (WR-BATTLE-21). */
  lostLeadership: BySide<number>;
  noReroll: BySide<boolean>;
  /** Characters whose abilities do not count this round, as bits. */
  silenced: number;
  /** Natural results of the combat roll. */
  rolls: BySide<number[]>;
  /** Dice that missed and may still be re-rolled. */
  misses: BySide<number>;
  hits: BySide<number>;
  rerollHits: BySide<number>;
  /** Hits of extra attacks made before the combat roll, for cards that compare. */
  earlyHits: BySide<number>;
  /** Gandalf the White gave up his leadership: that of all Nazgûl is cancelled for the whole battle. */
  whiteRider: boolean;
  /** The defenders have retreated. */
  retreated: boolean;
}

/** What the single Free Peoples player of three has used: nations as bits, and the places where the armies he used stand now (WR-MULTI-28). */
export interface UsedDice {
  nations: number;
  places: Place[];
}

/** What more than two players must remember besides: who leads, who acts, whose an army is. */
export interface Team {
  /** Who leads each side this turn (WR-MULTI-04). */
  leading: BySide<Seat>;
  /** Who takes the next action of each side (WR-MULTI-10, WR-MULTI-11). */
  next: BySide<Seat>;
  /** Whose turn of play it is; -1 outside the action phase. */
  acting: Seat;
  /** Who commands each army in the battle under way (WR-MULTI-21). */
  commanders: BySide<Seat>;
  /** Those who have given up, as bits: their partners play for them. */
  left: Seats;
  /** Units of either partner at each place when the last action was over: two numbers a side, four a place. */
  stood: Uint8Array;
  /** 1 where partners keep their armies apart (WR-MULTI-17). */
  apart: Uint8Array;
  /** Who captured the settlement of each region: his seat and one more, or 0 (WR-MULTI-31). */
  captor: Uint8Array;
  /** Three players: what the Free Peoples used in their last action, and in the one under way. */
  last: UsedDice;
  now: UsedDice;
}

/** What lies open on the table. Blocks of small numbers first, so that a copy is cheap. */
interface WarOpen {
  readonly options: WarOptions;
  turn: number;
  /** Who acts next in the action phase. */
  toAct: Side;
  /** Row by place, column by kind; the last two columns count the units of each side. */
  figures: Uint8Array;
  /** Place of each character. */
  characters: Uint8Array;
  /** Who holds the settlement of each region; 2 where there is none. */
  holder: Uint8Array;
  /** 1 where a stronghold is under siege, by region. */
  besieged: Uint8Array;
  /** Steps each nation still has to go to war; 0 is at war. */
  steps: Uint8Array;
  active: Uint8Array;
  /** Unused action dice, by side and face. */
  dice: Uint8Array;
  /** Action dice each side rolls this turn. */
  pool: Uint8Array;
  /** Dice in the hunt box, by side. */
  huntBox: Uint8Array;
  tiles: Uint8Array;
  rings: Uint8Array;
  ringUsed: Uint8Array;
  /** 1 while a token is there to be used. */
  tokens: Uint8Array;
  tokenUsed: Uint8Array;
  /** Cards left in each deck. */
  deckLeft: Uint8Array;
  /** Cards in hand by seat and deck: everybody sees the backs. */
  backs: Uint8Array;
  /** Cards discarded face down, by deck. */
  faceDown: Uint8Array;
  /** Cards played on the table, and cards discarded face up. */
  table: Card[];
  discard: Card[];
  fellowship: Fellowship;
  /** Free Peoples dice were in the hunt box when the last turn ended (WR-DICE-08). */
  freeDiceWereInBox: boolean;
  /** The Mouth of Sauron has used a Muster result as an Army result this turn. */
  messengerUsed: boolean;
  battle: Battle | null;
  /** Only when more than two play. */
  team?: Team;
}

/** What one seat sees alone. */
interface WarOwn {
  hand: Card[];
  /** Cards this seat discarded face down. */
  discarded: Card[];
  /** Combat card chosen and not yet revealed, or -1. */
  combatCard: Card;
  /** Dice to be re-rolled, said by both before either rolls; -1 until said. */
  rerolls: number;
  /** Card offered to the partner and not yet swapped, or -1; only where more than two play (WR-MULTI-06). */
  offered?: Card;
}

interface WarHidden {
  /** Each deck, its top at the end. */
  decks: Card[][];
}

/** What can be said in the game. */
export interface WarWords {
  readonly action: WarAction;
  readonly rawEvent: WarRawEvent;
  readonly event: WarEvent;
}

export type War = State<BoxWithCards, WarOpen, WarOwn, WarHidden, WarWords>;
/** Chance, and somebody to tell what happens. */
export type WarEffects = EffectsOf<War>;
