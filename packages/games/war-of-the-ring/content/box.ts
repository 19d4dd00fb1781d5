import { asId, asIds } from '#kernel/id.ts';
import type { Id, ContentSource } from '#kernel';
import { CARD_NAMES, CARDS, DECKS } from './cards.ts';

/** The box as the rules use it: small numbers inside, names at the border. */

/** The Free Peoples or the Shadow. */
export type Side = Id<'side'>;
export const FREE: Side = asId(0);
export const SHADOW: Side = asId(1);
export const SIDES = ['free-peoples', 'shadow'] as const;
export type SideName = (typeof SIDES)[number];
export const BOTH_SIDES: readonly Side[] = [FREE, SHADOW];
/** Stands where a side would: nobody's. */
export const NO_SIDE = 2;
export const enemyOf = (side: Side): Side => asId(1 - side);

export const NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'isengard', 'sauron', 'southrons'] as const;
export type NationName = (typeof NATIONS)[number];
export type Nation = Id<'nation'>;
export const [DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS]: readonly Nation[] = asIds(NATIONS.keys());
export const NATION_COUNT: Nation = asId(8);
export const NO_NATION: Nation = asId(-1);
/** The first five nations are the Free Peoples (WR-DEF-10). */
export const FREE_NATION_COUNT: Nation = asId(5);
export const FREE_NATIONS: readonly Nation[] = [DWARVES, ELVES, GONDOR, NORTH, ROHAN];
export const SHADOW_NATIONS: readonly Nation[] = [ISENGARD, SAURON, SOUTHRONS];
export const sideOfNation = (nation: Nation): Side => (nation < FREE_NATION_COUNT ? FREE : SHADOW);
export const firstNation = (side: Side): Nation => (side === FREE ? asId(0) : FREE_NATION_COUNT);
export const endNation = (side: Side): Nation => (side === FREE ? FREE_NATION_COUNT : NATION_COUNT);

/** The powers that players share when more than two play (WR-MULTI-01, WR-MULTI-02, WR-MULTI-03). */
export const PLAYERS = ['gondor', 'rohan', 'witch-king', 'saruman'] as const;
export type PlayerName = (typeof PLAYERS)[number];
export type Player = Id<'player'>;
const [GONDOR_PLAYER, ROHAN_PLAYER]: readonly Player[] = [asId(0), asId(1)];
export const [WITCH_KING_PLAYER, SARUMAN_PLAYER]: readonly Player[] = [asId(2), asId(3)];
const PLAYER_OF_NATION: readonly Player[] = [
  ROHAN_PLAYER,
  GONDOR_PLAYER,
  GONDOR_PLAYER,
  ROHAN_PLAYER,
  ROHAN_PLAYER,
  SARUMAN_PLAYER,
  WITCH_KING_PLAYER,
  SARUMAN_PLAYER,
];
/** As many as there are powers to play. */
export const MOST_SEATS = PLAYERS.length;
export const playerOfNation = (nation: Nation): Player => PLAYER_OF_NATION[nation];

/**
 * A figure is a kind of plastic (a regular or elite of a nation, a leader of a Free Peoples nation, a Nazgûl) or a character. Kinds come
 * first, so that counts of kinds fit in one row of bytes.
 */
export type Figure = Id<'figure'>;
const REGULARS: Figure = asId(0);
const ELITES: Figure = asId(REGULARS + NATION_COUNT);
const LEADERS: Figure = asId(ELITES + NATION_COUNT);
export const NAZGUL: Figure = asId(LEADERS + FREE_NATION_COUNT);
/** Units come before all other kinds: regulars, then elites. */
export const UNIT_KINDS: Figure = LEADERS;
export const KINDS = NAZGUL + 1;
export const regularOf = (nation: Nation): Figure => asId(REGULARS + nation);
export const eliteOf = (nation: Nation): Figure => asId(ELITES + nation);
export const leaderOf = (nation: Nation): Figure => asId(LEADERS + nation);
export const isUnit = (figure: Figure): boolean => figure < UNIT_KINDS;
export const isElite = (figure: Figure): boolean => figure >= ELITES && figure < LEADERS;
export const isLeader = (figure: Figure): boolean => figure >= LEADERS && figure < NAZGUL;
/** The nation of a unit. */
export const nationOfUnit = (unit: Figure): Nation => (unit < ELITES ? asId(unit - REGULARS) : asId(unit - ELITES));
/** The nation of a unit or a leader; Nazgûl and characters have none here (WR-POL-16). */
export const nationOf = (figure: Figure): Nation =>
  isUnit(figure) ? nationOfUnit(figure) : isLeader(figure) ? asId(figure - LEADERS) : NO_NATION;
export const isCharacter = (figure: Figure): boolean => figure >= KINDS;
export const characterOf = (figure: Figure): Character => asId(figure - KINDS);
export const figureOf = (character: Character): Figure => asId(KINDS + character);

