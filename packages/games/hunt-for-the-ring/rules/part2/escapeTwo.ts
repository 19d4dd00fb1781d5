import { type AskingStep, type AutomaticStep, type Frame, goTo, guard, only, type Table, top } from '#kernel';
import { STRIDER } from '../../content/box.ts';
import { turnOver } from '../encounter/tokens.ts';
import { at, FACE_UP, type Hunt, RING_BEARER } from '../state.ts';
import { changeRoute, keepRoute, pass, useCompany } from '../verbs.ts';
import { lookAtJourneys } from './journey.ts';

/** After an encounter of part II: openly a new route, or the present card and position (HR-ESC2-01). */
export const escapingTwo: AskingStep<Hunt> = {
  rule: 'HR-ESC2-01',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'escapeTwo', params: {} }),
  choices: [
    {
      verb: changeRoute,
      guards: [],
      perform(s, table) {
        if (table.listening) table.tell({ type: 'routeChanged' });
        // Strider may be used now, while his card is face up (HR-REROUTE-04, HR-RUL-58).
        if (s.open.company[STRIDER] === FACE_UP) goTo(s, at('striderAtReroute'));
        else rerouteFrom(s, STEP_BACK, PLAIN_DRAW);
      },
    },
    {
      verb: keepRoute,
      guards: [],
      perform(s, table) {
        if (table.listening) table.tell({ type: 'routeKept' });
        goTo(s, at('advanceMarker'));
      },
    },
  ],
};

const STEP_BACK = 1;
const PLAIN_DRAW = 1;
/** Strider's upper ability lets the Ring-bearer look at two cards. */
const STRIDER_LOOKS = 2;

interface Reroute extends Frame {
  readonly step: 'reroute';
  readonly stepBack: number;
  readonly look: number;
}

function rerouteFrom(s: Hunt, stepBack: number, look: number): void {
  const frame: Reroute = { step: 'reroute', stepBack, look };
  goTo(s, frame);
}

/** Both abilities may be used in one change of route, the upper one first; the lower one turns the card over: no step back. */
export const askingStrider: AskingStep<Hunt> = {
  rule: 'HR-REROUTE-04',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'striderAtReroute', params: {} }),
  choices: [
    {
      verb: useCompany,
      guards: [guard('HR-REROUTE-04', (_s, company) => company === STRIDER)],
      candidates: (_s, _seat, propose) => propose(STRIDER),
      perform(s, table) {
        turnOver(s, table, STRIDER);
        rerouteFrom(s, 0, STRIDER_LOOKS);
      },
    },
    { verb: pass, guards: [], perform: (s) => rerouteFrom(s, STEP_BACK, STRIDER_LOOKS) },
  ],
};

/** HR-REROUTE-01 to HR-REROUTE-05. */
export const rerouting: AutomaticStep<Hunt> = {
  run(s: Hunt, table: Table) {
    const { stepBack, look } = top<Reroute>(s);
    goTo(s, at('advanceMarker'));
    lookAtJourneys(s, table, look, stepBack);
  },
};
