import type { Param } from './event.ts';

/** Text version of the table for screen readers and tests: headed lists of short lines. The wording is in the locale under `outline.<id>`. */
export interface OutlineLine {
  readonly id: string;
  readonly params: { readonly [name: string]: Param };
  /** The place that the line is about, if the table can show details of it. */
  readonly place?: string;
}

export interface OutlineSection {
  readonly id: string;
  readonly params: { readonly [name: string]: Param };
  readonly lines: readonly OutlineLine[];
}

export type Outline = readonly OutlineSection[];
