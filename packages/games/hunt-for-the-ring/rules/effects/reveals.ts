import type { Place } from '../../content/ids.ts';
import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import { addClue, CLUE_AGE, CLUE_FRODO_IN } from '../clues.ts';
import { enteredAt, lastArea, trailsOnBoard } from '../derived.ts';
import { at } from '../frames.ts';
import { ownPlace } from '../inquiries/here.ts';
import { liesIn } from '../inquiries/places.ts';
import { mapOf, NO_TRAIL, RING_BEARER } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { choose, readTrail } from '../verbs.ts';
import { spotOf } from '../words.ts';
import { beginNested, next, type OpTable, scriptBelow } from './script.ts';

/** What Sorcery cards make the Ring-bearer say. None of it is a perception: there is no window of its own. */

export const revealOps: OpTable<'ifPerceptionYes' | 'ringbearer.choose' | 'reveal.region' | 'reveal.trackAge'> = {
  // Frodo's last area only, never Gandalf's.
  ifPerceptionYes(s, script, op, effects) {
    next(script);
    const place = ownPlace(s, asId(op.scope === 'region' ? 0 : 1));
    const yes = liesIn(s, lastArea(s), place);
    addClue(s, CLUE_FRODO_IN, place, yes ? 1 : 0);
    effects.reveal();
    effects.emit?.({ type: yes ? 'frodoIsIn' : 'frodoIsNotIn', place });
    if (yes) beginNested(s, script.seat, op.then);
  },
  'ringbearer.choose'(s, script, op) {
    next(script);
    at.temptation.enter(s, { options: [...op.options] });
  },
  'reveal.region'(s, script, _op, effects) {
    next(script);
    const region: Place = asId(mapOf(s).region[lastArea(s)]);
    addClue(s, CLUE_FRODO_IN, region, 1);
    effects.reveal();
    effects.emit?.({ type: 'frodoIsIn', place: region });
  },
  'reveal.trackAge'(s, script) {
    if (script.count >= 0 || trailsOnBoard(s) === 0) return next(script);
    script.count = 0;
    return at.readTrail.enter(s);
  },
};

export const tempting = asking(at.temptation, {
  rule: 'HR-SORC-06',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'temptation', params: {} }),
  choices: [
    choice(choose, {
      guards: [guard('HR-SORC-06', (s, option) => option < at.temptation.of(s).options.length)],
      perform(s, _table, option) {
        const script = at.temptation.of(s).options[option];
        leave(s);
        beginNested(s, RING_BEARER, script);
      },
    }),
  ],
});

/** The latest step at which Frodo entered the area, escapes included; 0 for a start area. */
export const readingTrail = asking(at.readTrail, {
  rule: 'HR-SORC-06',
  asks: (s) => only(scriptBelow(s).seat),
  prompt: () => ({ id: 'readTrail', params: {} }),
  choices: [
    choice(readTrail, {
      guards: [guard('HR-SORC-06', (s, area) => s.open.trail[area] !== NO_TRAIL)],
      candidates: (s, propose) => mapOf(s).areas.forEach((area) => propose(area)),
      perform(s, effects, area) {
        leave(s);
        const step = enteredAt(s, area);
        addClue(s, CLUE_AGE, area, step);
        effects.reveal();
        effects.emit?.({ type: 'trailRead', area: spotOf(s, area), step });
      },
    }),
  ],
});
