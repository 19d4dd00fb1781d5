import { only } from '#kernel';
import { at } from '../frames.ts';
import { bearer, CONCEALED, FOUND, HELD, type HuntOptions, RING_BEARER } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { giveInformation } from '../verbs.ts';
import { spotOf } from '../words.ts';
import { beginClaims } from './claims.ts';

/** How many of his five tokens the Ring-bearer hands over (HR-SETUP-08, HR-DIFF-01, HR-DIFF-02). */
export const tokensToGive = (options: HuntOptions): number => ({ normal: 1, two: 2, none: 0 })[options.information];

/** The Ring-bearer chooses which token the Wraith players receive; it unlocks the first power (HR-SETUP-11). */
export const givingInformation = asking(at.giveInformation, {
  rule: 'HR-SETUP-08',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'giveInformation', params: { count: tokensToGive(s.open.options) - s.open.information.length } }),
  choices: [
    choice(giveInformation, {
      // Any of the five, also one that Frodo's starting area conceals.
      guards: [guard('HR-SETUP-08', (s, token) => bearer(s).information[token] === HELD || bearer(s).information[token] === CONCEALED)],
      perform(s, effects, token) {
        bearer(s).information[token] = FOUND;
        s.open.information.push(token);
        effects.emit?.({ type: 'informationGiven', area: spotOf(s, s.box.information[token]), powers: s.open.information.length });
        if (s.open.information.length === tokensToGive(s.open.options)) beginClaims(s);
      },
    }),
  ],
});
