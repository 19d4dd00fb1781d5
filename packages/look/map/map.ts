import type { Box, Spot } from './geometry.ts';

/** What a game tells of its map. Nothing here knows what the map shows. */

/** A space of a map: what can be walked to, touched and told. A dot, an area, or a whole region with its middle. */
export interface MapSpace extends Spot {
  readonly id: string;
}

export interface Paper {
  /** What must be seen: all spaces and names lie on it. In units of the map. */
  readonly sheet: Box;
  /** What is painted: the ground goes on beyond the sheet, so that no window shows an edge. */
  readonly bleed: Box;
  /** How far the ground is painted below that, for windows with a foot that does not hide it all. Nobody moves the map there. */
  readonly foot?: number;
  /** Pixels a unit, the nearest that one can come. */
  readonly nearest: number;
  /** Small, but everything that matters can still be read: with so many pixels a unit the whole sheet can be played on. */
  readonly legible: number;
  /** Near enough to read names on a phone. */
  readonly close: number;
}

/** Everything that is painted. */
export const groundOf = ({ bleed, foot = 0 }: Paper): Box => ({ ...bleed, height: bleed.height + foot });

/** Pixels at the head and the foot of the window that something lies over. */
export interface Inset {
  readonly top: number;
  readonly bottom: number;
}

/** A space in words, for the eye and for whoever listens. */
export interface Told {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What must come into sight, and when. */
export interface Watched {
  /** Where else something may be touched than on spaces. */
  readonly wantedBesides?: () => readonly Spot[];
  /** Where something happens that is asked about. */
  readonly happening: () => readonly Spot[];
  /** What there is to see when nothing may be touched. */
  readonly else: () => readonly Spot[];
  /** What happens is to be seen from near, even with room for the whole map. */
  readonly near?: () => boolean;
  /** The viewer is asked something. */
  readonly asked: () => boolean;
  /** Changes when something else is asked. */
  readonly moment: () => string;
  /** How much of the window's foot lies under something for the moment, in pixels. */
  readonly covered: (root: HTMLElement) => number;
}

export interface MapGame {
  readonly paper: Paper;
  readonly spaces: readonly MapSpace[];
  /** Spaces that border on one another. With it, the keyboard walks over borders; without, to what lies nearest. */
  readonly neighbours?: (id: string) => readonly string[];
  /** Room kept free for what always lies over the map. */
  readonly inset: Inset;
  /** Whether a touch on this space does something now: reactive. */
  readonly isWanted: (id: string) => boolean;
  readonly touch: (id: string, anchor: Element) => void;
  /** A touch that meant no space. */
  readonly missed?: () => void;
  /** The key `l`: everything that can be done, as a list. */
  readonly list?: (root: HTMLElement) => void;
  readonly watched: Watched;
}
