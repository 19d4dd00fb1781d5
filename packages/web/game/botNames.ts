import { SHELF } from '#games';
import type { SeatInfo } from '#wire';

/** Display names lent to bots, by seat, the same in every language. None is a name that the server gives to guests. */
const NAMES = ['Otho', 'Angelica', 'Sancho', 'Ruby', 'Merimas'];

const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? 'Bot';

const LEVELS = new Set(SHELF.flatMap(({ bots }) => bots));

/** A record calls a nameless bot by its level; then it gets its lent name too. A player replaced by a bot keeps the name. */
const isNameless = (name: string | null): boolean => name === null || LEVELS.has(name);

/** The name a seat is shown by. */
export const displayName = <T extends string | null>(
  { kind, name }: { readonly kind: string; readonly name: T },
  seat: number,
): T | string => (kind === 'bot' && isNameless(name) ? botName(seat) : name);

/** Seats with their display names. A player whose account is deleted is shown as `somebody`. */
export const withDisplayNames = (seats: readonly SeatInfo[], somebody: string): readonly SeatInfo[] =>
  seats.map((seat, index) => ({ ...seat, name: displayName(seat, index) ?? (seat.kind === 'human' ? somebody : null) }));
