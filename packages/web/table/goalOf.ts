import type { GameTable, Words } from '#look';
import { known } from '../i18n.ts';

/** What one plays for at this moment; empty where a game does not say it. */
export function goalOf(game: string, drawn: GameTable | null, view: unknown, words: Words): string {
  const key = drawn?.goal?.(view) ?? 'goal';
  return known(game, key) ? words(key) : '';
}
