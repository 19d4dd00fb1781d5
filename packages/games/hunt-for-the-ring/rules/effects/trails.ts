import { leave, only } from '#kernel';
import type { Space } from '../../content/ids.ts';
import { addClue, CLUE_HIDDEN } from '../clues.ts';
import { at } from '../frames.ts';
import { emitSecret } from '../secret.ts';
import { bearer, CONCEALED, HELD, type Hunt, mapOf, NO_TRAIL, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { done, hideInformation, removeTrail } from '../verbs.ts';
import { spotOf } from '../words.ts';
import { next, opBelow, type OpTable } from './script.ts';

/** What covers Frodo's tracks: Trail tokens taken off the board, Information tokens turned over. */

const inSections = (s: Hunt, area: Space, sections: number): boolean => ((sections >> mapOf(s).section[area]) & 1) === 1;

export const trailOps: OpTable<'tracks.remove' | 'information.hide'> = {
  'tracks.remove'(s, script, op) {
    if (script.count < 0) script.count = op.n;
    const any = mapOf(s).areas.some((area) => s.open.trail[area] !== NO_TRAIL && inSections(s, area, op.sections));
    if (script.count === 0 || !any) return next(script);
    script.count--;
    return at.removeTrail.enter(s);
  },
  // The question comes in any case: whether a token is left to hide is nobody's business.
  'information.hide'(s, script, op) {
    if (script.count < 0) script.count = s.open.part === 1 ? op.n : 0;
    if (script.count === 0) return next(script);
    script.count--;
    return at.hideInformation.enter(s);
  },
};

export const removingTrail = asking(at.removeTrail, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'removeTrail', params: {} }),
  choices: [
    choice(removeTrail, {
      guards: [
        guard('HR-SEARCH-04', (s, area) => s.open.trail[area] !== NO_TRAIL),
        guard('HR-ALLY-09', (s, area) => inSections(s, area, opBelow(s, 'tracks.remove').sections)),
      ],
      candidates: (s, propose) => mapOf(s).areas.forEach((area) => propose(area)),
      perform(s, effects, area) {
        leave(s);
        s.open.trail[area] = NO_TRAIL;
        effects.emit?.({ type: 'trailRemoved', area: spotOf(s, area) });
      },
    }),
  ],
});

export const hidingInformation = asking(at.hideInformation, {
  rule: 'HR-ALLY-09',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'hideInformation', params: {} }),
  choices: [
    choice(hideInformation, {
      guards: [guard('HR-CONCEAL-01', (s, token) => bearer(s).information[token] === HELD)],
      perform(s, effects, token) {
        leave(s);
        bearer(s).information[token] = CONCEALED;
        addClue(s, CLUE_HIDDEN);
        emitSecret(effects, { type: 'informationHidden', area: spotOf(s, s.box.information[token]) });
      },
    }),
    choice(done, {
      guards: [moment('HR-ALLY-09', (s) => !bearer(s).information.includes(HELD))],
      perform(s, effects) {
        leave(s);
        addClue(s, CLUE_HIDDEN);
        emitSecret(effects, { type: 'nothingToHide' });
      },
    }),
  ],
});
