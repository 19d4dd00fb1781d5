import type { Box } from '#games';
import { say } from '../i18n.ts';

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

export const playersOf = ({ players: { min, max } }: Box): string => range(min, max);

/** In hours where they are whole ones. */
export function lengthOf({ minutes: [from, to] }: Box): string {
  const one = (minutes: number): number => (minutes % 60 === 0 ? minutes / 60 : minutes);
  return `${range(one(from), one(to))} ${say(to % 60 === 0 ? 'unit.hours' : 'unit.minutes')}`;
}
