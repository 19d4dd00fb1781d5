import { type AskingStep, guard, only } from '#kernel';
import { beginClaims } from '../setup/claims.ts';
import { bearer, CONCEALED, FOUND, HELD, type Hunt, type HuntOptions, RING_BEARER } from '../state.ts';
import { giveInformation } from '../verbs.ts';
import { spaceWord } from '../words.ts';

/** How many of his five tokens the Ring-bearer hands over (HR-SETUP-08, HR-DIFF-01, HR-DIFF-02). */
export const tokensToGive = (options: HuntOptions): number => ({ normal: 1, two: 2, none: 0 })[options.information];

/** The Ring-bearer chooses which token the Wraith players receive; it unlocks the first power (HR-SETUP-11). */
export const givingInformation: AskingStep<Hunt> = {
  rule: 'HR-SETUP-08',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'giveInformation', params: { count: tokensToGive(s.open.options) - s.open.information.length } }),
  choices: [
    {
      verb: giveInformation,
      // Any of the five, also one that Frodo's starting area conceals.
      guards: [guard('HR-SETUP-08', (s, token) => bearer(s).information[token] === HELD || bearer(s).information[token] === CONCEALED)],
      perform(s, table, token) {
        bearer(s).information[token] = FOUND;
        s.open.information.push(token);
        if (table.listening)
          table.tell({ type: 'informationGiven', area: spaceWord(s, s.box.information[token]), powers: s.open.information.length });
        if (s.open.information.length === tokensToGive(s.open.options)) beginClaims(s);
      },
    },
  ],
};
