import type { Lesson } from '../../lesson.ts';
import type { WarPosition } from '../position.ts';
import type { WarAction } from '../rules/verbs.ts';
import { answer, army, DICE, die, lastDays, region, use } from './touches.ts';

/** The Shadow before Minas Tirith, with two Army dice. */
const OSGILIATH: WarPosition = {
  game: 'war-of-the-ring',
  turn: 3,
  toAct: 'shadow',
  regions: {
    osgiliath: { figures: { 'sauron-regular': 4, 'sauron-elite': 1, nazgul: 1 } },
    'minas-morgul': { figures: { 'sauron-regular': 3 } },
    lossarnach: { figures: { 'gondor-regular': 2 } },
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 } },
  },
  nations: { gondor: { steps: 0, active: true }, sauron: { steps: 0, active: true } },
  dice: { 'free-peoples': ['character'], shadow: ['army', 'army'] },
};

const lost = { seat: 0, action: { type: 'loseRegular', nation: 'gondor' } } as const;

/** Two dice of the Shadow: one fights a battle, one moves an army. */
export const armies: Lesson<WarAction> = {
  id: 'armies',
  minutes: 8,
  steps: [
    { id: 'map', scene: { seats: ['bot', 'me'], from: { position: OSGILIATH } }, touch: [army('osgiliath')] },
    { id: 'dice', touch: [DICE] },
    { id: 'spend', touch: [die('army'), use('attack')], awaits: { type: 'spend', die: 'army', action: 'attack' } },
    {
      id: 'attack',
      touch: [region('osgiliath', 'lossarnach'), region('lossarnach')],
      awaits: { type: 'attack', from: 'osgiliath', against: 'lossarnach' },
    },
    {
      id: 'battle',
      touch: [answer({ type: 'beginBattle' })],
      awaits: { type: 'beginBattle' },
      draws: ['6', '5', '2', '1', '3', '6', '2'],
    },
    {
      id: 'reroll',
      touch: [
        { at: '.wb-stepper .btn:nth-of-type(2)', until: '.wb-stepper .btn:nth-of-type(2)[disabled]' },
        answer({ type: 'reroll', dice: 1 }),
      ],
      awaits: { type: 'reroll', dice: 1 },
      draws: ['5'],
    },
    {
      id: 'losses',
      touch: [{ at: '.wb-figure.open', until: '.wb-figure.picked' }, answer({ type: 'reduceElite', nation: 'sauron' })],
      awaits: { type: 'reduceElite', nation: 'sauron' },
      replies: [lost, lost],
    },
    {
      id: 'advance',
      touch: [answer({ type: 'depart' })],
      awaits: { type: 'depart' },
      replies: [{ seat: 0, action: { type: 'skipDie', die: 'character' } }],
    },
    { id: 'march', touch: [die('army'), use('move-armies')], awaits: { type: 'spend', die: 'army', action: 'move-armies' } },
    {
      id: 'way',
      touch: [region('minas-morgul', 'south-ithilien'), region('south-ithilien')],
      awaits: { type: 'march', from: 'minas-morgul', to: 'south-ithilien' },
    },
    { id: 'go', touch: [answer({ type: 'depart' })], awaits: { type: 'depart' } },
  ],
  game: {
    scene: lastDays(['bot', 'me']),
    hints: [
      { id: 'hunt', prompt: 'allocateHunt', touch: [DICE] },
      { id: 'game', prompt: 'chooseAction', touch: [DICE] },
      { id: 'fight', prompt: 'combatCard', touch: [{ at: '.wb-foot' }] },
    ],
  },
};
