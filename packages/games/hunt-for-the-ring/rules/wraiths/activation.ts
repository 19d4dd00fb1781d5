import { asId } from '#kernel/id.ts';
import { only } from '#kernel';
import { nazgulAtPlace } from '../derived.ts';
import { at } from '../frames.ts';
import { riding } from '../nazgul/riding.ts';
import { asking, automatic, choice } from '../tools.ts';
import { endActivation } from '../verbs.ts';
import { nazgulWord, riderOf, spaceWord, spotOf } from '../words.ts';
import { drawingSorcery, freeHunt, freeSearch, huntByDie, perceptionByDie, pursuing, strikingAlly } from './actions.ts';
import { powers } from './powers.ts';
import { ACTIVATION } from './prompts.ts';
import { playingSorcery } from './sorcery.ts';

/** Each of the four Nazgûl gets exactly one activation a turn (HR-DAY-03), from the first player clockwise (HR-DAY-02). */
export const takingWraithTurns = automatic(at.wraithTurns, (s, effects) => {
  const { open } = s;
  open.moved = false;
  open.acted = false;
  if (open.activated === 4) {
    open.active = asId(-1);
    return at.endOfTurn.goTo(s);
  }
  open.active = nazgulAtPlace(s, open.activated);
  effects.emit?.({
    type: 'activated',
    nazgul: riderOf(s, open.active),
    seat: open.controller[open.active],
    at: spotOf(s, open.nazgul[open.active]),
  });
  return at.activation.goTo(s);
});

/** A move and one action, in either order, or nothing at all (HR-WRAITH-01, HR-WRAITH-05). */
export const activating = asking(at.activation, {
  rule: 'HR-WRAITH-01',
  asks: (s) => only(s.open.controller[s.open.active]),
  prompt: (s) => ({
    id: ACTIVATION[s.open.moved ? (s.open.acted ? 'over' : 'moved') : s.open.acted ? 'acted' : 'fresh'],
    params: { nazgul: nazgulWord(s, s.open.active), at: spaceWord(s, s.open.nazgul[s.open.active]) },
  }),
  choices: [
    riding,
    freeSearch,
    freeHunt,
    huntByDie,
    perceptionByDie,
    strikingAlly,
    drawingSorcery,
    playingSorcery,
    ...powers,
    pursuing,
    choice(endActivation, {
      guards: [],
      perform(s) {
        s.open.activated++;
        at.wraithTurns.goTo(s);
      },
    }),
  ],
});
