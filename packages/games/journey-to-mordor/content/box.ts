import { asId } from '#kernel/id.ts';
import type { Id, ContentSource } from '#kernel';

/** The box as the rules use it: numbers inside, names at the border. */

export const SYMBOLS = ['ring', 'gandalf', 'weapon', 'orc', 'nazgul', 'white-tree'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

export type SymbolIndex = Id<'symbol'>;
export type Die = Id<'die'>;
export type Hobbit = Id<'hobbit'>;
/** A square of the Nazgûl trail. */
export type Square = Id<'square'>;

export const RING: SymbolIndex = asId(0);
export const GANDALF: SymbolIndex = asId(1);
export const WEAPON: SymbolIndex = asId(2);
export const ORC: SymbolIndex = asId(3);
export const NAZGUL: SymbolIndex = asId(4);
export const WHITE_TREE: SymbolIndex = asId(5);

/** What a place does to the turn of a player who begins it there. */
export const EFFECTS = [
  'same-symbols',
  'no-gandalf',
  'weapons-double',
  'repeat-roll',
  'orcs-double',
  'nazgul-spares-active',
  'all-nazgul-on-active',
  'two-rings-needed',
] as const;
export type EffectId = (typeof EFFECTS)[number];

export type SideId = 'basic' | 'advanced';

export interface DieData {
  readonly id: string;
  /** Index of the hobbit whose colour it has; -1 for the black die. */
  readonly hobbit: Hobbit;
  /** Symbol of each face. */
  readonly faces: readonly SymbolIndex[];
  readonly faceNames: readonly SymbolId[];
}

interface HobbitData {
  readonly id: string;
  readonly colour: string;
}

interface RoundField {
  readonly place: string;
  readonly effect: EffectId | null;
}

/** One side of the sheet. */
export interface Sheet {
  readonly id: SideId;
  readonly fields: readonly RoundField[];
  readonly squares: number;
}

export interface JourneyBox {
  readonly title: string;
  readonly dice: readonly DieData[];
  readonly dieIds: readonly string[];
  readonly hobbits: readonly HobbitData[];
  readonly hobbitIds: readonly string[];
  readonly sheets: { readonly basic: Sheet; readonly advanced: Sheet };
  /** The longest square trail of the two sides. */
  readonly mostSquares: number;
  readonly sources: { readonly [item: string]: ContentSource };
}
