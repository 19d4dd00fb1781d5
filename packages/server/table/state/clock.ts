import { seatSet } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { includes, NOBODY, type Seat, type Seats, seatList } from '#kernel';
import type { ClockPlan } from '#wire';
import type { Clocks, TableHead, TableSettings } from '../../store/store.ts';
import { elapsedTime, type ClockPauses, runsUntil } from './clock-pauses.ts';
import { botSeats } from './seating.ts';

const DAY = 86_400_000;

/** The clocks at the start of the game; null when it is played without. */
export function startClocks(plan: ClockPlan, seats: number, now: number): Clocks | null {
  if (plan.kind === 'none') return null;
  const all = (time: number): number[] => Array.from({ length: seats }, () => time);
  if (plan.kind === 'live') return { left: all(plan.bankSeconds * 1000), at: now };
  const reserve = (plan.reserveDays ?? 0) * DAY;
  return { left: all(plan.daysPerMove * DAY + reserve), ...(reserve === 0 ? {} : { reserve: all(reserve) }), at: now };
}

/** What happened between two readings of the clocks. */
export interface Tick {
  /** Seats whose clock ran: asked, and not played by a bot. */
  readonly before: Seats;
  /** Seats whose clock runs from now on. */
  readonly after: Seats;
  readonly now: number;
  readonly rests: ClockPauses;
  readonly actor: Seat;
  readonly undo: boolean;
  /** The action cannot be taken back: time for the next one begins anew in correspondence play. */
  readonly final: boolean;
}

/**
 * Live: the time a seat was asked is taken from its bank, and the increment is given when it is no longer asked, so that a chain of small
 * decisions earns it once; an undo takes it back too. Correspondence: a newly asked seat has the full time, and what is left of its reserve.
 */
export function advance(plan: ClockPlan, clocks: Clocks | null, tick: Tick): Clocks | null {
  if (clocks === null || plan.kind === 'none') return null;
  const { before, after, now, rests, actor, undo, final } = tick;
  const remains = clocks.left.map((time, seat) =>
    includes(before, asId(seat)) ? Math.max(0, time - elapsedTime(rests, asId(seat), clocks.at, now)) : time,
  );
  const reserve = clocks.reserve?.map((time, seat) => Math.min(time, remains[seat]));
  const left = remains.map((rest, seat) => {
    const wasAsked = includes(before, asId(seat));
    const runs = includes(after, asId(seat));
    if (plan.kind === 'live') {
      const increment = plan.incrementSeconds * 1000;
      if (undo) return runs && !wasAsked ? Math.max(0, rest - increment) : rest;
      return wasAsked && !runs ? rest + increment : rest;
    }
    return runs && (!wasAsked || (final && seat === actor)) && !undo ? plan.daysPerMove * DAY + (reserve?.[seat] ?? 0) : rest;
  });
  return { left, ...(reserve === undefined ? {} : { reserve }), at: now };
}

/** Whether something happens when time runs out, without anybody asking for it. */
export const endsByItself = ({ onTimeout }: Pick<TableSettings, 'onTimeout'>): boolean => onTimeout !== 'claim';

export const timeLeft = (clocks: Clocks, seat: Seat, running: Seats, rests: ClockPauses, now: number): number =>
  Math.max(0, clocks.left[seat] - (includes(running, seat) ? elapsedTime(rests, seat, clocks.at, now) : 0));

/** Whose time runs out first, and when. */
export function deadline(clocks: Clocks | null, running: Seats, rests: ClockPauses): { readonly seat: Seat; readonly at: number } | null {
  if (clocks === null) return null;
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of seatList(running)) {
    const at = runsUntil(rests, seat, clocks.at, clocks.left[seat]);
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}

/** Seats whose clock runs: asked, and not played by a bot. */
export const runningClocks = ({ phase, settings, status }: Pick<TableHead, 'phase' | 'settings' | 'status'>): Seats =>
  phase === 'playing' ? asId(seatSet(status.waiting) & ~botSeats(settings)) : NOBODY;
