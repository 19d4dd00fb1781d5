import { type AskingStep, type Frame, goTo, guard, only, type Table, top } from '#kernel';
import { STRIDER } from '../../content/box.ts';
import { addClue, CLUE_STEP } from '../clues.ts';
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
    { verb: changeRoute, guards: [], perform: reroute },
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

interface StriderFrame extends Frame {
  readonly step: 'striderAtReroute';
  /** How many steps Frodo was moved back. */
  readonly back: number;
}

/** HR-REROUTE-01 to HR-REROUTE-05; Strider is asked while his card is face up (HR-REROUTE-04, HR-RUL-58), once the new card is known. */
function reroute(s: Hunt, table: Table): void {
  if (table.listening) table.tell({ type: 'routeChanged' });
  const withStrider = s.open.company[STRIDER] === FACE_UP;
  const strider: StriderFrame = { step: 'striderAtReroute', back: Math.min(STEP_BACK, s.open.step) };
  goTo(s, withStrider ? strider : at('advanceMarker'));
  lookAtJourneys(s, table, withStrider ? STRIDER_LOOKS : PLAIN_DRAW, STEP_BACK);
}

/** Both abilities may be used in one change of route, the upper one first: then the lower one turns the card over, and Frodo is not moved back. */
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
        const { back } = top<StriderFrame>(s);
        goTo(s, at('advanceMarker'));
        turnOver(s, table, STRIDER);
        s.open.step += back;
        if (back > 0) addClue(s, CLUE_STEP);
        if (table.listening) table.tell({ type: 'notMovedBack', step: s.open.step });
      },
    },
    {
      verb: pass,
      guards: [],
      perform(s, table) {
        goTo(s, at('advanceMarker'));
        if (table.listening) table.tell({ type: 'striderSpared' });
      },
    },
  ],
};
