import { type AutomaticStep, enter, type Frame, leave, type Table, top } from '#kernel';
import { FREE } from '../../content/box.ts';
import { findOnTable } from '../deck/registry.ts';
import type { HuntFrame } from '../hunt/roll.ts';
import type { MordorMoveFrame } from '../mordor/move.ts';
import type { War } from '../state.ts';
import { onMordorTrack } from './members.ts';

/** Only a hidden Fellowship moves (WR-FSP-23, WR-MORDOR-09). */
export const mayMove = (s: War): boolean => s.open.fellowship.hidden;
export const mayHide = (s: War): boolean => !s.open.fellowship.hidden;

/** One step further; the figure stays (WR-FSP-12), and the Shadow hunts (WR-FSP-13). On the Mordor track a tile is drawn instead (WR-MORDOR-06). */
export function moveFellowship(s: War, table: Table): void {
  const { fellowship } = s.open;
  if (onMordorTrack(s)) {
    fellowship.attempted = true;
    if (table.listening) table.tell({ type: 'movesInMordor' });
    enter(s, { step: 'mordorMove', drawn: false, stopped: false } as MordorMoveFrame);
    return;
  }
  fellowship.progress++;
  if (table.listening) table.tell({ type: 'fellowshipMoved', count: fellowship.progress });
  enter(s, { step: 'hunt', stage: 0, bonus: 0, dice: [] } as HuntFrame);
}

/** The die that moved the Fellowship goes to the hunt box once the action is finished (WR-DICE-16), unless a card keeps it out. */
export interface FellowshipDieFrame extends Frame {
  readonly step: 'fellowshipDie';
}

export const fellowshipDie: AutomaticStep<War> = {
  run(s) {
    top<FellowshipDieFrame>(s);
    leave(s);
    if (findOnTable(s, (effect) => effect.keepsDiceOut === true) < 0) s.open.huntBox[FREE]++;
  },
};
