import type { TableSettings } from '../../store/store.ts';

/** Where the host allows them, and always where one person plays with bots. Never in rated games. */
export const allowsHints = ({ hints, seats, rated }: TableSettings): boolean =>
  rated !== true && (hints === true || seats.filter(({ kind }) => kind !== 'bot').length === 1);

/** Where the host wants it, bots say why they moved; not in rated games. */
export const wantsReasons = ({ reasons, rated }: TableSettings): boolean => rated !== true && reasons === true;
