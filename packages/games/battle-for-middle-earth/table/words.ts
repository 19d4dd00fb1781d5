import type { TableProps } from '#look';

/** The name of whoever sits there. */
export const nameOf = (table: Pick<TableProps, 'info' | 'words'>, seat: number): string =>
  table.info.seats[seat]?.name ?? table.words('table.seat', { number: seat + 1 });

/** Seats have no colours of their own: hobbits lend their badges in seat order. */
export { HOBBIT_IDS } from '#look';
