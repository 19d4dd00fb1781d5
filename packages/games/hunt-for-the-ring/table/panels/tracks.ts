import type { HuntView, RingBearerView } from '../../view/view.ts';

/** The tracks at the edge of the board, counted out. */

/** The turns of a day. */
export const TURNS = [
  { id: 'firstDaylight', icon: 'sunrise' },
  { id: 'secondDaylight', icon: 'sun' },
  { id: 'night', icon: 'moon' },
] as const;

/** The movement track has steps 1 to 16 beside the start. */
export const STEPS = 16;

/** Steps that stand together on the track: those of one day, or those not yet walked. */
interface StepGroup {
  readonly day: number | null;
  readonly steps: readonly number[];
}

/** The start and what lies ahead belong to no day. */
export function stepsByDay(now: number, dayOf: ReadonlyMap<number, number>): readonly StepGroup[] {
  const groups: { day: number | null; steps: number[] }[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const day = step === 0 || step > now ? null : (dayOf.get(step) ?? null);
    const last = groups.at(-1);
    // What lies ahead begins anew, even where no day was heard of.
    if (last !== undefined && last.day === day && step !== now + 1) last.steps.push(step);
    else groups.push({ day, steps: [step] });
  }
  return groups;
}

type TrackTense = 'past' | 'now' | 'ahead';

export const reached = (step: number, now: number): TrackTense => (step < now ? 'past' : step === now ? 'now' : 'ahead');

/** The limit that the viewer himself knows, if he does. */
export const ownLimit = ({ mine, truth }: Pick<HuntView, 'mine' | 'truth'>): number | null => {
  if (truth !== null) return truth.ringBearer.limit;
  return mine?.role === 'ring-bearer' ? mine.limit : null;
};

/** The limits that Frodo may have, as far as the viewer knows. */
export const limitsKnown = (view: Pick<HuntView, 'limits' | 'mine' | 'truth'>): readonly number[] => {
  const own = ownLimit(view);
  return own === null ? view.limits : [own];
};

/** One field of the corruption track. */
interface Field {
  readonly value: number;
  readonly state: TrackTense;
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
export interface LogBead {
  /** The step at which it was entered; 0 is the start. */
  readonly step: number;
  readonly entry: string;
  readonly kind: 'start' | 'area' | 'dot' | 'slash' | 'exit' | 'unknown';
}

/** Null is an entry that this reader does not know. */
export function beadOf(entry: string | null, step: number): LogBead {
  if (entry === null) return { step, entry: '', kind: 'unknown' };
  if (entry === 'dot' || entry === 'slash') return { step, entry, kind: entry };
  return { step, entry, kind: /^[A-Z]$/.test(entry) ? 'exit' : step === 0 ? 'start' : 'area' };
}

/** The log, entry by entry. */
export const beadsOf = (log: readonly string[]): readonly LogBead[] => log.map(beadOf);

/** Dots since Frodo's last area: of part I as logged, of part II as the Journey card has them. */
export function dotsSince(
  { part, step }: Pick<HuntView, 'part' | 'step'>,
  own: Pick<RingBearerView, 'dots' | 'lastArea' | 'journey'>,
): number {
  if (part === 1 || own.lastArea === null || own.journey === null) return own.dots;
  return step - own.journey.rows.slice(0, step + 1).lastIndexOf(own.lastArea);
}
