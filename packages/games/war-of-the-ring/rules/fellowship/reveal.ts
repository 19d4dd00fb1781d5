import { onMordorTrack } from '../company.ts';
import { discardFromTable } from '../deck/cards.ts';
import { findOnTable } from '../effects.ts';
import { type PathFrame, tracePathFrame } from '../frames/fellowship.ts';
import { begin } from '../frames/stack.ts';
import type { WarEffects, War } from '../state.ts';
import { finishPath } from './path.ts';

/**
 * The Shadow finds the Fellowship: the counter is turned, and the figure moves within the progress (WR-FSP-15, WR-FSP-22). A revealed one is not
 * revealed again (WR-RULING-77); on the Mordor track only the counter is turned (WR-RULING-81).
 */
export function reveal(s: War, effects: WarEffects): void {
  const { fellowship } = s.open;
  if (!fellowship.hidden) return;
  fellowship.hidden = false;
  effects.emit?.({ type: 'revealed' });
  for (;;) {
    const card = findOnTable(s, (effect) => effect.endsOnRevealed?.(s) === true);
    if (card < 0) break;
    discardFromTable(s, effects, card);
  }
  if (onMordorTrack(s)) return;
  const frame: PathFrame = tracePathFrame.make({ path: [fellowship.at], left: fellowship.progress, revealed: true });
  begin(s, frame);
  if (fellowship.progress === 0) finishPath(s, effects, frame);
}

/** Turned back to hidden: it does not move (WR-FSP-27). On the Mordor track that counts as an attempt (WR-MORDOR-10, WR-RULING-78). */
export function hide(s: War, effects: WarEffects): void {
  s.open.fellowship.hidden = true;
  if (onMordorTrack(s)) s.open.fellowship.attempted = true;
  effects.emit?.({ type: 'hidden' });
}
