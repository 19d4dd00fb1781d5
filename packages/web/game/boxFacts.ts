import type { Box } from '#games';
import { t } from '../i18n/i18n.ts';

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

export const playersOf = ({ players: { min, max } }: Box): string => range(min, max);

/** In hours where they are whole. */
export function lengthOf({ minutes: [from, to] }: Box): string {
  const one = (minutes: number): number => (minutes % 60 === 0 ? minutes / 60 : minutes);
  return `${range(one(from), one(to))} ${t(to % 60 === 0 ? 'unit.hours' : 'unit.minutes')}`;
}
