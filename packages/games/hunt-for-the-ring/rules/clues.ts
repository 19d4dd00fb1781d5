import type { Hunt } from './state.ts';

/**
 * What everybody has learned about the secrets, in order: four numbers a clue. From these alone a belief about Frodo and
 * Gandalf can be worked out, and a re-deal must agree with all of them.
 */
export const CLUE_SIZE = 4;

/** A dot or an area was logged: dots of bonus, index of the crossing allowed. */
export const CLUE_ENTRY = 0;
/** An area or a slash was logged after an encounter. */
export const CLUE_ESCAPE = 1;
/** Area, answer, Information token found + 1. */
export const CLUE_SEARCH = 2;
/** Area, answer (0 no, 1 yes, 2 Frodo is here), Information token found + 1, or 1 when Gandalf was discovered (part II). */
export const CLUE_HUNT = 3;
/** Place, answer, who (0 not said, 1 Frodo, 2 Gandalf, 3 both). */
export const CLUE_PERCEPTION = 4;
/** Place, whether Frodo's last area lies there. */
export const CLUE_FRODO_IN = 5;
/** Ally card whose condition about Frodo or Gandalf held, and the effect + 1 whose own condition about them held. */
export const CLUE_CONDITION = 6;
/** Area, step at which Frodo last entered it. */
export const CLUE_AGE = 7;
/** The Ring-bearer may have turned over an Information token. */
export const CLUE_HIDDEN = 8;
/** Frodo's figure advanced along his Journey card. */
export const CLUE_STEP = 9;
/** A new Journey card; steps taken back. */
export const CLUE_REROUTE = 10;
/** The Ring-bearer's turn in part II begins: Gandalf has a move to make. */
export const CLUE_GANDALF_TURN = 11;
/** Extra moves of Gandalf. */
export const CLUE_GANDALF_EXTRA = 12;
/** In place of his move Gandalf may have gone to an area of a kind: index of the script with the op, and where the four Nazgûl stood, two a number. */
export const CLUE_GANDALF_RELOCATED = 13;
/** The Ring-bearer's turn in part II ends: Gandalf has moved. */
export const CLUE_GANDALF_MOVED = 14;
/** Deed token done: Gandalf stands on its area. */
export const CLUE_DEED = 15;
/** Area where Gandalf was revealed. */
export const CLUE_REVEALED = 16;
/** Exit where Gandalf was announced. */
export const CLUE_RIVENDELL = 17;
/** Gandalf is on the area of a deed token nobody else has seen: hidden again, or fled. */
export const CLUE_VANISHED = 18;
/** With an empty supply Gandalf went to a connected area or stayed on it. */
export const CLUE_SLIPPED = 19;

export function addClue(s: Hunt, kind: number, a = 0, b = 0, c = 0): void {
  s.open.clues.push(kind, a, b, c);
}
