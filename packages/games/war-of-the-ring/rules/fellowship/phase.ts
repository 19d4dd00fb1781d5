import { type AutomaticStep, enter, goTo, top } from '#kernel';
import { mayDeclare } from './declare.ts';
import { countGuides, onMordorTrack } from './members.ts';
import { atGate } from '../mordor/enter.ts';
import { step, type War } from '../state.ts';
import type { FellowshipPhaseFrame } from '../turn/beginTurn.ts';

/** Phase 2: declaration with all it causes, then entering Mordor, last the guide (WR-PHASE-04, WR-RULING-90). */
export const fellowshipPhase: AutomaticStep<War> = {
  run(s) {
    const frame = top<FellowshipPhaseFrame>(s);
    const stage = frame.stage++;
    if (stage === 0) {
      if (mayDeclare(s)) enter(s, step('declareFellowship'));
    } else if (stage === 1) {
      if (!onMordorTrack(s) && atGate(s)) enter(s, step('enterMordor'));
    } else if (stage === 2) {
      if (countGuides(s) > 1) enter(s, step('chooseGuide'));
    } else goTo(s, step('huntAllocation'));
  },
};
