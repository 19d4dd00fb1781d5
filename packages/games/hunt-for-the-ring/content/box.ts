import { asId } from '#kernel/id.ts';
import type { ContentSource } from '#kernel';
import type { AllyCard, Company, Die, DieName, Face, SorceryCard, Space } from './ids.ts';
import type { Journey } from './journey.ts';
import type { BoardMap } from './map.ts';
import type { Effect, Op, Tests } from './ops.ts';
import type { MapPack } from './schema.ts';

/** The box as the rules use it: small numbers inside, names at the border. */

/** Faces of the dice. The first four are those of an ordinary die. */
export const FACES = ['ring', 'sword', 'sorcery', 'shadow', 'morgul-ring', 'pursuit', 'morgul-shadow'] as const;
export type FaceId = (typeof FACES)[number];
export const RING: Face = asId(0);
export const SWORD: Face = asId(1);
export const SORCERY: Face = asId(2);
export const SHADOW: Face = asId(3);
export const MORGUL_RING: Face = asId(4);
export const PURSUIT: Face = asId(5);
export const MORGUL_SHADOW: Face = asId(6);

/** Dice 0-5 are ordinary, die 6 is the Witch-king's. */
export const ORDINARY_DICE = 6;
export const WITCH_KING_DIE: Die = asId(6);

/** How a player names the die he pays with: an ordinary one by its face, or the Witch-king's. */
export const DICE = ['ring', 'sword', 'sorcery', 'shadow', 'witch-king'] as const;
export const BY_WITCH_KING_DIE: DieName = asId(4);

export const NAZGUL = ['blue', 'green', 'red', 'violet'] as const;

export const COMPANY = ['frodo', 'samwise', 'peregrin', 'meriadoc', 'strider'] as const;
export const FRODO: Company = asId(0);
export const SAMWISE: Company = asId(1);
export const PEREGRIN: Company = asId(2);
export const MERIADOC: Company = asId(3);
export const STRIDER: Company = asId(4);

export interface Card {
  readonly id: string;
  readonly copies: number;
  /** What must hold to play it; null when nothing is asked. */
  readonly condition: Tests | null;
  /** Fellowship tokens to be paid. */
  readonly spends: number;
  /** True: one effect is picked ('or'); false: all of them. */
  readonly pickOne: boolean;
  readonly effects: readonly Effect[];
  /** Laid beside the corruption track for good instead of discarded. */
  readonly stays: boolean;
}

export interface CompanyCard {
  readonly id: string;
  /** Kinds of drawn tokens that its lower ability can cancel. */
  readonly cancels: { readonly number: boolean; readonly eye: boolean };
  /** Fellowship tokens that its upper ability brings. */
  readonly gains: number;
  /** Fellowship tokens that it costs: of Frodo's lower ability, removed for good, and of Meriadoc's upper one. */
  readonly price: number;
  /** Dots that a move by it may count more. */
  readonly reach: number;
  /** Cards that its upper ability lets the Ring-bearer look at. */
  readonly looks: number;
}

export interface CorruptionToken {
  readonly id: string;
  readonly colour: 'beige' | 'red' | 'grey';
  readonly eye: boolean;
  readonly value: number;
}

export interface HuntBox {
  readonly title: string;
  /** Names of all spaces of both maps; a space has the same index on both. Index 0 is no space. */
  readonly spaces: readonly string[];
  /** `maps[1]` and `maps[2]`. */
  readonly maps: readonly BoardMap[];
  readonly regions: readonly string[];
  readonly sections: readonly string[];
  /** What a perception or a ward can name: all regions, then all sections. */
  readonly places: readonly string[];
  readonly sectionOfRegion: Uint8Array;

  /** All Ally cards, part I first. */
  readonly allies: readonly Card[];
  readonly allyIds: readonly string[];
  /** Indices of the cards of each part's deck, one entry a copy: `allyDecks[1]`, `allyDecks[2]`. */
  readonly allyDecks: readonly (readonly AllyCard[])[];
  readonly sorcery: readonly Card[];
  readonly sorceryIds: readonly string[];
  readonly sorceryDeck: readonly SorceryCard[];
  readonly company: readonly CompanyCard[];
  /** Short ones first. */
  readonly journeys: readonly Journey[];
  readonly journeyIds: readonly string[];
  readonly shortJourneys: number;
  readonly limits: { readonly short: number; readonly long: number };

  /** All op lists: what an effect runs, and the lists nested in one. */
  readonly scripts: readonly (readonly Op[])[];

  /** Straight ways that a card opens for Frodo: a flag a space, the two sides told apart as 1 and 2. Index 0 is none. */
  readonly crossings: readonly Uint8Array[];

  readonly frodoStarts: readonly Space[];
  /** Areas of the Information tokens. */
  readonly information: readonly Space[];
  readonly informationIds: readonly string[];
  /** Areas of Gandalf's deeds. */
  readonly deeds: readonly Space[];
  readonly deedIds: readonly string[];
  readonly corruption: readonly CorruptionToken[];
  readonly corruptionIds: readonly string[];

  readonly ordinaryFaces: readonly Face[];
  readonly witchKingFaces: readonly Face[];
  readonly ordinaryFaceNames: readonly FaceId[];
  readonly witchKingFaceNames: readonly FaceId[];
  /** How the maps of a pack that is not the standard one are drawn; null for the standard one, which every table has. */
  readonly sheets: readonly MapPack[] | null;
  readonly sources: { readonly [item: string]: ContentSource };
}
