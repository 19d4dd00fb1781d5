import { pageTranslator, locale } from '../i18n/i18n.ts';
import type en from './locale/en.json';

/** Texts of the analysis page. */
export const t = pageTranslator<typeof en>('analysis');

/** Whole points for estimates, tenths for exact values. */
const digits = (exact: boolean): { readonly minimumFractionDigits: number; readonly maximumFractionDigits: number } => ({
  minimumFractionDigits: exact ? 1 : 0,
  maximumFractionDigits: exact ? 1 : 0,
});

/** A share of the win chance in percentage points, signed. */
export const points = (part: number, exact: boolean): string =>
  new Intl.NumberFormat(locale(), { ...digits(exact), signDisplay: 'exceptZero' }).format(part * 100);

export const plainPoints = (part: number, exact: boolean): string =>
  new Intl.NumberFormat(locale(), digits(exact)).format(Math.abs(part * 100));
