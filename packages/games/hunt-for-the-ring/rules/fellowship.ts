import type { Hunt, HuntEffects } from './state.ts';

/** Fellowship tokens lie on Frodo's card, turned over or not (HR-RUL-44), or in the pool. */

/** From the pool to Frodo's card; what the pool does not hold is lost (HR-FELL-08). */
export function gainTokens(s: Hunt, effects: HuntEffects, tokens: number): void {
  const gained = Math.min(tokens, s.open.poolSize - s.open.fellowship);
  s.open.fellowship += gained;
  if (gained > 0) effects.emit?.({ type: 'fellowshipGained', tokens: gained, held: s.open.fellowship });
}

/** Back to the pool: spent or lost. */
export function returnTokens(s: Hunt, effects: HuntEffects, tokens: number, how: 'fellowshipSpent' | 'fellowshipLost'): void {
  const returned = Math.min(tokens, s.open.fellowship);
  s.open.fellowship -= returned;
  if (returned > 0) effects.emit?.({ type: how, tokens: returned, held: s.open.fellowship });
}

/** Out of the game for good: from Frodo's card if one lies there, else from the pool (HR-FELL-04, HR-FELL-05). */
export function removeForever(s: Hunt, effects: HuntEffects): void {
  s.open.poolSize--;
  if (s.open.fellowship > 0) s.open.fellowship--;
  effects.emit?.({ type: 'fellowshipRemoved', pool: s.open.poolSize, held: s.open.fellowship });
}
