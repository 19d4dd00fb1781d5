import type { HuntView, RingBearerView } from '../../view.ts';

/** The tracks at the edge of the board, counted out. */

/** The movement track has steps 1 to 16 beside the start. */
export const STEPS = 16;

export type Reached = 'past' | 'now' | 'ahead';

export const reached = (step: number, now: number): Reached => (step < now ? 'past' : step === now ? 'now' : 'ahead');

/** One field of the corruption track. */
export interface Field {
  readonly value: number;
  readonly state: Reached;
  /** Frodo is lost here: for certain, or only if his journey is the short one. */
  readonly limit: 'no' | 'maybe' | 'yes';
}

/**
 * Fields 1 up to the highest limit that Frodo may have. With two possible limits the lower one is marked as possible; a Ring-bearer knows which
 * of them is his.
 */
export function corruptionTrack(corruption: number, limits: readonly number[], own: number | null): readonly Field[] {
  const known = own === null ? limits : [own];
  const most = Math.max(corruption, ...known);
  const surely = Math.max(...known);
  return Array.from({ length: most }, (_, index) => {
    const value = index + 1;
    return { value, state: reached(value, corruption), limit: value === surely ? 'yes' : known.includes(value) ? 'maybe' : 'no' };
  });
}

/** Points of corruption until Frodo is lost: the fewest, and the most when the limit is not known to all. */
export function pointsLeft(corruption: number, limits: readonly number[], own: number | null): readonly [fewest: number, most: number] {
  const known = own === null ? limits : [own];
  return [Math.max(0, Math.min(...known) - corruption), Math.max(0, Math.max(...known) - corruption)];
}

/** Log tokens (1 to 6) that lie beside a step of the movement track. */
export const tokensBeside = (logTokens: readonly string[], step: number): readonly number[] =>
  logTokens.flatMap((mark, index) => (mark === `step-${step}` ? [index + 1] : []));

/** One entry of the log behind the screen. */
export interface Bead {
  /** The step at which it was entered; 0 is the start. */
  readonly step: number;
  readonly entry: string;
  readonly kind: 'start' | 'area' | 'dot' | 'slash' | 'exit';
}

/** The log, entry by entry. */
export const beadsOf = (log: readonly string[]): readonly Bead[] =>
  log.map((entry, step) => ({
    step,
    entry,
    kind:
      entry === 'dot' || entry === 'slash'
        ? entry
        : /^[A-Z]$/.test(entry)
          ? ('exit' as const)
          : step === 0
            ? ('start' as const)
            : ('area' as const),
  }));

/** Dots since Frodo's last area: of part I as logged, of part II as the Journey card has them. */
export function dotsSince(
  { part, step }: Pick<HuntView, 'part' | 'step'>,
  own: Pick<RingBearerView, 'dots' | 'lastArea' | 'journey'>,
): number {
  if (part === 1 || own.lastArea === null || own.journey === null) return own.dots;
  return step - own.journey.rows.slice(0, step + 1).lastIndexOf(own.lastArea);
}
