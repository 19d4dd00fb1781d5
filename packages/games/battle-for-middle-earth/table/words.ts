import type { Seat } from '#kernel';
import type { BattleProps } from './props.ts';

/** The name of whoever sits there. */
export const nameOf = (table: Pick<BattleProps, 'info' | 'words'>, seat: Seat): string =>
  table.info.seats[seat]?.name ?? table.words('table.seat', { number: seat + 1 });

/** Seats have no colours of their own: hobbits lend their badges in seat order. */
