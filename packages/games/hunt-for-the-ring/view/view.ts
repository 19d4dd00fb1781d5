import type { Seat } from '#kernel';
import type { MapPack } from '../content/schema.ts';
import type { WarGrant } from '../rules/campaign/war.ts';

/** What a viewer sees. Spaces are named as on the board: areas by number, exits by letter, dots by their mark. */
export interface HuntView {
  readonly part: 1 | 2;
  readonly stage: 'setUp' | 'ringBearer' | 'wraiths' | 'encounter' | 'recovery' | 'over';
  readonly day: number;
  readonly turn: 'firstDaylight' | 'secondDaylight' | 'night';
  readonly marker: 'ring' | 'eye';
  /** Frodo's figure on the movement track. */
  readonly step: number;
  readonly seats: number;
  readonly first: Seat;

  readonly corruption: number;
  /** The limits Frodo may have: one number when everybody can tell, in part II two until the length of the journey shows. */
  readonly limits: readonly number[];
  readonly eyes: number;
  readonly pool: readonly string[];
  readonly drawn: readonly string[];

  readonly nazgul: readonly NazgulView[];
  /** Whose activation it is. */
  readonly active: string | null;
  readonly moved: boolean;
  readonly acted: boolean;
  readonly dice: readonly DieView[];
  readonly trail: readonly { readonly area: string; readonly side: 'eye' | 'sword' }[];
  readonly allies: readonly string[];
  /** Places where something cannot be done for a while: an area, a region or a section, or a closed space. */
  readonly wards: readonly { readonly place: string; readonly bars: readonly string[]; readonly until: 'turn' | 'day' }[];
  readonly logTokens: readonly string[];

  /** Areas of the Information tokens on the Black Riders card; each unlocks a power. */
  readonly information: readonly string[];
  readonly fellowship: { readonly held: number; readonly pool: number };
  readonly company: readonly { readonly id: string; readonly state: 'aside' | 'up' | 'over' }[];
  readonly allyCards: {
    readonly hand: number;
    readonly deck: number;
    readonly discard: readonly string[];
    readonly shown: readonly string[];
  };
  readonly sorcery: {
    readonly hands: readonly number[];
    readonly deck: number;
    readonly discard: readonly string[];
    readonly besideTrack: boolean;
  };

  /** Where a hunt has found Frodo in this turn. */
  readonly foundAt: string | null;
  /** What is being asked and not yet answered. */
  readonly inquiry: { readonly kind: 'search' | 'hunt' | 'perception'; readonly target: string; readonly nazgul: string } | null;
  /** Cards being carried out. */
  readonly inPlay: readonly string[];

  readonly deeds: { readonly done: readonly string[]; readonly supply: number };
  /** Wraith players who have given up: partners play on with their Nazgûl. */
  readonly left: readonly Seat[];
  readonly rivendell: string | null;
  readonly gandalfAt: string | null;
  readonly partOneLog: readonly string[] | null;
  /** The Information tokens drawn in part I and what became of them, once that part is over. */
  readonly partOneInformation: readonly InformationView[] | null;

  /** The map of this part as the table's own content pack draws it; null for the standard box. */
  readonly sheet: MapPack | null;

  /** Everything publicly learned about the secrets, four numbers a clue (see `rules/clues.ts`); null where the table was set up without belief. */
  readonly clues: readonly number[] | null;

  /** The latest seal of the Ring-bearer's journal, and which one it is; null before the first. */
  readonly seal: { readonly number: number; readonly value: string } | null;

  /** The letter in which part I is stored, sealed, for the players when it ends well for Frodo; null at any other time and for watchers. */
  readonly letter: string | null;
  /** What a finished hunt brings into War of the Ring: tokens for each side, and the name of this ending there. */
  readonly warTokens: (WarGrant & { readonly link: string }) | null;
  /** The hunt is over because a side gave up: nothing is carried on. */
  readonly givenUp: boolean;

  /** What only the viewer sees. */
  readonly mine: RingBearerView | WraithView | null;
  /** Everything, once the game is over. */
  readonly truth: {
    readonly ringBearer: RingBearerView;
    readonly sorcery: readonly (readonly string[])[] | null;
    /** Deed tokens left in the supply. */
    readonly deedSupply: readonly DeedView[];
    /** With it anybody can recompute the seals of the journal. */
    readonly salt: string;
  } | null;
}

export interface NazgulView {
  readonly id: string;
  /** Null until it is placed. */
  readonly at: string | null;
  readonly player: Seat;
  /** Place in the player's order of activation, from 1. */
  readonly place: number;
  readonly witchKing: boolean;
  readonly held: boolean;
}

export interface DieView {
  readonly face: string;
  readonly spent: boolean;
  readonly witchKing: boolean;
}

export interface InformationView {
  readonly id: string;
  readonly area: string;
  readonly state: 'held' | 'concealed' | 'found';
}

export interface DeedView {
  readonly id: string;
  readonly area: string;
}

export interface RingBearerView {
  readonly role: 'ring-bearer';
  readonly log: readonly string[];
  readonly lastArea: string | null;
  readonly dots: number;
  readonly information: readonly InformationView[];
  readonly hand: readonly string[];
  readonly looked: readonly string[];
  /** Cards known to lie under the Ally deck, the lowest first. */
  readonly bottom: readonly string[];
  readonly known: readonly (readonly string[])[];
  readonly limit: number | null;
  readonly journey: JourneyView | null;
  readonly journeysSeen: readonly JourneyView[];
  /** Journey cards laid aside, the oldest first. */
  readonly journeysGone: readonly JourneyView[];
  readonly gandalf: string | null;
  readonly gandalfLog: readonly string[];
  readonly gandalfLeft: number;
  readonly mayReveal: boolean;
  readonly deeds: readonly DeedView[];
  readonly deedsSeen: readonly DeedView[];
}

export interface JourneyView {
  readonly id: string;
  readonly long: boolean;
  /** Row 0 is where Frodo starts; `dot` for the wild. */
  readonly rows: readonly string[];
  readonly havens: readonly string[];
}

export interface WraithView {
  readonly role: 'wraith';
  readonly hand: readonly string[];
  /** Cards known to be in another player's hand, by seat. */
  readonly known: readonly (readonly string[])[];
  /** Swaps offered before part II and not yet answered. */
  readonly offers: readonly { readonly from: Seat; readonly card: string; readonly to: Seat; readonly wanted: string }[];
  /** The log token taken up to be laid elsewhere, 0 for none. */
  readonly logHeld: number;
}
