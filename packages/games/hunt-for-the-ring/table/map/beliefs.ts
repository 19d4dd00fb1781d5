import type { HuntView } from '../../view/view.ts';
import type { Publicly } from './believer.ts';

/** What the Riders believe, made ready for drawing: how sure, in three steps and in words, never in decimals. */

export type Certainty = 'likely' | 'possible' | 'faint';

export interface Belief {
  /** Area of the map to its share of all that is possible; only what is possible is in it. */
  readonly last: ReadonlyMap<string, number>;
}

export interface Shade {
  readonly certainty: Certainty;
  /** From 0 to 1, for the depth of the fog. */
  readonly depth: number;
}

/** Likely: at least half as likely as the likeliest; faint: hardly a tenth of it. */
const LIKELY = 0.5;
const POSSIBLE = 0.12;

export function shadesOf(belief: Belief): Map<string, Shade> {
  const most = Math.max(...belief.last.values());
  return new Map(
    [...belief.last].map(([area, share]) => {
      const part = most > 0 ? share / most : 0;
      return [area, { certainty: part >= LIKELY ? 'likely' : part >= POSSIBLE ? 'possible' : 'faint', depth: Math.sqrt(part) }];
    }),
  );
}

/** The likeliest areas, the likeliest first. */
export const likeliest = (belief: Belief, count: number): string[] =>
  [...belief.last]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([area]) => area);

/** Of a view only what is public; what the viewer alone knows is left out by name. */
export const publicly = ({ part, clues, step, deeds, limits }: HuntView, havens: boolean): Publicly | null =>
  clues === null ? null : { part, clues, step, deedsDone: deeds.done, longKnown: limits.length === 1, havens };
