import { only } from '#kernel';
import type { Space, Entry } from '../../content/ids.ts';
import { AREA, FAR } from '../../content/map.ts';
import { canEscapeTo } from '../derived.ts';
import { at } from '../frames.ts';
import { sealJournal } from '../seal.ts';
import { bearer, ESCAPE_SPACES, type Hunt, type HuntEffects, RING_BEARER, SLASH_ENTRY } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { escapeTo, stayPut } from '../verbs.ts';
import { logEntry } from './log.ts';

/** Dots between the last area and another; far when they are not connected. */
function escapeDots(s: Hunt, space: Space): number {
  const { dotsBetween, size } = s.box.maps[1];
  return dotsBetween[bearer(s).lastArea * size + space];
}

/** Either way the figure advances exactly one step (HR-ESC-09) and nobody is told which way it was (HR-ESC-02). */
function escape(s: Hunt, effects: HuntEffects, entry: Entry): void {
  at.advanceMarker.goTo(s);
  logEntry(s, effects, entry, { escape: true, bonus: 0, crossing: 0 });
  sealJournal(s, effects);
}

/** After an encounter of part I: a new area in reach, or a slash (HR-ESC-01). */
export const escaping = asking(at.escape, {
  rule: 'HR-ESC-01',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'escape', params: {} }),
  choices: [
    choice(escapeTo, {
      guards: [
        guard('HR-ESC-06', (s, space) => (s.box.maps[1].kind[space] & AREA) !== 0),
        guard('HR-ESC-03', (s, space) => escapeDots(s, space) !== FAR),
        guard('HR-ESC-04', (s, space) => escapeDots(s, space) <= bearer(s).dots + ESCAPE_SPACES),
        guard('HR-RUL-09', canEscapeTo),
      ],
      candidates: (s, propose) => {
        const { lastArea } = bearer(s);
        for (const space of s.box.maps[1].connected[lastArea]) propose(space);
        propose(lastArea);
      },
      perform: (s, effects, space) => escape(s, effects, space),
    }),
    // He stays exactly where he was, with the same dots behind him (HR-ESC-08).
    choice(stayPut, { guards: [], perform: (s, effects) => escape(s, effects, SLASH_ENTRY) }),
  ],
});
