import type { GameTable, Words } from '#look';
import { hasText } from '../i18n/i18n.ts';

/** What one plays for at this moment; empty where a game does not say it. */
export function goalText(game: string, drawn: GameTable | null, view: unknown, tGame: Words): string {
  const key = drawn?.goal?.(view) ?? 'goal';
  return hasText(game, key) ? tGame(key) : '';
}
