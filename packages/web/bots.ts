import { SHELF } from '#games';
import type { SeatInfo } from '#wire';

/** Bots have no names of their own; the book lends them some, the same in every language, by seat. */
const NAMES = ['Lobelia', 'Fredegar', 'Estella', 'Hamfast', 'Odo'];

export const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? 'Bot';

const LEVELS = new Set(SHELF.flatMap(({ bots }) => bots));

/** A record calls a nameless bot by its level; then it gets its lent name too. Whoever was replaced by a bot keeps their name. */
export const isNameless = (name: string | null): boolean => name === null || LEVELS.has(name);

export const withBotNames = (seats: readonly SeatInfo[]): readonly SeatInfo[] =>
  seats.map((seat, index) => (seat.kind === 'bot' && isNameless(seat.name) ? { ...seat, name: botName(index) } : seat));
