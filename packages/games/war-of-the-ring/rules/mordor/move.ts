import { type AutomaticStep, enter, type Frame, leave, top } from '#kernel';
import { FREE, LIMITS, SHADOW } from '../../content/box.ts';
import { HUNT_TILE, tileFrame } from '../hunt/tileFrame.ts';
import type { War } from '../state.ts';
import { finish } from '../victory/finish.ts';

/** A move on the Mordor track: a tile without a roll, then one step unless it says stop (WR-MORDOR-06, WR-MORDOR-08). */
export interface MordorMoveFrame extends Frame {
  readonly step: 'mordorMove';
  drawn: boolean;
  stopped: boolean;
}

export const movingInMordor: AutomaticStep<War> = {
  run(s, table) {
    const frame = top<MordorMoveFrame>(s);
    if (!frame.drawn) {
      frame.drawn = true;
      // An Eye counts all dice in the box, without a limit; the die paying for this move is not there yet (WR-MORDOR-07, WR-RULING-80).
      enter(s, tileFrame({ mode: HUNT_TILE, eye: s.open.huntBox[FREE] + s.open.huntBox[SHADOW], ignoreReveal: false }));
      return;
    }
    leave(s);
    if (frame.stopped) {
      if (table.listening) table.tell({ type: 'stoppedInMordor' });
      return;
    }
    const { fellowship } = s.open;
    fellowship.mordor++;
    if (table.listening) table.tell({ type: 'mordorStep', count: fellowship.mordor });
    // The tile was resolved before the step, so twelve corruption has already ended the game (WR-RULING-79).
    if (fellowship.mordor === LIMITS.mordorSteps) finish(s, table, FREE, 'ringDestroyed', 'WR-VICTORY-04');
  },
};
