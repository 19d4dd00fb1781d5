import type { Holiday } from '#wire';

/** Holidays in days of the reader's calendar. */

const pad = (number: number): string => String(number).padStart(2, '0');

/** A day in the format of a date input. */
export const dayOf = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

export const today = (): string => dayOf(Date.now());

/** Start of a day of a date input, or of so many days later. */
export function firstMoment(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** "3 – 9 December": first to last day, inclusive. */
export const daysText = (language: string, { from, until }: Holiday): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).formatRange(from, until - 1);
