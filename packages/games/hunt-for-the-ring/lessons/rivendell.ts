import type { Lesson } from '../../lesson.ts';
import type { HuntPosition } from '../position/index.ts';
import type { HuntAction } from '../rules/state.ts';
import { button, space, STRIP } from './touches.ts';

/** The end of part I: one step before the middle way into Bree. */
const AT_BREE: HuntPosition = {
  game: 'hunt-for-the-ring',
  options: { mode: 'part1' },
  day: 4,
  corruption: 3,
  fellowship: 2,
  nazgul: { blue: { at: 30 }, green: { at: 27 }, red: { at: 44 }, violet: { at: 45 } },
  ringBearer: {
    log: [1, 'dot', 'dot', 10, 'dot', 19, 'dot', 23, 'dot', 36, 38, 'dot', 40, 'dot', 49],
    hand: ['A1-15', 'A1-07'],
  },
};

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

/** The letter between the parts, and what part II has of its own: a way that is chosen already, and Gandalf. */
export const rivendell: Lesson<HuntAction> = {
  id: 'rivendell',
  minutes: 7,
  steps: [
    {
      id: 'bree',
      scene: { seats: ['me', 'bot'], from: { position: AT_BREE } },
      touch: [space('B')],
      awaits: { type: 'moveFrodo', area: 'B' },
    },
    { id: 'letter', touch: [{ at: '.hp-kept textarea' }] },
    { id: 'journey', scene: { seats: ['me', 'bot'], from: { position: EAST_OF_BREE } }, touch: [STRIP] },
    { id: 'advance', touch: [button('advance')], awaits: { type: 'advance' } },
    { id: 'wizard', touch: [space(8)] },
    { id: 'gandalf', touch: [space(7)], awaits: { type: 'moveGandalf', area: 7 } },
    { id: 'reveal', touch: [button('revealGandalf')], awaits: { type: 'revealGandalf' } },
    { id: 'drive', touch: [space(1)], awaits: { type: 'pushNazgul', nazgul: 'blue', space: 1 } },
    { id: 'die', touch: [button('discardDie')], awaits: { type: 'discardDie', die: 'sword' } },
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
