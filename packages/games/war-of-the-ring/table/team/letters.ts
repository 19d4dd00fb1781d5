import type { TableInfo } from '#wire';

/** What stands on somebody's mark: the first letter of the name, else the number of the seat. */
export const letterOf = (name: string | null | undefined, seat: number): string =>
  name?.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase() ?? String(seat + 1);

export const seatLetter = ({ seats }: Pick<TableInfo, 'seats'>, seat: number): string => letterOf(seats[seat]?.name, seat);
