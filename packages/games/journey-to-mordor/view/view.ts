import type { Seat } from '#kernel';
import type { EffectId, SideId, SymbolId } from '../content/box.ts';

/** What everybody sees of a game: all sheets are open (JM-RULING-29). */
export interface JourneyView {
  readonly side: SideId;
  /** True with the optional ending: the last player left wins too. */
  readonly lastSurvivor: boolean;
  readonly stage: 'hobbits' | 'roll' | 'setAside' | 'gandalf' | 'over';
  readonly round: number;
  /** Who began the game; null until the hobbits are chosen. */
  readonly first: Seat | null;
  readonly active: Seat | null;
  /** The round trail of this side, Bag End excluded. */
  readonly trail: readonly { readonly place: string; readonly effect: EffectId | null }[];
  readonly players: readonly PlayerView[];
  readonly turn: TurnView | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly hobbit: string | null;
  /** Round fields crossed off. */
  readonly fields: number;
  /** `bag-end` or the place of the last field crossed off. */
  readonly place: string;
  readonly squares: readonly SquareView[];
  /** Uncrossed Nazgûl spaces, halves and whole squares alike. */
  readonly spaces: number;
  readonly inMordor: boolean;
  readonly out: boolean;
}

export interface SquareView {
  readonly split: boolean;
  /** Crossed-off parts: 0 or 1 of a whole square, 0 to 2 of a split one. */
  readonly crossed: number;
}

export interface TurnView {
  /** The effect of the place where the turn began. */
  readonly effect: EffectId | null;
  readonly place: string;
  /** How many rolls have been made, a repeated one counting once. */
  readonly roll: number;
  readonly repeated: boolean;
  readonly dice: readonly DieView[];
  /** Gandalfs still to be used in phase 2. */
  readonly gandalfs: number;
  readonly forecast: Forecast;
}

export interface DieView {
  readonly id: string;
  readonly hobbit: string | null;
  /** Whom a Nazgûl on it would hit; null when it would hit nobody (Gondor). */
  readonly hits: Seat | null;
  readonly symbol: SymbolId | null;
  /** Not rolled yet, rolled and loose, chosen from this roll, set aside earlier. */
  readonly status: 'unrolled' | 'loose' | 'chosen' | 'aside';
}

/** What would happen if rolling ended now: facts for the "so far" panel. */
export interface Forecast {
  readonly rings: number;
  readonly weapons: number;
  readonly orcs: number;
  /** Strength after the place is taken into account: weapons beat orcs when `force >= threat`. */
  readonly force: number;
  readonly threat: number;
  /** Round fields that would be crossed off. */
  readonly moves: number;
  /** Rings set aside that would be lost: to orcs, to Shelob, or beyond Mordor. */
  readonly lost: number;
  readonly gandalfs: number;
  /** Squares each seat would have to cross off. */
  readonly hits: readonly number[];
  readonly tree: boolean;
}
