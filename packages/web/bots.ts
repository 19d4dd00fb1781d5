import { SHELF } from '#games';
import type { SeatInfo } from '#wire';

/** Bots have no names of their own; the book lends them some, the same in every language, by seat. None is a name the server gives to guests. */
const NAMES = ['Otho', 'Angelica', 'Sancho', 'Ruby', 'Merimas'];

const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? 'Bot';

const LEVELS = new Set(SHELF.flatMap(({ bots }) => bots));

/** A record calls a nameless bot by its level; then it gets its lent name too. Whoever was replaced by a bot keeps their name. */
const isNameless = (name: string | null): boolean => name === null || LEVELS.has(name);

/** The name a seat is shown by. */
export const shownName = <T extends string | null>(
  { kind, name }: { readonly kind: string; readonly name: T },
  seat: number,
): T | string => (kind === 'bot' && isNameless(name) ? botName(seat) : name);

/** Every seat as it is called. Whoever played and has left the house is `somebody`. */
export const withShownNames = (seats: readonly SeatInfo[], somebody: string): readonly SeatInfo[] =>
  seats.map((seat, index) => ({ ...seat, name: shownName(seat, index) ?? (seat.kind === 'human' ? somebody : null) }));