export const CHARACTERS = [
  'gandalf-grey',
  'strider',
  'boromir',
  'legolas',
  'gimli',
  'meriadoc',
  'peregrin',
  'aragorn',
  'gandalf-white',
  'ring-bearers',
  'gollum',
  'saruman',
  'witch-king',
  'mouth-of-sauron',
] as const;
export type CharacterName = (typeof CHARACTERS)[number];
export type Character = Id<'character'>;
export const [GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, MERIADOC, PEREGRIN, ARAGORN, GANDALF_WHITE]: readonly Character[] = asIds(
  CHARACTERS.keys(),
);
export const [RING_BEARERS, GOLLUM, SARUMAN, WITCH_KING, MOUTH]: readonly Character[] = [asId(9), asId(10), asId(11), asId(12), asId(13)];
export const CHARACTER_COUNT = 14;
export const isCompanion = (character: Character): boolean => character <= GANDALF_WHITE;
export const isMinion = (character: Character): boolean => character >= SARUMAN;
export const isHobbit = (character: Character): boolean => character === MERIADOC || character === PEREGRIN;
export const sideOfCharacter = (character: Character): Side => (isMinion(character) ? SHADOW : FREE);
export type FigureName = `${NationName}-${'regular' | 'elite' | 'leader'}` | 'nazgul' | CharacterName;
export const FIGURES: readonly FigureName[] = [
  ...NATIONS.map((nation) => `${nation}-regular` as const),
  ...NATIONS.map((nation) => `${nation}-elite` as const),
  ...NATIONS.slice(0, FREE_NATION_COUNT).map((nation) => `${nation}-leader` as const),
  'nazgul',
  ...CHARACTERS,
];

const SIDE_OF_FIGURE: readonly Side[] = FIGURES.map((_, figure) =>
  isCharacter(asId(figure))
    ? sideOfCharacter(characterOf(asId(figure)))
    : figure === NAZGUL
      ? SHADOW
      : sideOfNation(nationOf(asId(figure))),
);
export const sideOf = (figure: Figure): Side => SIDE_OF_FIGURE[figure];

export const FACES = ['character', 'army', 'muster', 'event', 'army-muster', 'will-of-the-west', 'eye'] as const;
export type FaceName = (typeof FACES)[number];
/** A result of an action die. */
export type Face = Id<'face'>;
export const [CHARACTER_DIE, ARMY_DIE, MUSTER_DIE, EVENT_DIE, ARMY_MUSTER_DIE, WILL_DIE, EYE_DIE]: readonly Face[] = asIds([
  0, 1, 2, 3, 4, 5, 6,
]);
export const FACE_COUNT = 7;

export const SETTLEMENTS = ['none', 'fortification', 'town', 'city', 'stronghold'] as const;
export type Settlement = Id<'settlement'>;
export const [NO_SETTLEMENT, FORTIFICATION, TOWN, CITY, STRONGHOLD]: readonly Settlement[] = [asId(0), asId(1), asId(2), asId(3), asId(4)];

export type Deck = Id<'deck'>;
/** What both sides have a deck of. */
export const DECK_TYPES = ['character', 'strategy'] as const;
export type DeckTypeName = (typeof DECK_TYPES)[number];
export type DeckType = Id<'deckType'>;
export const [CHARACTER_DECK, STRATEGY_DECK]: readonly DeckType[] = [asId(0), asId(1)];
export const deckOf = (side: Side, type: DeckType): Deck => asId(side * DECK_TYPES.length + type);
export const typeOfDeck = (deck: Deck): DeckType => asId(deck % DECK_TYPES.length);
const sideOfDeck = (deck: Deck): Side => asId(Math.floor(deck / DECK_TYPES.length));
export type Card = Id<'card'>;
export const CARD_COUNT = CARD_NAMES.length;
const DECK_OF_CARD: readonly Deck[] = DECKS.flatMap((name, deck) => CARDS[name].map(() => asId(deck)));
const TYPE_OF_CARD: readonly DeckType[] = DECK_OF_CARD.map(typeOfDeck);
const SIDE_OF_CARD: readonly Side[] = DECK_OF_CARD.map(sideOfDeck);
export const deckOfCard = (card: Card): Deck => DECK_OF_CARD[card];
export const typeOfCard = (card: Card): DeckType => TYPE_OF_CARD[card];
export const sideOfCard = (card: Card): Side => SIDE_OF_CARD[card];
/** The cards of each deck. */
export const CARDS_OF_DECKS: readonly (readonly Card[])[] = DECKS.map((_, deck) =>
  asIds<Card>(DECK_OF_CARD.keys()).filter((card) => deckOfCard(card) === deck),
);

/** Action tokens: two of the Free Peoples, then two of the Shadow. */
export const TOKENS = ['draw-event', 'free-diplomacy', 'move-minions', 'shadow-diplomacy'] as const;
export type TokenName = (typeof TOKENS)[number];
export type Token = Id<'token'>;
const TOKENS_OF_A_SIDE = 2;
export const sideOfToken = (token: Token): Side => asId(Math.floor(token / TOKENS_OF_A_SIDE));

