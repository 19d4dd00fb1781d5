import { type AskingStep, goTo, guard, never, only } from '#kernel';
import { canSplitAny, crossedParts, isSplit } from './squares.ts';
import { at, type Journey, sheetOf } from './state.ts';
import { finishRolling, leaveUnsplit, repeatRoll, roll, setAside, split } from './verbs.ts';

/** Nothing left to choose: no Gandalf, or no square that could be split (JM-GANDALF-04). */
export const gandalfIsDone = (s: Journey): boolean => s.open.gandalfs === 0 || !canSplitAny(s, s.open.active);

/** Phase 2: each Gandalf may split one square of your own trail (JM-GANDALF-01), before the Nazgûl strike (JM-GANDALF-03). */
export const usingGandalf: AskingStep<Journey> = {
  rule: 'JM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt: (s) => ({ id: 'split', params: { count: s.open.gandalfs } }),
  choices: [
    {
      verb: split,
      guards: [
        guard('JM-GANDALF-01', (s, square) => square < sheetOf(s).squares),
        guard('JM-GANDALF-06', (s, square) => !isSplit(s, s.open.active, square)),
        guard('JM-RULING-04', (s, square) => crossedParts(s, s.open.active, square) === 0),
      ],
      perform(s, table, square) {
        s.open.split[s.open.active] |= 1 << square;
        s.open.gandalfs--;
        if (table.listening) table.tell({ type: 'split', seat: `@seat.${s.open.active}`, square: square + 1 });
        if (gandalfIsDone(s)) goTo(s, at('nazgul'));
      },
    },
    {
      verb: leaveUnsplit,
      guards: [],
      perform(s, table) {
        s.open.gandalfs = 0;
        if (table.listening) table.tell({ type: 'leftUnsplit', seat: `@seat.${s.open.active}` });
        goTo(s, at('nazgul'));
      },
    },
    ...[roll, setAside, repeatRoll, finishRolling].map((verb) => never(verb, 'JM-RULING-30', 'JM-TURN-02')),
  ],
};
