import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import { CLUE_SLIPPED } from '../clues.ts';
import { at } from '../frames.ts';
import { bearer, mapOf, RING_BEARER } from '../state.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { chooseDeed, fleeTo } from '../verbs.ts';
import { drawDeed, tellDeeds, vanishTo } from './detection.ts';

/** All Wraith turns are over: the figure leaves the board and Gandalf hides again (HR-GANDALF-12). */
export const hiding = automatic(at.hide, (s, effects) => {
  const { open } = s;
  open.gandalfAt = asId(0);
  at.endOfTurn.goTo(s);
  effects.emit?.({ type: 'gandalfHides' });
  if (open.deedSupply === 0) return at.flightArea.enter(s);
  const own = bearer(s);
  // Two deed tokens are drawn, one when no more are left (HR-GANDALF-13, HR-RUL-66).
  own.deedsSeen = [];
  for (let i = 0; i < 2 && open.deedSupply > 0; i++) own.deedsSeen.push(drawDeed(s, effects));
  tellDeeds(s, effects);
  return at.hidingPlace.enter(s);
});

/** The chosen token leaves the game, the other returns (HR-GANDALF-14). */
export const choosingHidingPlace = asking(at.hidingPlace, {
  rule: 'HR-GANDALF-13',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'hidingPlace', params: {} }),
  choices: [
    choice(chooseDeed, {
      guards: [guard('HR-GANDALF-13', (s, deed) => bearer(s).deedsSeen.includes(deed))],
      candidates: (s, propose) => bearer(s).deedsSeen.forEach((deed) => propose(deed)),
      perform(s, effects, deed) {
        const own = bearer(s);
        leave(s);
        for (const other of own.deedsSeen)
          if (other !== deed) {
            s.hidden.deedSupply.push(other);
            s.open.deedSupply++;
          }
        own.deedsSeen = [];
        vanishTo(s, effects, s.box.deeds[deed]);
      },
    }),
  ],
});

/** With no deed token left: in secret any area connected to Gandalf's, his own among them (HR-RUL-66, HR-DEF-03). */
export const choosingFlight = asking(at.flightArea, {
  rule: 'HR-RUL-66',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'flightArea', params: {} }),
  choices: [
    choice(fleeTo, {
      guards: [guard('HR-RUL-66', (s, area) => area === bearer(s).gandalf || mapOf(s).connected[bearer(s).gandalf].includes(area))],
      candidates: (s, propose) => {
        for (const area of mapOf(s).connected[bearer(s).gandalf]) propose(area);
        propose(bearer(s).gandalf);
      },
      perform(s, effects, area) {
        leave(s);
        vanishTo(s, effects, area, CLUE_SLIPPED);
      },
    }),
  ],
});
