import { alwaysForbidden, only } from '#kernel';
import { gandalf, nazgul } from './frames.ts';
import { canSplitAny, crossedParts, isSplit } from './squares.ts';
import { type Journey, sheetOf } from './state.ts';
import { asking, choice, guard } from './tools.ts';
import { finishRolling, leaveUnsplit, repeatRoll, roll, setAside, split } from './verbs.ts';

/** Nothing left to choose: no Gandalf, or no square that could be split (JM-GANDALF-04). */
export const gandalfIsDone = (s: Journey): boolean => s.open.gandalfs === 0 || !canSplitAny(s, s.open.active);

/** Phase 2: each Gandalf may split one square of your own trail (JM-GANDALF-01), before the Nazgûl strike (JM-GANDALF-03). */
export const usingGandalf = asking(gandalf, {
  rule: 'JM-TURN-01',
  asks: (s) => only(s.open.active),
  nothing: leaveUnsplit,
  prompt: (s) => ({ id: 'split', params: { count: s.open.gandalfs } }),
  choices: [
    choice(split, {
      guards: [
        guard('JM-GANDALF-01', (s, square) => square < sheetOf(s).squares),
        guard('JM-GANDALF-06', (s, square) => !isSplit(s, s.open.active, square)),
        guard('JM-RULING-04', (s, square) => crossedParts(s, s.open.active, square) === 0),
      ],
      perform(s, effects, square) {
        s.open.split[s.open.active] |= 1 << square;
        s.open.gandalfs--;
        effects.emit?.({ type: 'split', seat: s.open.active, square });
        if (gandalfIsDone(s)) nazgul.goTo(s);
      },
    }),
    choice(leaveUnsplit, {
      guards: [],
      perform(s, effects) {
        s.open.gandalfs = 0;
        effects.emit?.({ type: 'leftUnsplit', seat: s.open.active });
        nazgul.goTo(s);
      },
    }),
    ...[roll, setAside, repeatRoll, finishRolling].map((verb) => alwaysForbidden(verb, 'JM-RULING-30')),
  ],
});
