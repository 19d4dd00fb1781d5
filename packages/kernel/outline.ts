import type { Param } from './event.ts';

/** A table read aloud: what a seat sees, as headed lists of short lines. The wording is in the locale under `outline.<id>`. */
export interface OutlineLine {
  readonly id: string;
  readonly params: { readonly [name: string]: Param };
  /** The place that the line is about, where the table can tell more of it. */
  readonly place?: string;
}

export interface OutlineSection {
  readonly id: string;
  readonly params: { readonly [name: string]: Param };
  readonly lines: readonly OutlineLine[];
}

export type Outline = readonly OutlineSection[];
