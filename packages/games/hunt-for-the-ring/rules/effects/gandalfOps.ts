import { leave, only } from '#kernel';
import { addClue, CLUE_GANDALF_EXTRA, CLUE_GANDALF_RELOCATED } from '../clues.ts';
import { nazgulOn } from '../derived.ts';
import { at } from '../frames.ts';
import { arriveGandalf, gandalfIsAbout } from '../part2/gandalf.ts';
import { lookAtJourneys } from '../part2/journey.ts';
import { emitSecret } from '../secret.ts';
import { bearer, type Hunt, mapOf, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { done, relocateGandalf } from '../verbs.ts';
import { next, opBelow, type OpTable, scriptBelow } from './script.ts';

/** Cards of part II about Gandalf and the journey. */
export const gandalfOps: OpTable<'gandalf.move' | 'gandalf.relocate' | 'journey.swap'> = {
  // Made in the rest of the Ring-bearer's turn, before or after Gandalf's own move (HR-RUL-84).
  'gandalf.move'(s, script, op) {
    next(script);
    if (!gandalfIsAbout(s)) return;
    bearer(s).gandalfLeft += op.n;
    addClue(s, CLUE_GANDALF_EXTRA, op.n);
  },
  // Whether his own move is still to be made is secret, so the question comes in any case.
  'gandalf.relocate'(s, script) {
    if (script.count >= 0 || !gandalfIsAbout(s)) return next(script);
    script.count = 0;
    return at.relocateGandalf.enter(s);
  },
  // No change of route: Frodo's figure stays and Strider's card is not used.
  'journey.swap'(s, script, op, effects) {
    if (script.count >= 0 || s.open.part !== 2) return next(script);
    script.count = 0;
    return lookAtJourneys(s, effects, op.look, 0);
  },
};

/** Where the Nazgûl stand belongs to it: Gandalf cannot have gone there. */
function addClueOfRelocation(s: Hunt, script: number): void {
  const [blue, green, red, violet] = s.open.nazgul;
  addClue(s, CLUE_GANDALF_RELOCATED, script, blue | (green << 8), red | (violet << 8));
}

const canRelocate = (s: Hunt): boolean => !bearer(s).gandalfMoved;

function someArea(s: Hunt): boolean {
  const { mask } = opBelow(s, 'gandalf.relocate');
  return mapOf(s).areas.some((area) => (mask[area] & 2) !== 0 && area !== bearer(s).gandalf && !nazgulOn(s, area));
}

export const relocatingGandalf = asking(at.relocateGandalf, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'relocateGandalf', params: {} }),
  choices: [
    choice(relocateGandalf, {
      guards: [
        moment('HR-GANDALF-02', canRelocate),
        guard('HR-ALLY-09', (s, area) => (opBelow(s, 'gandalf.relocate').mask[area] & 2) !== 0 && !nazgulOn(s, area)),
        guard('HR-RUL-60', (s, area) => area !== bearer(s).gandalf),
      ],
      candidates: (s, propose) => mapOf(s).areas.forEach((area) => propose(area)),
      perform(s, effects, area) {
        const { script } = scriptBelow(s);
        leave(s);
        arriveGandalf(s, effects, area);
        emitSecret(effects, null);
        addClueOfRelocation(s, script);
      },
    }),
    choice(done, {
      guards: [moment('HR-ALLY-09', (s) => !canRelocate(s) || !someArea(s))],
      perform(s, effects) {
        const { script } = scriptBelow(s);
        leave(s);
        addClueOfRelocation(s, script);
        emitSecret(effects, { type: 'gandalfStays' });
      },
    }),
  ],
});
