import type { Box } from '#games';
import type { ClockPlan, NewTable, SeatPlan } from '#wire';

/** How a table is set up: the two quick ways, and the form taken apart and put together. */

export type SeatKind = SeatPlan['kind'];

/** Who can sit at a table that stands in this browser: nobody can come there. */
export const isHere = (kind: SeatKind): boolean => kind !== 'open' && kind !== 'invited';

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly level: string;
  readonly name: string;
}

/** The level somebody new would like to meet: the weakest that does not play at random. */
export const usualLevel = (box: Box): string => box.bots[1] ?? box.bots[0] ?? '';

export const draft = (box: Box, kind: SeatKind): SeatDraft => ({ kind, level: usualLevel(box), name: '' });

/** Three make good company where the box allows it; but whoever chooses a side plays the whole of it, against the whole of the other. */
const company = (box: Box, sided: boolean): number => (sided ? box.players.min : Math.max(box.players.min, Math.min(3, box.players.max)));

/** Everybody else's seats, with mine put where I want to sit. */
const withMe = (others: readonly SeatPlan[], mine: number): SeatPlan[] => others.toSpliced(mine, 0, { kind: 'me' });

export function botsPlan(box: Box, level = usualLevel(box), mine = 0, sided = false): NewTable {
  const bots = Array.from({ length: company(box, sided) - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  return { game: box.id, seats: withMe(bots, mine) };
}

export function friendPlan(box: Box, mine = 0): NewTable {
  const guests = Array.from({ length: Math.max(2, box.players.min) - 1 }, (): SeatPlan => ({ kind: 'invited' }));
  return { game: box.id, seats: withMe(guests, mine) };
}

/** The sides a quick start lets one choose from; by lot is one of the first two, whichever falls. */
export const SIDES = ['first', 'second', 'lot'] as const;
export type SideChoice = (typeof SIDES)[number];
export const seatOfSide = (side: SideChoice, lot = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0): number =>
  Number(side === 'second' || (side === 'lot' && lot % 2 === 1));

export function seatOf({ kind, level, name }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind, level };
  if (kind === 'hot-seat') return { kind, name: name.trim() };
  return { kind };
}

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

/** Why the form cannot be sent as it is: a key of the locale, or null. */
export function objection(box: Box, seats: readonly SeatDraft[], rated = false): string | null {
  if (rated && seats.some(({ kind }) => kind === 'hot-seat')) return 'new.wrong_rated';
  if (seats.length < box.players.min || seats.length > box.players.max) return 'new.wrong_count';
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'new.wrong_me';
  if (seats.some(({ kind, name }) => kind === 'hot-seat' && name.trim() === '')) return 'new.wrong_name';
  return null;
}
