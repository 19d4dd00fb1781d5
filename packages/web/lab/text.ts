import { isKeyOf } from '#kernel/plain.ts';
import { pageTranslator, locale } from '../i18n/i18n.ts';
import type en from './locale/en.json';

/** Texts of the lab. */
export const t = pageTranslator<typeof en>('lab');

const format = (value: number, digits: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options }).format(value);

export const whole = (value: number): string => format(value, 0);
export const decimal = (value: number): string => format(value, 1);
/** A part of all games, in hundredths. */
export const percent = (share: number): string => t('percent', { value: decimal(share * 100) });
/** A difference of shares, in points of a hundred, with its sign. */
export const points = (share: number): string => format(share * 100, 1, { signDisplay: 'exceptZero' });
export const signed = (value: number): string => format(value, 1, { signDisplay: 'exceptZero' });

/** A share and half the width of its interval, as people write it. */
export const giveOrTake = ({ share, low, high }: { readonly share: number; readonly low: number; readonly high: number }): string =>
  `${decimal(share * 100)} ± ${decimal(((high - low) / 2) * 100)}`;

const LEVELS = { random: 'level_random', casual: 'level_casual', ranger: 'level_ranger', master: 'level_master' } as const;

export const level = (bot: string): string => (isKeyOf(LEVELS, bot) ? t(LEVELS[bot]) : bot);
