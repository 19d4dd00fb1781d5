import { leave } from '#kernel';
import { FREE, LIMITS, SHADOW } from '../../content/box.ts';
import { HUNT_TILE, mordorMoveFrame, tileDraw } from '../frames/hunt.ts';
import { begin } from '../frames/stack.ts';
import { automatic } from '../tools.ts';
import { finish } from '../victory/finish.ts';

export const movingInMordor = automatic(mordorMoveFrame, (s, effects) => {
  const frame = mordorMoveFrame.of(s);
  if (!frame.drawn) {
    frame.drawn = true;
    // An Eye counts all dice in the box, without a limit; the die paying for this move is not there yet (WR-MORDOR-07, WR-RULING-80).
    begin(s, tileDraw({ mode: HUNT_TILE, eye: s.open.huntBox[FREE] + s.open.huntBox[SHADOW], ignoreReveal: false }));
    return;
  }
  leave(s);
  if (frame.stopped) {
    effects.emit?.({ type: 'stoppedInMordor' });
    return;
  }
  const { fellowship } = s.open;
  fellowship.mordor++;
  effects.emit?.({ type: 'mordorStep', count: fellowship.mordor });
  // The tile was resolved before the step, so twelve corruption has already ended the game (WR-RULING-79).
  if (fellowship.mordor === LIMITS.mordorSteps) finish(s, effects, FREE, 'ringDestroyed', 'WR-VICTORY-04');
});