/** A hunt tile. */
export type Tile = Id<'tile'>;
export const STANDARD_TILES = 16;
export const SPECIAL_TILES = 8;

export type Region = Id<'region'>;
export const REGION_COUNT = 105;
export const STRONGHOLD_COUNT = 16;

/** A place where figures can be: a region, the inside of a besieged stronghold, or one of the boxes beside the map. */
export type Place = Id<'place' | 'region'>;
export const REINFORCEMENTS: Place = asId(REGION_COUNT + STRONGHOLD_COUNT);
/** Free Peoples figures lost for good; they may still replace an elite (WR-BATTLE-35). */
export const CASUALTIES: Place = asId(REINFORCEMENTS + 1);
/** Those who take no part in the battle under way (WR-BATTLE-04). */
export const REARGUARD: Place = asId(REINFORCEMENTS + 2);
export const PLACE_COUNT = REINFORCEMENTS + 3;
/** Where a character can be besides the places above. */
export const IN_FELLOWSHIP: Place = asId(200);
export const NOT_YET_IN_PLAY: Place = asId(201);
export const ELIMINATED: Place = asId(202);

export interface RegionData {
  readonly id: string;
  readonly nation: Nation;
  readonly settlement: Settlement;
  readonly points: number;
  readonly coastal: boolean;
  readonly easternEdge: boolean;
  readonly adjacent: Uint8Array;
  /** Neighbours behind a black border: no way, but a reason to be told. */
  readonly impassable: Uint8Array;
  /** The place inside its stronghold, or -1. */
  readonly inside: Place;
}

export interface CharacterData {
  readonly id: string;
  readonly level: number;
  readonly leadership: number;
  /** Nations he can activate, as bits. */
  readonly activates: number;
  readonly dieBonus: number;
  readonly captain: boolean;
}

export interface CardData {
  readonly id: string;
  readonly type: Face;
  readonly table: boolean;
  /** Its event can never be played; its combat half can. */
  readonly blank: boolean;
  /** Whose sign it bears: nobody else of his side may use the event (WR-MULTI-25); -1 for none. */
  readonly sign: Player | -1;
  /** Title, effect, precondition and discard condition, as the content gives them; for showing, never for deciding. */
  readonly combat: string;
  readonly initiative: number;
  readonly secondInitiative: number;
}

export const EYE_TILE = 100;
export const DIE_TILE = 101;

export interface TileData {
  readonly id: string;
  readonly special: boolean;
  readonly owner: Side | -1;
  /** A number (negative heals), `EYE_TILE` or `DIE_TILE`. */
  readonly value: number;
  readonly reveal: boolean;
  readonly stop: boolean;
  /** The card that brings it into play, or -1. */
  readonly card: Card;
}

export interface WarBox {
  readonly title: string;
  readonly regions: readonly RegionData[];
  readonly regionIds: readonly string[];
  readonly region: { readonly [id: string]: Region };
  /** Names of the places a figure can stand: regions, then `inside-<stronghold>`. */
  readonly placeIds: readonly string[];
  /** The region of each place on the map. */
  readonly regionOf: Uint8Array;
  /** 1 where two regions share an open border, row by row. */
  readonly borders: Uint8Array;
  readonly characters: readonly CharacterData[];
  readonly cards: readonly CardData[];
  readonly cardIds: readonly string[];
  readonly card: { readonly [id: string]: Card };
  readonly tiles: readonly TileData[];
  readonly tileIds: readonly string[];
  /** Faces of the action dice of each side. */
  readonly faces: readonly (readonly Face[])[];
  readonly faceNames: readonly (readonly string[])[];
  /** Every figure of the box by kind. */
  readonly figures: Uint8Array;
  readonly start: StartData;
  readonly sources: { readonly [item: string]: ContentSource };
}

export interface StartData {
  /** Counts by place and kind, as `place * KINDS + kind`. */
  readonly armies: readonly (readonly [Region, Figure, number])[];
  readonly stepsToWar: readonly number[];
  readonly active: readonly boolean[];
  readonly ringBearers: Region;
  readonly companions: readonly Character[];
  readonly guide: Character;
  readonly dice: readonly [number, number];
  readonly mostDice: readonly [number, number];
  readonly rings: number;
  readonly gates: readonly Region[];
}

/** Numbers that the rulebook prints; they are rules, not content. */
export const LIMITS = {
  army: 10,
  besieged: 5,
  combatDice: 5,
  /** Action dice of one side. */
  pool: 10,
  hand: 6,
  /** Of somebody who shares his side with a partner (WR-MULTI-07). */
  sharedHand: 4,
  corruption: 12,
  mordorSteps: 5,
  shadowPoints: 10,
  freePoints: 4,
} as const;

export const hasBit = (bits: number, bit: number): boolean => ((bits >> bit) & 1) === 1;
