import { type AskingStep, type AutomaticStep, goTo, only } from '#kernel';
import { nazgulAtPlace } from '../derived.ts';
import { at, type Hunt } from '../state.ts';
import { endActivation } from '../verbs.ts';
import { nazgulWord, seatWord, spaceWord } from '../words.ts';
import { drawingSorcery, freeHunt, freeSearch, huntByDie, perceptionByDie, pursuing, strikingAlly } from './actions.ts';
import { powers } from './powers.ts';
import { riding } from './riding.ts';
import { playingSorcery } from './sorcery.ts';

/** Each of the four Nazgûl gets exactly one activation a turn (HR-DAY-03), from the first player clockwise (HR-DAY-02). */
export const takingWraithTurns: AutomaticStep<Hunt> = {
  run(s, table) {
    const { open } = s;
    open.moved = false;
    open.acted = false;
    if (open.activated === 4) {
      open.active = -1;
      return goTo(s, at('endOfTurn'));
    }
    open.active = nazgulAtPlace(s, open.activated);
    if (table.listening)
      table.tell({
        type: 'activated',
        nazgul: nazgulWord(s, open.active),
        seat: seatWord(open.controller[open.active]),
        at: spaceWord(s, open.nazgul[open.active]),
      });
    return goTo(s, at('activation'));
  },
};

/** A move and one action, in either order, or nothing at all (HR-WRAITH-01, HR-WRAITH-05). */
export const activating: AskingStep<Hunt> = {
  rule: 'HR-WRAITH-01',
  asks: (s) => only(s.open.controller[s.open.active]),
  prompt: (s) => ({
    id: s.open.moved ? (s.open.acted ? 'activationOver' : 'activationAct') : s.open.acted ? 'activationRide' : 'activation',
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
    {
      verb: endActivation,
      guards: [],
      perform(s) {
        s.open.activated++;
        goTo(s, at('wraithTurns'));
      },
    },
  ],
};
