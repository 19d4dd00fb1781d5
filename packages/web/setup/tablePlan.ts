import type { ShellKey } from '../i18n/i18n.ts';
import type { Box } from '#games';
import type { NewTable, SeatPlan } from '#wire';
import { usualLevel } from '../game/botLevels.ts';

/** Plans of new tables: the quick starts, and the form's seats. */

export type SeatKind = SeatPlan['kind'];

/** Kinds of seats that an offline table can have. */
export const isOfflineKind = (kind: SeatKind): boolean => kind !== 'open' && kind !== 'invited';

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly level: string;
  readonly name: string;
}

export const seatDraft = (box: Box, kind: SeatKind): SeatDraft => ({ kind, level: usualLevel(box), name: '' });

/** Three players where the box allows it; a player who chooses a side plays all of it, against all of the other. */
const company = (box: Box, sided: boolean): number => (sided ? box.players.min : Math.max(box.players.min, Math.min(3, box.players.max)));

/** The other seats, with the player's own at its place. */
const withMe = (others: readonly SeatPlan[], mine: number): SeatPlan[] => others.toSpliced(mine, 0, { kind: 'me' });

export function botsPlan(box: Box, level = usualLevel(box), mine = 0, sided = false): NewTable {
  const bots = Array.from({ length: company(box, sided) - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
  return { game: box.id, seats: withMe(bots, mine) };
}

export function friendPlan(box: Box, mine = 0): NewTable {
  const guests = Array.from({ length: Math.max(2, box.players.min) - 1 }, (): SeatPlan => ({ kind: 'invited' }));
  return { game: box.id, seats: withMe(guests, mine) };
}

/** The sides of a quick start; `lot` is one of the first two at random. */
export const SIDES = ['first', 'second', 'lot'] as const;
export type SideChoice = (typeof SIDES)[number];
export const seatOfSide = (side: SideChoice, lot = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0): number =>
  Number(side === 'second' || (side === 'lot' && lot % 2 === 1));

export function seatOf({ kind, level, name }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind, level };
  if (kind === 'hot-seat') return { kind, name: name.trim() };
  return { kind };
}

/** Why the form cannot be sent: a key of the locale, or null. */
export function formProblem(box: Box, seats: readonly SeatDraft[], rated = false): ShellKey | null {
  if (rated && seats.some(({ kind }) => kind === 'hot-seat')) return 'new.wrong_rated';
  if (seats.length < box.players.min || seats.length > box.players.max) return 'new.wrong_count';
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'new.wrong_me';
  if (seats.some(({ kind, name }) => kind === 'hot-seat' && name.trim() === '')) return 'new.wrong_name';
  return null;
}
