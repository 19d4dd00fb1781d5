import { asId } from '#kernel/id.ts';
import type { ActionOf, Seat, Seats, State, EffectsOf } from '#kernel';
import type { HuntBox } from '../content/box.ts';
import type {
  AllyCard,
  CorruptionId,
  Deed,
  Entry,
  Face,
  Information,
  JourneyCard,
  Mark,
  Nazgul,
  Place,
  SorceryCard,
  Space,
} from '../content/ids.ts';
import type { BoardMap } from '../content/map.ts';
import type { HuntEvent, HuntRawEvent } from './events.ts';
import type { VERBS } from './verbs.ts';

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
export const DOT_ENTRY: Entry = asId(255);
export const SLASH_ENTRY: Entry = asId(254);

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
  readonly area: Space;
  readonly place: Place;
  readonly bars: number;
  readonly until: number;
}

interface ClosedPart {
  readonly space: Space;
  readonly until: number;
}

/** What lies open on the table. Lists of four are by Nazgûl, of seven by die, of five by Company card. */
interface HuntOpen {
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
  closed: ClosedPart[];

  nazgul: Space[];
  controller: Seat[];
  /** Place in the controller's order of activation. */
  rank: number[];
  /** Until when a Nazgûl may not be moved by the Wraith players; 0 when free. */
  bound: number[];
  /** The Nazgûl for whom the Witch-king stands in, -1 when he is not in play. */
  witchKing: Nazgul;
  /** Face of each die, -1 while it is not in the pool. */
  dice: Face[];
  spent: boolean[];
  first: Seat;
  /** How many Nazgûl have finished their activation in this turn. */
  activated: number;
  /** The Nazgûl whose activation it is, -1 outside the Wraith turns. */
  active: Nazgul;
  moved: boolean;
  acted: boolean;
  /** Ringwraith log tokens: 0 off the board, otherwise a mark (see marks). */
  logTokens: Mark[];
  /** By seat, the log token that it has taken up to lay it elsewhere; 0 for none. */
  logHeld: number[];

  /** Information tokens on the Black Riders card, in the order of finding. */
  information: Information[];
  fellowship: number;
  /** How many Fellowship tokens there are in all, on Frodo's card and in the pool. */
  poolSize: number;
  company: number[];
  /** In which part each Company card was turned over. */
  turnedIn: number[];
  meriadocJoined: boolean;

  allyHand: number;
  allyDeck: number;
  allyDiscard: AllyCard[];
  /** Cards that everybody knows to be in the Ring-bearer's hand. */
  allyShown: AllyCard[];
  /** By seat. */
  sorceryHand: number[];
  sorceryDeck: number;
  sorceryDiscard: SorceryCard[];

  /** The area of the latest hunt that found Frodo in this turn, 0 when none did. */
  foundAt: Space;
  /** Corruption tokens drawn and not yet dealt with. */
  drawn: CorruptionId[];
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
  deedsDone: Deed[];
  deedSupply: number;
  /** The exit where Gandalf was announced; 0 while he is in play. */
  rivendell: Space;
  /** Where the figure of a revealed Gandalf stands. */
  gandalfAt: Space;

  /** Everybody can tell that the journey is a long one: a short one would be over. */
  longKnown: boolean;

  /** The log of part I, once that part is over (HR-RUL-51). */
  partOneLog: Entry[] | null;
  /** With it what became of each Information token, as the Ring-bearer knew it (see `RingBearerOwn.information`). */
  partOneInformation: number[] | null;
  /** Wraith players who have given up, as bits: partners play on for them. */
  left: Seats;
  /** Which Wraith players have finished swapping cards, as bits. */
  swapReady: Seats;
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
  log: Entry[];
  lastArea: Space;
  dots: number;
  information: Uint8Array;
  hand: AllyCard[];
  /** Cards known to lie under the deck, the lowest first. */
  bottom: AllyCard[];
  /** Cards being looked at. */
  looked: AllyCard[];
  /** Sorcery cards known to be in a Wraith player's hand, by seat. */
  known: SorceryCard[][];

  journey: JourneyCard;
  /** Journey cards being looked at. */
  journeysSeen: JourneyCard[];
  journeysGone: JourneyCard[];
  /** Gandalf's last area, 0 when he has none. */
  gandalf: Space;
  gandalfLog: Space[];
  /** Moves Gandalf may still make this turn, and whether he has made one. */
  gandalfLeft: number;
  gandalfMoved: boolean;
  /** His move has just ended beside a Nazgûl. */
  mayReveal: boolean;
  deeds: Deed[];
  /** Deed tokens drawn to choose from. */
  deedsSeen: Deed[];
}

export interface WraithOwn {
  readonly role: 'wraith';
  hand: SorceryCard[];
  /** Sorcery cards known to be in another player's hand, by seat. */
  known: SorceryCard[][];
  /** Swaps offered before part II and not yet answered: every Wraith player sees them all. */
  offers: Offer[];
}

/** One card for one: who offers, which card, to whom, for which. */
export interface Offer {
  readonly from: Seat;
  readonly card: SorceryCard;
  readonly to: Seat;
  readonly wanted: SorceryCard;
}

/** Decks: the top card is the last one. */
interface HuntHidden {
  allyDeck: AllyCard[];
  sorceryDeck: SorceryCard[];
  /** Journey cards that may be drawn, in no order. */
  journeyDeck: JourneyCard[];
  /** Deed tokens in the supply, in no order. */
  deedSupply: Deed[];
  /** Makes the seals of the journal unguessable until the end. */
  salt: string;
}

export type HuntAction = ActionOf<typeof VERBS>;
/** What can be said in this game. */
export interface HuntWords {
  readonly action: HuntAction;
  readonly rawEvent: HuntRawEvent;
  readonly event: HuntEvent;
}
export type Hunt = State<HuntBox, HuntOpen, RingBearerOwn | WraithOwn, HuntHidden, HuntWords>;
/** The table at which the Hunt is played. */
export type HuntEffects = EffectsOf<Hunt>;

export function bearer(s: Pick<Hunt, 'own'>): RingBearerOwn {
  const own = s.own[RING_BEARER];
  if (own.role === 'ring-bearer') return own;
  throw new Error('The Ring-bearer does not sit on seat 0');
}
export function wraith(s: Hunt, seat: Seat): WraithOwn {
  const own = s.own[seat];
  if (own.role === 'wraith') return own;
  throw new Error(`No Wraith player sits on seat ${seat}`);
}
/** Wraith players who are still there. */
export function staying({ open: { seats, left } }: Hunt): Seat[] {
  const still: Seat[] = [];
  for (let seat: Seat = asId(1); seat < seats; seat++) if (((left >> seat) & 1) === 0) still.push(seat);
  return still;
}
export const mapOf = (s: Hunt): BoardMap => s.box.maps[s.open.part];
export const isNight = (s: Hunt): boolean => s.open.turn === 2;
