import type { Outcome, Seat, Table } from '#kernel';
import { leaveTeam } from './leaving.ts';
import { type Hunt, RING_BEARER, staying } from './state.ts';
import { seatWord } from './words.ts';

export function finish(s: Hunt, table: Table, outcome: Outcome): void {
  s.outcome = outcome;
  if (table.listening) table.tell({ type: 'gameEnded', reason: `@outcome.${outcome.reason}`, winners: outcome.winners.map(seatWord) });
}

/** The Wraith players win as a team (HR-GEN-05). */
export const wraithsWin = (s: Hunt, table: Table, reason: string, rules: readonly string[]): void =>
  finish(s, table, { winners: staying(s), reason, rules });

export const ringBearerWins = (s: Hunt, table: Table, reason: string, rules: readonly string[]): void =>
  finish(s, table, { winners: [RING_BEARER], reason, rules });

const GIVEN_UP: readonly string[] = ['ringBearerResigned', 'wraithsResigned'];

/** A side gave up: Frodo neither reached Rivendell nor was lost. */
export const givenUp = (outcome: Outcome | null): boolean => outcome !== null && GIVEN_UP.includes(outcome.reason);

/** Whoever gives up leaves his partners to play on (HR-GEN-01); without any, the other side has won (HR-GEN-04, HR-GEN-05). */
export function resign(s: Hunt, seat: Seat, table: Table): void {
  if ((s.open.left >> seat) & 1) return;
  if (table.listening) table.tell({ type: 'resigned', seat: seatWord(seat) });
  if (seat === RING_BEARER) wraithsWin(s, table, 'ringBearerResigned', ['HR-GEN-05']);
  else if (staying(s).length > 1) leaveTeam(s, seat, table);
  else ringBearerWins(s, table, 'wraithsResigned', ['HR-GEN-04']);
}
