import { roomWords, spoken } from '../i18n.ts';

/** The words of the page that tells a finished game. */
export const tell = roomWords('after');

/** A part of the chance, in whole points of a hundred, with its sign. */
export const points = (part: number): string =>
  new Intl.NumberFormat(spoken(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(Math.round(part * 100));

export const plainPoints = (part: number): string =>
  new Intl.NumberFormat(spoken(), { maximumFractionDigits: 0 }).format(Math.abs(Math.round(part * 100)));
