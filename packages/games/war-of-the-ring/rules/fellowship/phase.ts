import { atGate, countGuides, onMordorTrack } from '../company.ts';
import { chooseGuideFrame, declareFellowshipFrame, enterMordorFrame } from '../frames/fellowship.ts';
import { fellowshipPhaseFrame, huntAllocationFrame } from '../frames/turn.ts';
import { automatic } from '../tools.ts';
import { mayDeclare } from './declare.ts';

/** Phase 2: declaration with all it causes, then entering Mordor, last the guide (WR-PHASE-04, WR-RULING-90). */
export const fellowshipPhase = automatic(fellowshipPhaseFrame, (s) => {
  const frame = fellowshipPhaseFrame.of(s);
  const stage = frame.stage++;
  if (stage === 0) {
    if (mayDeclare(s)) declareFellowshipFrame.enter(s);
  } else if (stage === 1) {
    if (!onMordorTrack(s) && atGate(s)) enterMordorFrame.enter(s);
  } else if (stage === 2) {
    if (countGuides(s) > 1) chooseGuideFrame.enter(s);
  } else huntAllocationFrame.goTo(s);
});
