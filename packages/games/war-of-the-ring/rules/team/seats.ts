import { asId } from '#kernel/id.ts';
import { includes, NOBODY, only, type Seat, type Seats } from '#kernel';
import {
  type Card,
  type Character,
  DECK_TYPES,
  type DeckType,
  eliteOf,
  type Figure,
  FREE,
  FREE_NATIONS,
  LIMITS,
  MOST_SEATS,
  MOUTH,
  type Nation,
  NATIONS,
  type Player,
  type PlayerName,
  playerOfNation,
  PLAYERS,
  regularOf,
  SARUMAN,
  SARUMAN_PLAYER,
  SHADOW,
  SHADOW_NATIONS,
  type Side,
  sideOfCharacter,
  type SideName,
  SIDES,
  WITCH_KING,
  WITCH_KING_PLAYER,
} from '../../content/box.ts';
import type { War } from '../state.ts';

/**
 * Who sits where, and who decides: the one door between sides and seats. Two players: the Free Peoples, then the Shadow. Three: the Free Peoples, the
 * Witch-king, Saruman (WR-MULTI-27). Four sit as they act: Gondor, the Witch-king, Rohan, Saruman (WR-MULTI-01, WR-MULTI-02, WR-MULTI-03).
 */
const SIDES_OF: readonly (readonly Side[])[] = [[], [], [FREE, SHADOW], [FREE, SHADOW, SHADOW], [FREE, SHADOW, FREE, SHADOW]];
/** The seat of each player: Gondor, Rohan, the Witch-king, Saruman. */
const SEATS_OF_PLAYERS: readonly (readonly Seat[])[] = [[], [], [0, 0, 1, 1], [0, 0, 1, 2], [0, 2, 1, 3]];

const unitsOf = (nations: readonly Nation[]): readonly Figure[] => nations.flatMap((nation) => [regularOf(nation), eliteOf(nation)]);
/** The units of a side. */
const UNITS_OF_SIDES: readonly (readonly Figure[])[] = [FREE_NATIONS, SHADOW_NATIONS].map(unitsOf);

/** What follows from how many play, made beforehand: it is asked for many times in every action. */
interface Seating {
  readonly count: number;
  readonly sides: readonly Side[];
  readonly ofPlayers: readonly Seat[];
  /** The seats of each side. */
  readonly seated: readonly (readonly Seat[])[];
  /** Who controls each nation. */
  readonly controllers: readonly Seat[];
  /** The units of the nations of each seat. */
  readonly units: readonly (readonly Figure[])[];
}

function seatingFor(count: number): Seating {
  const [sides, ofPlayers] = [SIDES_OF[count], SEATS_OF_PLAYERS[count]];
  const controllers = NATIONS.map((_, nation) => ofPlayers[playerOfNation(asId(nation))]);
  return {
    count,
    sides,
    ofPlayers,
    seated: [FREE, SHADOW].map((side) => sides.flatMap((each, seat) => (each === side ? [asId(seat)] : []))),
    controllers,
    units: sides.map((_, seat) => unitsOf(controllers.flatMap((each, nation) => (each === seat ? [asId(nation)] : [])))),
  };
}

/** By the number of backs, two for each seat: whole numbers are looked up faster than they are divided. */
const SEATINGS: readonly Seating[] = Array.from({ length: MOST_SEATS * DECK_TYPES.length + 1 }, (_, backs) =>
  seatingFor(Math.floor(backs / DECK_TYPES.length)),
);
const seatingOf = (s: War): Seating => SEATINGS[s.open.backs.length];

/** With two players each side has one. */
const ALONE: readonly Seat[] = [0, 1];

/** How many began the game; those who gave up still have their seats. */
export const seatCount = (s: War): number => seatingOf(s).count;
export const backIndex = (seat: Seat, type: DeckType): number => seat * DECK_TYPES.length + type;

export const sideOfSeat = (s: War, seat: Seat): Side => seatingOf(s).sides[seat];
export const hasLeft = (s: War, seat: Seat): boolean => s.open.team !== undefined && includes(s.open.team.left, seat);

/** Every seat of a side, those who gave up included. */
export const seatedOn = (s: War, side: Side): readonly Seat[] => seatingOf(s).seated[side];
/** Those who still play for a side. */
export const seatsOf = (s: War, side: Side): readonly Seat[] =>
  (s.open.team?.left ?? NOBODY) === NOBODY ? seatedOn(s, side) : seatedOn(s, side).filter((seat) => !hasLeft(s, seat));

