import type { Lesson, Reply } from '../../lesson.ts';
import type { HuntPosition } from '../position/index.ts';
import type { HuntAction } from '../rules/state.ts';
import { button, space, STRIP } from './touches.ts';

const rider = (action: HuntAction): Reply<HuntAction> => ({ seat: 1, action });
const STAYS = rider({ type: 'endActivation' });

/** Frodo at the Three-Farthing Stone, three moves on his way; a Rider on the East Road and one to the north. */
const FARTHING_STONE: HuntPosition = {
  game: 'hunt-for-the-ring',
  options: { mode: 'part1' },
  dice: ['sword', 'sword', 'ring', 'ring', 'sorcery', 'shadow'],
  nazgul: { blue: { at: 30 }, green: { at: 22 }, red: { at: 44 }, violet: { at: 45 } },
  ringBearer: { log: [1, 'dot', 'dot', 10] },
};

/** Near the southern way into Bree, on the fourth day. */
const BEFORE_BREE: HuntPosition = {
  game: 'hunt-for-the-ring',
  options: { mode: 'part1' },
  day: 4,
  corruption: 3,
  nazgul: { blue: { at: 30 }, green: { at: 27 }, red: { at: 44 }, violet: { at: 45 } },
  ringBearer: { log: [1, 'dot', 'dot', 10, 'dot', 19, 'dot', 23, 'dot', 36, 38], hand: ['A1-15', 'A1-07'] },
};

/** A day of Frodo's: he hides, is searched for, is found, escapes, and rests. */
export const bearer: Lesson<HuntAction> = {
  id: 'bearer',
  minutes: 7,
  steps: [
    { id: 'here', scene: { seats: ['me', 'bot'], from: { position: FARTHING_STONE } }, touch: [space(10)] },
    { id: 'aim', touch: [STRIP] },
    { id: 'wild', touch: [button('moveToDot')], awaits: { type: 'moveToDot' } },
    {
      id: 'riders',
      touch: [button('endTurn')],
      awaits: { type: 'endTurn' },
      replies: [rider({ type: 'ride', space: 10 }), rider({ type: 'search' })],
    },
    { id: 'searched', touch: [button('pass')], also: '.hp-inquiry', awaits: { type: 'pass' }, replies: [STAYS, STAYS, STAYS, STAYS] },
    { id: 'trail', touch: [space(10)] },
    { id: 'move', touch: [space(19)], awaits: { type: 'moveFrodo', area: 19 } },
    {
      id: 'again',
      touch: [button('endTurn')],
      awaits: { type: 'endTurn' },
      replies: [
        rider({ type: 'ride', space: 'd17' }),
        STAYS,
        rider({ type: 'ride', space: 19 }),
        rider({ type: 'huntWith', die: 'sword' }),
      ],
    },
    {
      id: 'hunted',
      touch: [button('pass')],
      also: '.hp-inquiry',
      awaits: { type: 'pass' },
      draws: ['B9', 'B13'],
      replies: [STAYS, STAYS, STAYS],
    },
    { id: 'tokens', touch: [button('acceptTokens')], also: '.hp-drawing', awaits: { type: 'acceptTokens' } },
    { id: 'escape', touch: [space(16)], awaits: { type: 'escapeTo', area: 16 } },
    { id: 'night', touch: [button('rest')], awaits: { type: 'rest' } },
  ],
  game: {
    scene: { seats: ['me', 'bot'], from: { position: BEFORE_BREE } },
    hints: [
      { id: 'game', prompt: 'turnByDay', touch: [STRIP] },
      { id: 'rest', prompt: 'turnAfterStep', touch: [{ at: '.hr-bar' }] },
      { id: 'dark', prompt: 'turnByNight', touch: [{ at: '.hr-bar' }] },
    ],
  },
};
