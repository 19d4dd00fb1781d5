import { leave } from '#kernel';
import { FREE } from '../../content/box.ts';
import { onMordorTrack } from '../company.ts';
import { findOnTable } from '../effects.ts';
import { fellowshipDieFrame, huntFrame, mordorMoveFrame } from '../frames/hunt.ts';
import type { WarEffects, War } from '../state.ts';
import { automatic } from '../tools.ts';

/** Only a hidden Fellowship moves (WR-FSP-23, WR-MORDOR-09). */
export const mayMove = (s: War): boolean => s.open.fellowship.hidden;
export const mayHide = (s: War): boolean => !s.open.fellowship.hidden;

/** One step further; the figure stays (WR-FSP-12), and the Shadow hunts (WR-FSP-13). On the Mordor track a tile is drawn instead (WR-MORDOR-06). */
export function moveFellowship(s: War, effects: WarEffects): void {
  const { fellowship } = s.open;
  if (onMordorTrack(s)) {
    fellowship.attempted = true;
    effects.emit?.({ type: 'movesInMordor' });
    mordorMoveFrame.enter(s, { drawn: false, stopped: false });
    return;
  }
  fellowship.progress++;
  effects.emit?.({ type: 'fellowshipMoved', count: fellowship.progress });
  huntFrame.enter(s, { stage: 0, bonus: 0, dice: [] });
}

export const fellowshipDie = automatic(fellowshipDieFrame, (s) => {
  fellowshipDieFrame.of(s);
  leave(s);
  if (findOnTable(s, (effect) => effect.keepsDiceOut === true) < 0) s.open.huntBox[FREE]++;
});
