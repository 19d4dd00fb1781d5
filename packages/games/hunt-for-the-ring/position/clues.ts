import { asId } from '#kernel/id.ts';
import {
  addClue,
  CLUE_DEED,
  CLUE_ENTRY,
  CLUE_ESCAPE,
  CLUE_GANDALF_EXTRA,
  CLUE_GANDALF_MOVED,
  CLUE_GANDALF_TURN,
  CLUE_HUNT,
  CLUE_REVEALED,
  CLUE_RIVENDELL,
  CLUE_SEARCH,
  CLUE_SIZE,
  CLUE_SLIPPED,
  CLUE_STEP,
} from '../rules/clues.ts';
import { lastArea } from '../rules/derived.ts';
import { isHavenOf } from '../rules/part2/detection.ts';
import { gandalfIsAbout } from '../rules/part2/gandalf.ts';
import { bearer, EYE_UP, type Hunt, SLASH_ENTRY, SWORD_UP } from '../rules/state.ts';
import { refuse } from './names.ts';

/** As they were told, if they can be clues at all. */
export function readClues(told: readonly number[]): number[] {
  if (told.length % CLUE_SIZE !== 0) refuse(`a clue has ${CLUE_SIZE} numbers`, 'clues');
  for (let i = 0; i < told.length; i += CLUE_SIZE) if (told[i] > CLUE_SLIPPED) refuse(`there is no clue ${told[i]}`, `clues.${i}`);
  return [...told];
}

/** Nobody wrote down what was learned on the way here: enough of a past that the secrets can agree with. */
export function makeUpClues(s: Hunt, begun: boolean): void {
  if (s.open.part === 1) makeUpLog(s);
  else if (begun) makeUpJourney(s);
  if (begun) makeUpTrail(s);
}

/** Every Trail token lies there for a yes: a search's when the Eye is up, else a hunt's, which may have found Frodo. */
function makeUpTrail(s: Hunt): void {
  for (const [area, side] of s.open.trail.entries()) {
    if (side === EYE_UP && !isHavenOf(s, asId(area))) addClue(s, CLUE_SEARCH, area, 1);
    if (side === SWORD_UP) addClue(s, CLUE_HUNT, area, lastArea(s) === area ? 2 : 1);
  }
}

/** More dots than any card gives. */
const ANY_BONUS = 20;

function makeUpLog(s: Hunt): void {
  for (const entry of bearer(s).log.slice(1))
    addClue(s, entry === SLASH_ENTRY ? CLUE_ESCAPE : CLUE_ENTRY, entry === SLASH_ENTRY ? 0 : ANY_BONUS);
}

/** Turns in which Gandalf gets from any area to any other. */
const ACROSS_THE_MAP = 10;

function travel(s: Hunt): void {
  for (let turn = 0; turn < ACROSS_THE_MAP; turn++) {
    addClue(s, CLUE_GANDALF_TURN);
    addClue(s, CLUE_GANDALF_MOVED);
  }
}

function makeUpJourney(s: Hunt): void {
  const { open } = s;
  const { gandalfLeft, gandalfMoved } = bearer(s);
  for (let step = 0; step < open.step; step++) addClue(s, CLUE_STEP);
  for (const deed of open.deedsDone) {
    travel(s);
    addClue(s, CLUE_DEED, deed);
  }
  travel(s);
  const inTurn = s.frames[0].step === 'ringBearerTurn';
  if (inTurn || !gandalfIsAbout(s)) addClue(s, CLUE_GANDALF_TURN);
  if (open.gandalfAt !== 0) addClue(s, CLUE_REVEALED, open.gandalfAt);
  else if (open.rivendell !== 0) addClue(s, CLUE_RIVENDELL, open.rivendell);
  else if (inTurn) {
    const extra = gandalfLeft + (gandalfMoved ? 1 : 0) - 1;
    if (extra > 0) addClue(s, CLUE_GANDALF_EXTRA, extra);
  }
}
