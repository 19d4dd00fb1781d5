import { FREE } from '../../content/box.ts';
import { corrupt } from '../fellowship/corruption.ts';
import { beginTurnFrame, endTurnFrame } from '../frames/turn.ts';
import { automatic } from '../tools.ts';
import { checkMilitaryVictory } from '../victory/military.ts';

/** The end of the action phase, and phase 6 (WR-MORDOR-10, WR-PHASE-08). */
export const endingTurn = automatic(endTurnFrame, (s, effects) => {
  const { fellowship } = s.open;
  if (fellowship.mordor >= 0 && !fellowship.attempted) {
    effects.emit?.({ type: 'lingeredInMordor' });
    corrupt(s, effects, 1);
    if (s.outcome !== null) return;
  }
  s.open.freeDiceWereInBox = s.open.huntBox[FREE] > 0;
  if (checkMilitaryVictory(s, effects)) return;
  beginTurnFrame.goTo(s);
});
