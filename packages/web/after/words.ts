import { roomWords, spoken } from '../i18n.ts';

/** The words of the page that tells a finished game. */
export const tell = roomWords('after');

/** Whole points where there is noise; what is exact is told to a tenth. */
const digits = (exact: boolean): { readonly minimumFractionDigits: number; readonly maximumFractionDigits: number } => ({
  minimumFractionDigits: exact ? 1 : 0,
  maximumFractionDigits: exact ? 1 : 0,
});

/** A part of the chance, in points of a hundred, with its sign. */
export const points = (part: number, exact: boolean): string =>
  new Intl.NumberFormat(spoken(), { ...digits(exact), signDisplay: 'exceptZero' }).format(part * 100);

export const plainPoints = (part: number, exact: boolean): string =>
  new Intl.NumberFormat(spoken(), digits(exact)).format(Math.abs(part * 100));
