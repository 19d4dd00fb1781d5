import { type AskingStep, enter, type Frame, guard, leave, only, top } from '#kernel';
import { addClue, CLUE_AGE, CLUE_FRODO_IN } from '../clues.ts';
import { enteredAt, lastArea, trailsOnBoard } from '../derived.ts';
import { at, type Hunt, mapOf, NO_TRAIL, RING_BEARER } from '../state.ts';
import { choose, readTrail } from '../verbs.ts';
import { placeWord, spaceWord } from '../words.ts';
import { ownPlace } from '../wraiths/actions.ts';
import { liesIn } from '../wraiths/places.ts';
import type { OpTable } from './ops.ts';
import { beginNested, next, scriptBelow } from './script.ts';

/** What Sorcery cards make the Ring-bearer say. None of it is a perception: there is no window of its own. */

interface Temptation extends Frame {
  readonly step: 'temptation';
  /** Scripts to choose from. */
  readonly options: readonly number[];
}

export const revealOps: OpTable<'ifPerceptionYes' | 'ringbearer.choose' | 'reveal.region' | 'reveal.trackAge'> = {
  // Frodo's last area only, never Gandalf's.
  ifPerceptionYes(s, script, op, table) {
    next(script);
    const place = ownPlace(s, op.scope === 'region' ? 0 : 1);
    const yes = liesIn(s, lastArea(s), place);
    addClue(s, CLUE_FRODO_IN, place, yes ? 1 : 0);
    table.reveal();
    if (table.listening) table.tell({ type: yes ? 'frodoIsIn' : 'frodoIsNotIn', place: placeWord(s, place) });
    if (yes) beginNested(s, script.seat, op.then);
  },
  'ringbearer.choose'(s, script, op) {
    next(script);
    const frame: Temptation = { step: 'temptation', options: op.options };
    enter(s, frame);
  },
  'reveal.region'(s, script, _op, table) {
    next(script);
    const region = mapOf(s).region[lastArea(s)];
    addClue(s, CLUE_FRODO_IN, region, 1);
    table.reveal();
    if (table.listening) table.tell({ type: 'frodoIsIn', place: placeWord(s, region) });
  },
  'reveal.trackAge'(s, script) {
    if (script.count >= 0 || trailsOnBoard(s) === 0) return next(script);
    script.count = 0;
    return enter(s, at('readTrail'));
  },
};

export const tempting: AskingStep<Hunt> = {
  rule: 'HR-SORC-06',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'temptation', params: {} }),
  choices: [
    {
      verb: choose,
      guards: [guard('HR-SORC-06', (s, option) => option < top<Temptation>(s).options.length)],
      perform(s, _table, option) {
        const script = top<Temptation>(s).options[option];
        leave(s);
        beginNested(s, RING_BEARER, script);
      },
    },
  ],
};

/** The latest step at which Frodo entered the area, escapes included; 0 for a start area. */
export const readingTrail: AskingStep<Hunt> = {
  rule: 'HR-SORC-06',
  asks: (s) => only(scriptBelow(s).seat),
  prompt: () => ({ id: 'readTrail', params: {} }),
  choices: [
    {
      verb: readTrail,
      guards: [guard('HR-SORC-06', (s, area) => s.open.trail[area] !== NO_TRAIL)],
      candidates: (s, _seat, propose) => mapOf(s).areas.forEach((area) => propose(area)),
      perform(s, table, area) {
        leave(s);
        const step = enteredAt(s, area);
        addClue(s, CLUE_AGE, area, step);
        table.reveal();
        if (table.listening) table.tell({ type: 'trailRead', area: spaceWord(s, area), step });
      },
    },
  ],
};
