import { type Frame, type Seat, type State, only, type Seats } from '#kernel';
import type { Card, Character, Deck, Place, Region, Side, WarBox } from '../content/box.ts';

export interface WarOptions {
  /** Action tokens brought from a game of Hunt for the Ring (WR-TOKEN-01): how many each side gets, 0 to 2. */
  readonly tokens: readonly [number, number];
}

/** Where a hunt tile is. */
export const [IN_POOL, DRAWN, WAITING, SET_ASIDE, REMOVED, IN_HAND] = [0, 1, 2, 3, 4, 5];

export interface Fellowship {
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

export const [FIELD, ASSAULT, SORTIE] = [0, 1, 2];

/** The battle under way: one at most. Lists of two are by side. */
export interface Battle {
  readonly attacker: Side;
  /** Where the attackers are; those who take no part wait in the place `REARGUARD`. */
  readonly from: Place;
  /** Where the defenders are. */
  readonly to: Place;
  readonly kind: number;
  /** What the card that started the battle adds; 0 for none. */
  readonly special: number;
  round: number;
  /** Combat card revealed this round, -1 for none; until the reveal only `backs` is known. */
  cards: number[];
  /** Deck of the combat card chosen this round, -1 for none. */
  backs: number[];
  cancelled: boolean[];
  /** The number of the initiative being resolved (WR-BATTLE-18). */
  initiative: number;
  /** Added to each die of the combat roll, and of the leader re-roll. */
  rollBonus: number[];
  rerollBonus: number[];
  /** Fewer dice in the combat roll, never fewer than one; and the most dice a card allows. */
  fewerDice: number[];
  mostDice: number[];
  /** Leadership given up or cancelled this round (WR-BATTLE-21). */
  lostLeadership: number[];
  noReroll: boolean[];
  /** Characters whose abilities do not count this round, as bits. */
  silenced: number;
  /** Natural results of the combat roll. */
  rolls: number[][];
  /** Dice that missed and may still be re-rolled. */
  misses: number[];
  hits: number[];
  rerollHits: number[];
  /** Hits of extra attacks made before the combat roll, for cards that compare. */
  earlyHits: number[];
  /** Gandalf the White gave up his leadership: that of all Nazgûl is cancelled for the whole battle. */
  whiteRider: boolean;
  /** The defenders have retreated. */
  retreated: boolean;
}

/** What lies open on the table. Blocks of small numbers first, so that a copy is cheap. */
export interface WarOpen {
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
}

/** What one seat sees alone. */
export interface WarOwn {
  hand: Card[];
  /** Cards this seat discarded face down. */
  discarded: Card[];
  /** Combat card chosen and not yet revealed, or -1. */
  combatCard: number;
  /** Dice to be re-rolled, said by both before either rolls; -1 until said. */
  rerolls: number;
}

export interface WarHidden {
  /** Each deck, its top at the end. */
  decks: Card[][];
}

export type War = State<WarBox, WarOpen, WarOwn, WarHidden>;

/** Two players: the seat is the side. The one door through which teams will come. */
export const seatOf = (_s: War, side: Side): Seat => side;
export const sideOfSeat = (_s: War, seat: Seat): Side => seat as Side;
export const asks = (s: War, side: Side): Seats => only(seatOf(s, side));
export const handOf = (s: War, side: Side): Card[] => s.own[seatOf(s, side)].hand;
export const backIndex = (seat: Seat, deck: Deck): number => seat * 2 + (deck & 1);

/** A frame that only names its step. */
export const step = (name: string): Frame => ({ step: name });
