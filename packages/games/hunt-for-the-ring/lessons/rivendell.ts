import type { Lesson } from '../../lesson.ts';
import type { HuntPosition } from '../position.ts';
import type { HuntAction } from '../rules/state.ts';
import { button, space, STRIP } from './touches.ts';

/** Part II, some steps east of Bree: Gandalf beside a Rider that is too near to Frodo. */
const EAST_OF_BREE: HuntPosition = {
  game: 'hunt-for-the-ring',
  part: 2,
  options: { mode: 'part2' },
  step: 3,
  fellowship: 2,
  dice: ['sword', 'sword*', 'ring*', 'ring*', 'sorcery*', 'shadow*'],
  nazgul: { blue: { at: 7 }, green: { at: 20 }, red: { at: 25 }, violet: { at: 30 } },
  ringBearer: { journey: 'JL-01', gandalf: 8, gandalfLog: [8] },
};

/** The last third of the way to Rivendell. */
const FORD_AHEAD: HuntPosition = {
  game: 'hunt-for-the-ring',
  part: 2,
  options: { mode: 'part2' },
  day: 4,
  step: 11,
  corruption: 7,
  fellowship: 1,
  nazgul: { blue: { at: 18 }, green: { at: 20 }, red: { at: 25 }, violet: { at: 30 } },
  ringBearer: { journey: 'JL-01', gandalf: 8, gandalfLog: [8], hand: ['A2-12', 'A2-04'] },
};

/** What part II has of its own: a way that is chosen already, Gandalf, and the letter between the parts. */
export const rivendell: Lesson<HuntAction> = {
  id: 'rivendell',
  minutes: 6,
  steps: [
    { id: 'journey', scene: { seats: ['me', 'bot'], from: { position: EAST_OF_BREE } }, touch: [STRIP] },
    { id: 'advance', touch: [button('advance')], awaits: { type: 'advance' } },
    { id: 'wizard', touch: [space(8)] },
    { id: 'gandalf', touch: [space(7)], awaits: { type: 'moveGandalf', area: 7 } },
    { id: 'reveal', touch: [button('revealGandalf')], awaits: { type: 'revealGandalf' } },
    { id: 'drive', touch: [space(1)], awaits: { type: 'pushNazgul', nazgul: 'blue', space: 1 } },
    { id: 'die', touch: [button('discardDie')], awaits: { type: 'discardDie', die: 'sword' } },
    { id: 'letter', touch: [STRIP] },
    { id: 'theirs', touch: [button('endTurn')], awaits: { type: 'endTurn' } },
  ],
  game: {
    scene: { seats: ['me', 'bot'], from: { position: FORD_AHEAD } },
    hints: [
      { id: 'game', prompt: 'turnBeforeStep', touch: [STRIP] },
      { id: 'wander', prompt: 'turnAfterStep', touch: [{ at: '.hr-bar' }] },
    ],
  },
};
