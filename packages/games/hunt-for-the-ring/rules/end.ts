import type { Outcome, Seat, Table } from '#kernel';
import { type Hunt, RING_BEARER } from './state.ts';
import { seatWord } from './words.ts';

const wraithSeats = (s: Hunt): Seat[] => Array.from({ length: s.open.seats - 1 }, (_, index) => index + 1);

export function finish(s: Hunt, table: Table, outcome: Outcome): void {
  s.outcome = outcome;
  if (table.listening) table.tell({ type: 'gameEnded', reason: `@outcome.${outcome.reason}`, winners: outcome.winners.map(seatWord) });
}

/** The Wraith players win as a team (HR-GEN-05). */
export const wraithsWin = (s: Hunt, table: Table, reason: string, rules: readonly string[]): void =>
  finish(s, table, { winners: wraithSeats(s), reason, rules });

export const ringBearerWins = (s: Hunt, table: Table, reason: string, rules: readonly string[]): void =>
  finish(s, table, { winners: [RING_BEARER], reason, rules });

/** A team shares its fate: when one of the Wraith players gives up, the Ring-bearer has won (HR-GEN-05). */
export function resign(s: Hunt, seat: Seat, table: Table): void {
  if (table.listening) table.tell({ type: 'resigned', seat: seatWord(seat) });
  if (seat === RING_BEARER) wraithsWin(s, table, 'ringBearerResigned', ['HR-GEN-05']);
  else ringBearerWins(s, table, 'wraithsResigned', ['HR-GEN-04']);
}
