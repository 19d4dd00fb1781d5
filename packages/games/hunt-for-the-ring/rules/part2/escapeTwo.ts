import { only } from '#kernel';
import { STRIDER } from '../../content/box.ts';
import { addClue, CLUE_STEP } from '../clues.ts';
import { at } from '../frames.ts';
import { FACE_UP, type Hunt, type HuntEffects, RING_BEARER } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { notTurnedOver, turnOver } from '../turnOver.ts';
import { changeRoute, keepRoute, pass, useCompany } from '../verbs.ts';
import { lookAtJourneys } from './journey.ts';

/** After an encounter of part II: openly a new route, or the present card and position (HR-ESC2-01). */
export const escapingTwo = asking(at.escapeTwo, {
  rule: 'HR-ESC2-01',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'escapeTwo', params: {} }),
  choices: [
    choice(changeRoute, { guards: [], perform: reroute }),
    choice(keepRoute, {
      guards: [],
      perform(s, effects) {
        effects.emit?.({ type: 'routeKept' });
        at.advanceMarker.goTo(s);
      },
    }),
  ],
});

const STEP_BACK = 1;
const PLAIN_DRAW = 1;

/** HR-REROUTE-01 to HR-REROUTE-05; Strider is asked while his card is face up (HR-REROUTE-04, HR-RUL-58), once the new card is known. */
function reroute(s: Hunt, effects: HuntEffects): void {
  effects.emit?.({ type: 'routeChanged' });
  const withStrider = s.open.company[STRIDER] === FACE_UP;
  if (withStrider) at.striderAtReroute.goTo(s, { back: Math.min(STEP_BACK, s.open.step) });
  else at.advanceMarker.goTo(s);
  lookAtJourneys(s, effects, withStrider ? s.box.company[STRIDER].looks : PLAIN_DRAW, STEP_BACK);
}

/** Both abilities may be used in one change of route, the upper one first: then the lower one turns the card over, and Frodo is not moved back. */
export const askingStrider = asking(at.striderAtReroute, {
  rule: 'HR-REROUTE-04',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'striderAtReroute', params: {} }),
  choices: [
    choice(useCompany, {
      guards: [notTurnedOver, guard('HR-REROUTE-04', (_s, company) => company === STRIDER)],
      candidates: (_s, propose) => propose(STRIDER),
      perform(s, effects) {
        const { back } = at.striderAtReroute.of(s);
        at.advanceMarker.goTo(s);
        turnOver(s, effects, STRIDER);
        s.open.step += back;
        if (back > 0) addClue(s, CLUE_STEP);
        effects.emit?.({ type: 'notMovedBack', step: s.open.step });
      },
    }),
    choice(pass, {
      guards: [],
      perform(s, effects) {
        at.advanceMarker.goTo(s);
        effects.emit?.({ type: 'striderSpared' });
      },
    }),
  ],
});
