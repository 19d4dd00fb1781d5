import type { Table } from '#kernel';
import { addClue, CLUE_ENTRY, CLUE_ESCAPE } from '../clues.ts';
import { isExit } from '../derived.ts';
import { conceal } from '../information/conceal.ts';
import { bearer, DOT_ENTRY, type Hunt, LAST_STEP, RING_BEARER, SLASH_ENTRY } from '../state.ts';
import { spaceWord } from '../words.ts';
import { endPartOne } from './endOfPart.ts';

/** How an entry came about: what everybody knows of it. */
export interface EntryKind {
  readonly escape: boolean;
  readonly bonus: number;
  readonly crossing: number;
}

/**
 * Writes the next entry of the log in secret; the figure advances one step (HR-MOVE-01, HR-MOVE-02). Then arrival at an exit is looked at
 * first, the sixteenth step after it (HR-RUL-12, HR-END1-02).
 */
export function logEntry(s: Hunt, table: Table, entry: number, kind: EntryKind): void {
  const own = bearer(s);
  own.log.push(entry);
  s.open.step++;
  if (entry === DOT_ENTRY) own.dots++;
  else if (entry !== SLASH_ENTRY) {
    own.lastArea = entry;
    own.dots = 0;
    conceal(s, entry);
  }
  if (kind.escape) addClue(s, CLUE_ESCAPE);
  else addClue(s, CLUE_ENTRY, kind.bonus, kind.crossing);
  if (table.listening) {
    table.tell({ type: kind.escape ? 'frodoEscaped' : 'frodoMoved', step: s.open.step });
    table.tell({ type: 'logged', step: s.open.step, entry: entryWord(s, entry) }, 1 << RING_BEARER);
  }
  if (entry !== DOT_ENTRY && entry !== SLASH_ENTRY && isExit(s, entry)) return endPartOne(s, table, true);
  return s.open.step === LAST_STEP ? endPartOne(s, table, false) : undefined;
}

export const entryWord = (s: Hunt, entry: number): string =>
  entry === DOT_ENTRY ? '@entry.dot' : entry === SLASH_ENTRY ? '@entry.slash' : spaceWord(s, entry);
