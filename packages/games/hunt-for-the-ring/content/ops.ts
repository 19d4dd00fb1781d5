import type { Company, CorruptionId, Face, ScriptId, Space } from './ids.ts';

/** The vocabulary of the cards, as data that one executor understands. Places are indices of spaces, regions and sections. */

/** Conditions that must all hold; a field left out asks nothing. */
export interface Tests {
  readonly part?: number;
  readonly night?: boolean;
  readonly beforeFrodoMove?: boolean;
  readonly frodoRests?: boolean;
  readonly frodoInWild?: boolean;
  /** Areas, as a flag a space. */
  readonly lastAreaIn?: Uint8Array;
  readonly companyFaceUp?: Company;
  readonly trailsAtLeast?: number;
  readonly gandalfAtOrConnectedTo?: Space;
  readonly activeOnShadow?: boolean;
  readonly activeRegionHasTrail?: boolean;
  readonly witchKingAbsent?: boolean;
}

/** Whether only the Ring-bearer can tell that they hold. */
export const looksAtSecrets = (tests: Tests | null): boolean =>
  tests !== null && (tests.frodoInWild !== undefined || tests.lastAreaIn !== undefined || tests.gandalfAtOrConnectedTo !== undefined);

/** What an out-of-turn effect may answer. */
export interface Trigger {
  readonly search: boolean;
  readonly hunt: boolean;
  readonly perception: boolean;
  readonly sorcery: boolean;
  /** Regions (bits) in which the area must lie or which the perception must name; 0 asks nothing. */
  readonly regions: number;
  readonly sections: number;
  /** Of a Sorcery card: the declared effect must contain a perception. */
  readonly sorceryPerceives: boolean;
  /** At the start of an encounter. */
  readonly encounter: boolean;
}

export interface Effect {
  readonly outOfTurn: boolean;
  /** 0 in both parts. */
  readonly part: number;
  readonly trigger: Trigger | null;
  readonly tests: Tests | null;
  /** Index of its op list. */
  readonly script: ScriptId;
}

/** Where a token may be placed or a search be made: a flag a space, and what depends on the Nazgûl. */
export interface Where {
  readonly mask: Uint8Array;
  readonly notNextToNazgul: boolean;
  readonly ofActive: 'region' | 'section' | null;
}

/** Which Nazgûl. */
export interface Who {
  /** How many of those that match; 0 is all of them. */
  readonly count: number;
  readonly kind: 'all' | 'acting' | 'active' | 'othersInActiveSection' | 'inRegions' | 'inSections' | 'nearArea' | 'nearToken';
  /** Bits of regions or sections. */
  readonly bits: number;
  readonly within: number;
  readonly area: Space;
}

export type Until = 'turn' | 'day';

export const BARS = ['perception', 'search', 'hunt', 'road-bonus', 'night-bonus'] as const;
export const BAR_PERCEPTION = 1;
export const BAR_SEARCH = 2;
export const BAR_HUNT = 4;
export const BAR_ROAD = 8;
export const BAR_NIGHT = 16;

type SearchAt = 'here' | 'adjacent' | 'chosen';

export type Op =
  | { readonly op: 'frodo.move'; readonly bonus: number }
  | { readonly op: 'frodo.rangeBonus'; readonly n: number; readonly part: number }
  /** Straight from an area of one list to an area of the other: a flag a space, 1 or 2. */
  | { readonly op: 'frodo.jump'; readonly sides: Uint8Array; readonly index: number }
  | { readonly op: 'frodo.heal'; readonly n: number; readonly strong: number }
  | { readonly op: 'frodo.nightMoveFree'; readonly part: number }
  | { readonly op: 'frodo.corrupt'; readonly n: number }
  | { readonly op: 'fellowship.gain'; readonly n: number }
  | { readonly op: 'fellowship.lose'; readonly n: number }
  | { readonly op: 'ally.draw'; readonly n: number }
  | { readonly op: 'ally.recover'; readonly n: number }
  | { readonly op: 'ally.discardRandom'; readonly n: number }
  | { readonly op: 'allyToken.place'; readonly n: number; readonly where: Where; readonly upTo: boolean }
  | { readonly op: 'allyToken.move'; readonly n: number; readonly upTo: boolean }
  | { readonly op: 'allyToken.remove'; readonly n: number; readonly where: Where; readonly upTo: boolean }
  | { readonly op: 'nazgul.push'; readonly who: Who; readonly spaces: number }
  | { readonly op: 'nazgul.hold'; readonly who: Who; readonly until: Until }
  | { readonly op: 'nazgul.move'; readonly who: Who; readonly spaces: number; readonly roadSpaces: number }
  /** `choose` lists places (regions and sections) or, for an area, spaces. */
  | {
      readonly op: 'ward';
      readonly scope: 'area' | 'place';
      readonly choose: readonly number[];
      readonly bars: number;
      readonly until: Until;
    }
  | { readonly op: 'space.close'; readonly spaces: readonly Space[]; readonly until: Until }
  | { readonly op: 'cancel' }
  /** `face` -1 is any. */
  | { readonly op: 'dice.discard'; readonly n: number; readonly face: Face; readonly byRingBearer: boolean }
  | { readonly op: 'dice.reroll'; readonly n: number; readonly byRingBearer: boolean }
  | { readonly op: 'sorcery.draw'; readonly n: number }
  | { readonly op: 'sorcery.peekDiscard'; readonly n: number }
  | { readonly op: 'tracks.remove'; readonly n: number; readonly sections: number }
  | { readonly op: 'information.hide'; readonly n: number }
  | { readonly op: 'company.add'; readonly card: Company }
  | { readonly op: 'company.restore'; readonly n: number; readonly among: readonly Company[] }
  | { readonly op: 'encounter.fewerTokens'; readonly n: number }
  | { readonly op: 'gandalf.move'; readonly n: number }
  | { readonly op: 'gandalf.relocate'; readonly mask: Uint8Array }
  | { readonly op: 'journey.swap'; readonly look: number }
  | { readonly op: 'turnMarker.setEye' }
  | { readonly op: 'search'; readonly at: SearchAt; readonly where: Where | null; readonly n: number; readonly optional: boolean }
  | { readonly op: 'hunt'; readonly at: 'here' | 'adjacent'; readonly optional: boolean }
  | {
      readonly op: 'perception';
      readonly scope: 'region' | 'section';
      readonly where: 'own' | 'own-section' | 'any';
      readonly nameWho: boolean;
    }
  | { readonly op: 'ifPerceptionYes'; readonly scope: 'region' | 'section'; readonly then: ScriptId }
  | { readonly op: 'ringbearer.choose'; readonly options: readonly ScriptId[] }
  | { readonly op: 'reveal.region' }
  | { readonly op: 'reveal.trackAge' }
  | { readonly op: 'huntPool.add'; readonly token: CorruptionId }
  | { readonly op: 'card.becomesEye' }
  | { readonly op: 'witchKing.enter' };

export type OpName = Op['op'];
/** Each op under its name. */
export type OpNamed = { readonly [Name in OpName]: Extract<Op, { readonly op: Name }> };
