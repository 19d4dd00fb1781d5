import { only } from '#kernel';
import type { Entry } from '../../content/ids.ts';
import { NO_SPACE } from '../../content/map.ts';
import { addClue, CLUE_ENTRY, CLUE_ESCAPE } from '../clues.ts';
import { areaOfEntry, isExit } from '../derived.ts';
import { conceal } from '../information/conceal.ts';
import { bearer, DOT_ENTRY, type Hunt, type HuntEffects, LAST_STEP, RING_BEARER } from '../state.ts';
import { spotOf } from '../words.ts';
import { endPartOne } from './endOfPart.ts';

/** How an entry came about: what everybody knows of it. */
interface EntryKind {
  readonly escape: boolean;
  readonly bonus: number;
  readonly crossing: number;
}

/**
 * Writes the next entry of the log in secret; the figure advances one step (HR-MOVE-01, HR-MOVE-02). Then arrival at an exit is looked at
 * first, the sixteenth step after it (HR-RUL-12, HR-END1-02).
 */
export function logEntry(s: Hunt, effects: HuntEffects, entry: Entry, kind: EntryKind): void {
  const own = bearer(s);
  const area = areaOfEntry(entry);
  own.log.push(entry);
  s.open.step++;
  if (entry === DOT_ENTRY) own.dots++;
  else if (area !== NO_SPACE) {
    own.lastArea = area;
    own.dots = 0;
    conceal(s, area);
  }
  if (kind.escape) addClue(s, CLUE_ESCAPE);
  else addClue(s, CLUE_ENTRY, kind.bonus, kind.crossing);
  effects.emit?.({ type: kind.escape ? 'frodoEscaped' : 'frodoMoved', step: s.open.step });
  effects.emit?.({ type: 'logged', step: s.open.step, entry: spotOf(s, entry) }, only(RING_BEARER));
  if (area !== NO_SPACE && isExit(s, area)) return endPartOne(s, effects, true);
  return s.open.step === LAST_STEP ? endPartOne(s, effects, false) : undefined;
}
