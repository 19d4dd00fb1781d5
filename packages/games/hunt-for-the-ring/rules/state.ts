import type { Frame, Seat, State } from '#kernel';
import type { HuntBox } from '../content/box.ts';
import type { BoardMap } from '../content/map.ts';

export interface HuntOptions {
  /** `part1` ends in Bree, `part2` begins with a stored letter, `campaign` plays both parts. */
  readonly mode: 'campaign' | 'part1' | 'part2';
  /** How many Information tokens the Ring-bearer hands over: one, two or none (HR-DIFF-01, HR-DIFF-02). */
  readonly information: 'normal' | 'two' | 'none';
  readonly bigPool: boolean;
  readonly havens: boolean;
  /** The table may shade where Frodo can be, as far as public facts tell. */
  readonly belief: boolean;
  /** Sealed; never kept on the table. */
  readonly letter: string | null;
}

/** The Ring-bearer sits on seat 0, the Wraith players on the seats after it, clockwise. */
export const RING_BEARER: Seat = 0;

/** Where a corruption token is. */
export const IN_BOX = 0;
export const IN_POOL = 1;
export const DRAWN = 2;
export const BESIDE_TRACK = 3;
export const GONE = 4;

/** Sides of a Trail token. */
export const NO_TRAIL = 0;
export const EYE_UP = 1;
export const SWORD_UP = 2;

/** Of a Company card. */
export const ASIDE = 0;
export const FACE_UP = 1;
export const TURNED_OVER = 2;

/** Of an Information token, as the Ring-bearer knows it. */
export const NOT_DRAWN = 0;
export const HELD = 1;
export const CONCEALED = 2;
export const FOUND = 3;

/** Entries of the log that are no areas. */
export const DOT_ENTRY = 255;
export const SLASH_ENTRY = 254;

export const LAST_STEP = 16;
export const LIMIT_PART_ONE = 12;
export const HAND_LIMIT = 5;
export const ALLY_TOKENS = 8;
/** Escape range counts spaces: two more than the dots logged (HR-RUL-09). */
export const ESCAPE_SPACES = 2;

/** How long a lasting effect lasts. */
export const THIS_TURN = 1;
export const THIS_DAY = 2;

/** A place of which something cannot be done for a while. One of `area` and `place` is set; `place` counts regions, then sections. */
export interface Ward {
  readonly area: number;
  readonly place: number;
  readonly bars: number;
  readonly until: number;
}

export interface Closed {
  readonly space: number;
  readonly until: number;
}

/** What lies open on the table. Lists of four are by Nazgûl, of seven by die, of five by Company card. */
export interface HuntOpen {
  readonly options: HuntOptions;
  readonly seats: number;
  part: 1 | 2;
  day: number;
  /** 0 and 1 by daylight, 2 by night. */
  turn: number;
  /** The turn marker shows the Eye. */
  eye: boolean;
  /** Frodo's figure on the movement track. */
  step: number;

  corruption: number;
  tokens: Uint8Array;
  /** The Barrow-wights card lies beside the track (HR-RUL-79). */
  barrow: boolean;
  /** A grey or red token was applied in this part. */
  strong: boolean;

  trail: Uint8Array;
  allies: Uint8Array;
  wards: Ward[];
  closed: Closed[];

  nazgul: number[];
  controller: number[];
  /** Place in the controller's order of activation. */
  rank: number[];
  /** Until when a Nazgûl may not be moved by the Wraith players; 0 when free. */
  bound: number[];
  /** The Nazgûl for whom the Witch-king stands in, -1 when he is not in play. */
  witchKing: number;
  /** Face of each die, -1 while it is not in the pool. */
  dice: number[];
  spent: boolean[];
  first: Seat;
  /** How many Nazgûl have finished their activation in this turn. */
  activated: number;
  /** The Nazgûl whose activation it is, -1 outside the Wraith turns. */
  active: number;
  moved: boolean;
  acted: boolean;
  /** Ringwraith log tokens: 0 off the board, otherwise a mark (see marks). */
  logTokens: number[];
  /** By seat, the log token that it has taken up to lay it elsewhere; 0 for none. */
  logHeld: number[];

  /** Information tokens on the Black Riders card, in the order of finding. */
  information: number[];
  fellowship: number;
  /** How many Fellowship tokens there are in all, on Frodo's card and in the pool. */
  poolSize: number;
  company: number[];
  /** In which part each Company card was turned over. */
  turnedIn: number[];
  meriadocJoined: boolean;

  allyHand: number;
  allyDeck: number;
  allyDiscard: number[];
  /** Cards that everybody knows to be in the Ring-bearer's hand. */
  allyShown: number[];
  /** By seat. */
  sorceryHand: number[];
  sorceryDeck: number;
  sorceryDiscard: number[];

  /** The area of the latest hunt that found Frodo in this turn, 0 when none did. */
  foundAt: number;
  /** Corruption tokens drawn and not yet dealt with. */
  drawn: number[];
  fewerTokens: number;
  /** Frames of the encounter ask whether the Witch-king took part. */
  witchKingFought: boolean;

  /** The Ring-bearer's turn so far. */
  begun: boolean;
  stepped: boolean;
  rested: boolean;
  played: boolean;
  tokenSpent: boolean;
  meriadocUsed: boolean;
  rangeBonus: number;
  /** Which crossing Frodo's move may use, 0 for none. */
  jump: number;
  nightFree: boolean;

  /** Deeds done, as indices of deed tokens. */
  deedsDone: number[];
  deedSupply: number;
  /** The exit where Gandalf was announced; 0 while he is in play. */
  rivendell: number;
  /** Where the figure of a revealed Gandalf stands. */
  gandalfAt: number;

