import type { Lesson, Reply } from '../../lesson.ts';
import type { HuntPosition } from '../position/index.ts';
import type { HuntAction } from '../rules/state.ts';
import { button, space, STRIP } from './touches.ts';

const frodo = (action: HuntAction): Reply<HuntAction> => ({ seat: 0, action });
/** The Ring-bearer answers truthfully, and plays no card before. */
const ANSWERS = frodo({ type: 'pass' });
/** A Nazgûl that has ridden and acted goes on by itself. */
const GOES_ON: HuntAction = { type: 'endActivation' };

/** Frodo has gone from the Three-Farthing Stone to the north-east; the Riders do not know it. */
const ON_THE_TRAIL: HuntPosition = {
  game: 'hunt-for-the-ring',
  options: { mode: 'part1' },
  turn: 'secondDaylight',
  active: 'blue',
  dice: ['sword', 'ring', 'sorcery*', 'sorcery*', 'ring*', 'shadow*'],
  nazgul: { blue: { at: 30 }, green: { at: 22 }, red: { at: 'd24' }, violet: { at: 45 } },
  ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19] },
};

/** The third day: Frodo is somewhere in the middle of the map, and two of the places he came through are known. */
const THIRD_DAY: HuntPosition = {
  game: 'hunt-for-the-ring',
  options: { mode: 'part1' },
  day: 3,
  corruption: 6,
  trail: { '10': 'eye', '19': 'eye' },
  nazgul: { blue: { at: 19 }, green: { at: 30 }, red: { at: 36 }, violet: { at: 45 } },
  ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19, 'dot', 23] },
  wraiths: [{ hand: ['S-05', 'S-10'] }],
};

/** One turn of the four Riders: ride, search, sense, hunt. */
export const hunters: Lesson<HuntAction> = {
  id: 'hunters',
  minutes: 8,
  steps: [
    { id: 'riders', scene: { seats: ['bot', 'me'], from: { position: ON_THE_TRAIL } }, touch: [space(30)] },
    { id: 'aim', touch: [STRIP] },
    { id: 'ride', touch: [space(10)], awaits: { type: 'ride', space: 10 } },
    { id: 'search', touch: [button('search')], awaits: { type: 'search' }, replies: [ANSWERS], byItself: GOES_ON },
    { id: 'trail', touch: [space(10)] },
    {
      id: 'sense',
      touch: [
        { ...button('perceive'), until: '.meanings [data-verb="perceive"]' },
        { at: '.meanings li:first-child [data-verb="perceive"]' },
      ],
      awaits: { type: 'perceive', die: 'ring', scope: 'region' },
      replies: [ANSWERS],
    },
    { id: 'near', touch: [button('endActivation')], awaits: { type: 'endActivation' } },
    { id: 'close', touch: [space(19)], awaits: { type: 'ride', space: 19 } },
    { id: 'hunt', touch: [button('hunt')], awaits: { type: 'huntWith', die: 'sword' }, replies: [ANSWERS], byItself: GOES_ON },
    { id: 'found', touch: [STRIP] },
    {
      id: 'last',
      // The last Rider stays where he is, and that is asked about.
      touch: [
        { ...button('endActivation'), until: '.meanings [data-verb="endActivation"]' },
        { at: '.meanings [data-verb="endActivation"]' },
      ],
      awaits: { type: 'endActivation' },
      draws: ['B9', 'B13'],
      replies: [
        frodo({ type: 'acceptTokens' }),
        frodo({ type: 'escapeTo', area: 16 }),
        frodo({ type: 'rest' }),
        frodo({ type: 'endTurn' }),
      ],
    },
    { id: 'night', touch: [STRIP] },
  ],
  game: {
    scene: { seats: ['bot', 'me'], from: { position: THIRD_DAY } },
    hints: [
      { id: 'game', prompt: 'activation', touch: [{ at: '.hr-bar' }] },
      { id: 'act', prompt: 'activationAct', touch: [{ at: '.hr-bar' }] },
    ],
  },
};
