import type { GameTable } from '#look';
import { type GameWords, hasText } from '../i18n/i18n.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** What a seat plays for at this moment; empty where a game does not say it. */
export function goalText(game: string, drawn: GameTable | null, view: unknown, seat: number | null, tGame: GameWords): string {
  const key = drawn?.goal?.(view, seat) ?? 'goal';
  return hasText(game, key) ? tGame(runtimeKey(key)) : '';
}