  /** Everybody can tell that the journey is a long one: a short one would be over. */
  longKnown: boolean;

  /** The log of part I, once that part is over (HR-RUL-51). */
  partOneLog: number[] | null;
  /** With it what became of each Information token, as the Ring-bearer knew it (see `RingBearerOwn.information`). */
  partOneInformation: number[] | null;
  /** Wraith players who have given up, as bits: partners play on for them. */
  left: number;
  /** Which Wraith players have finished swapping cards, as bits. */
  swapReady: number;
  swaps: number;
  /** How part I ended, for the letter: 0 not yet, 1 at an exit, 2 by rescue. */
  arrival: number;
  /** Everything publicly learned about the secrets, oldest first: four numbers a clue (see clues). */
  clues: number[];
  /** Seals of the Ring-bearer's journal, oldest first (see seal). */
  seals: string[];
}

export interface RingBearerOwn {
  readonly role: 'ring-bearer';
  /** Entry 0 is the starting area; then one entry a step. */
  log: number[];
  lastArea: number;
  dots: number;
  information: Uint8Array;
  hand: number[];
  /** Cards known to lie under the deck, the lowest first. */
  bottom: number[];
  /** Cards being looked at. */
  looked: number[];
  /** Sorcery cards known to be in a Wraith player's hand, by seat. */
  known: number[][];

  journey: number;
  /** Journey cards being looked at. */
  journeysSeen: number[];
  journeysGone: number[];
  /** Gandalf's last area, 0 when he has none. */
  gandalf: number;
  gandalfLog: number[];
  /** Moves Gandalf may still make this turn, and whether he has made one. */
  gandalfLeft: number;
  gandalfMoved: boolean;
  /** His move has just ended beside a Nazgûl. */
  mayReveal: boolean;
  deeds: number[];
  /** Deed tokens drawn to choose from. */
  deedsSeen: number[];
}

export interface WraithOwn {
  readonly role: 'wraith';
  hand: number[];
  /** Sorcery cards known to be in another player's hand, by seat. */
  known: number[][];
  /** Swaps offered before part II and not yet answered: every Wraith player sees them all. */
  offers: Offer[];
}

/** One card for one: who offers, which card, to whom, for which. */
export interface Offer {
  readonly from: Seat;
  readonly card: number;
  readonly to: Seat;
  readonly wanted: number;
}

/** Decks: the top card is the last one. */
export interface HuntHidden {
  allyDeck: number[];
  sorceryDeck: number[];
  /** Journey cards that may be drawn, in no order. */
  journeyDeck: number[];
  /** Deed tokens in the supply, in no order. */
  deedSupply: number[];
  /** Makes the seals of the journal unguessable until the end. */
  salt: string;
}

export type Hunt = State<HuntBox, HuntOpen, RingBearerOwn | WraithOwn, HuntHidden>;

export const bearer = (s: Hunt): RingBearerOwn => s.own[RING_BEARER] as RingBearerOwn;
export const wraith = (s: Hunt, seat: Seat): WraithOwn => s.own[seat] as WraithOwn;
/** Wraith players who are still there. */
export function staying({ open: { seats, left } }: Hunt): Seat[] {
  const still: Seat[] = [];
  for (let seat = 1; seat < seats; seat++) if (((left >> seat) & 1) === 0) still.push(seat);
  return still;
}
export const mapOf = (s: Hunt): BoardMap => s.box.maps[s.open.part];
export const isNight = (s: Hunt): boolean => s.open.turn === 2;

export type StepName =
  | 'giveInformation'
  | 'claimNazgul'
  | 'orderNazgul'
  | 'dealPartOne'
  | 'placeNazgul'
  | 'firstRoll'
  | 'beginTurn'
  | 'ringBearerTurn'
  | 'moveFrodo'
  | 'wraithTurns'
  | 'activation'
  | 'extraMove'
  | 'afterExtraMove'
  | 'inquiry'
  | 'react'
  | 'script'
  | 'endOfTurn'
  | 'encounter'
  | 'encounterReact'
  | 'drawTokens'
  | 'cancelToken'
  | 'applyTokens'
  | 'escape'
  | 'rescue'
  | 'endOfPartOne'
  | 'advanceMarker'
  | 'recovery'
  | 'keepAlly'
  | 'passFirstPlayer'
  | 'newDice'
  | 'discardAlly'
  | 'discardSorcery'
  | 'placeAlly'
  | 'moveAlly'
  | 'liftAlly'
  | 'pushNazgul'
  | 'holdNazgul'
  | 'chooseWard'
  | 'discardDie'
  | 'rerollDice'
  | 'recoverAlly'
  | 'peekHand'
  | 'discardPeeked'
  | 'removeTrail'
  | 'hideInformation'
  | 'restoreCompany'
  | 'relocateGandalf'
  | 'keepJourney'
  | 'searchAt'
  | 'huntAt'
  | 'perceiveAt'
  | 'readTrail'
  | 'temptation'
  | 'pursuit'
  | 'chooseJourney'
  | 'gandalfStart'
  | 'beginSwap'
  | 'swapSorcery'
  | 'dealPartTwo'
  | 'chooseHost'
  | 'driveOff'
  | 'hide'
  | 'hidingPlace'
  | 'flightArea'
  | 'escapeTwo'
  | 'striderAtReroute';

export const at = (step: StepName): Frame => ({ step });

/** A decision that needs to know what it is about. */
export interface ForFrame extends Frame {
  readonly seat: Seat;
}