/** The other one of his side, if there is one and he still plays; -1 otherwise. */
export function partnerOf(s: War, seat: Seat): Seat {
  for (const other of seatedOn(s, sideOfSeat(s, seat))) if (other !== seat && !hasLeft(s, other)) return other;
  return asId(-1);
}
/** Whoever plays for a seat now: his partner once he has given up. */
export const standsInFor = (s: War, seat: Seat): Seat => (hasLeft(s, seat) ? partnerOf(s, seat) : seat);
/** Two players share the side. */
export const isShared = (s: War, side: Side): boolean => s.open.team !== undefined && seatsOf(s, side).length > 1;

/** Whoever plays for one of the powers: its player, or his partner once he has given up. */
export const seatOfPlayer = (s: War, player: Player): Seat => standsInFor(s, seatingOf(s).ofPlayers[player]);
export const controllerOf = (s: War, nation: Nation): Seat => standsInFor(s, seatingOf(s).controllers[nation]);
/** A nation is his to recruit, move and fight with, and to advance (WR-MULTI-12, WR-MULTI-13). */
export const controls = (s: War, seat: Seat, nation: Nation): boolean => s.open.team === undefined || controllerOf(s, nation) === seat;

/** The units of his nations; of a side that nobody shares, all. */
export const unitsOfSeat = (s: War, side: Side, seat: Seat): readonly Figure[] =>
  isShared(s, side) ? seatingOf(s).units[seat] : UNITS_OF_SIDES[side];

/** Minions have their master (WR-MULTI-02, WR-MULTI-03); Companions are anybody's of their side (WR-MULTI-14): -1. */
function masterOf(s: War, character: Character): Seat {
  if (character === WITCH_KING || character === MOUTH) return seatOfPlayer(s, WITCH_KING_PLAYER);
  return character === SARUMAN ? seatOfPlayer(s, SARUMAN_PLAYER) : asId(-1);
}
export function commands(s: War, seat: Seat, character: Character): boolean {
  if (s.open.team === undefined) return true;
  const master = masterOf(s, character);
  return master < 0 || master === seat;
}
/** Whoever decides about a character's ability. */
export const abilitySeat = (s: War, character: Character): Seat =>
  s.open.team === undefined || masterOf(s, character) < 0 ? seatOf(s, sideOfCharacter(character)) : masterOf(s, character);

/** A card without a sign is open to everybody on its side (WR-MULTI-25). */
export const mayUse = (s: War, seat: Seat, card: Card): boolean =>
  s.open.team === undefined || s.box.cards[card].sign < 0 || seatOfPlayer(s, asId(s.box.cards[card].sign)) === seat;

/** Whoever leads the side this turn; with two players there is nobody else. */
export const leadingSeat = (s: War, side: Side): Seat => s.open.team?.leading[side] ?? ALONE[side];

/**
 * Who decides for a side: in a battle the commander of its army, in an action of its own whoever acts, otherwise whoever leads. Questions that
 * belong to somebody else whoever acts (the hunt, a nation, a Minion) are asked by their own names above and below. So hunt re-rolls and table cards are
 * decided by the player who leads, acts or commands (WR-RULING-102).
 */
export function seatOf(s: War, side: Side): Seat {
  const { team, battle } = s.open;
  if (team === undefined) return ALONE[side];
  if (battle !== null) return team.commanders[side];
  return team.acting >= 0 && sideOfSeat(s, team.acting) === side ? team.acting : team.leading[side];
}

export const asks = (s: War, side: Side): Seats => only(seatOf(s, side));
/** What befalls the Fellowship is for the leading player to decide, whoever moved it (WR-MULTI-08, WR-MULTI-15). */
export const asksLeading = (s: War, side: Side): Seats => only(leadingSeat(s, side));

/** Where more than two play, an event of one of them says whose it was. */
export const byPartner = (s: War, seat: Seat): { readonly seat?: Seat } => (s.open.team === undefined ? {} : { seat });

export const handOf = (s: War, seat: Seat): Card[] => s.own[seat].hand;
/** What a hand is called in a position: by its side, or by its player where the side is shared. */
export function handName(s: War, seat: Seat): SideName | PlayerName {
  const side = sideOfSeat(s, seat);
  if (seatedOn(s, side).length === 1) return SIDES[side];
  return PLAYERS[seatingOf(s).ofPlayers.indexOf(seat)];
}
/** Six cards, or four for those who share a side (WR-EVENT-02, WR-MULTI-07, WR-RULING-86). */
export const handLimit = (s: War, seat: Seat): number => (isShared(s, sideOfSeat(s, seat)) ? LIMITS.sharedHand : LIMITS.hand);
/** The seat that holds a card of its side in hand; -1 if nobody does. */
export function holderOf(s: War, side: Side, card: Card): Seat {
  for (const seat of seatedOn(s, side)) if (handOf(s, seat).includes(card)) return seat;
  return asId(-1);
}
