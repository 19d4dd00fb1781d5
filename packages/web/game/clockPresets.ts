import type { ClockPlan } from '#wire';

/** The clocks that forms offer. */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  calm: { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 },
  day: { kind: 'correspondence', daysPerMove: 1 },
  reserve: { kind: 'correspondence', daysPerMove: 1, reserveDays: 7 },
  days: { kind: 'correspondence', daysPerMove: 3, reserveDays: 14 },
  week: { kind: 'correspondence', daysPerMove: 7 },
} as const satisfies { readonly [id: string]: ClockPlan };

export type ClockId = keyof typeof CLOCKS;
/** In the order in which they are offered. */
export const CLOCK_IDS = ['none', 'quick', 'calm', 'day', 'reserve', 'days', 'week'] as const satisfies readonly ClockId[];
