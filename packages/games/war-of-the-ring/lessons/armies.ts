import type { Lesson } from '../../lesson.ts';
import type { WarPosition } from '../position/index.ts';
import type { WarAction } from '../rules/verbs.ts';
import { answer, army, AT_WAR, DICE, die, DIVIDE, LEVEL, region, use } from './touches.ts';

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

/** The war is nearly won: eight points are taken, and Minas Tirith would be two more. But the Ring-bearers are four steps from the end. */
const LAST_SIEGE: WarPosition = {
  game: 'war-of-the-ring',
  turn: 8,
  phase: 'begin',
  regions: {
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 } },
    osgiliath: { figures: { 'sauron-regular': 5, 'sauron-elite': 2, nazgul: 2 } },
    pelargir: { holder: 'shadow', figures: { 'southrons-regular': 3, 'southrons-elite': 1 } },
    'dol-amroth': { figures: { 'gondor-regular': 2 } },
    edoras: { figures: { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 } },
    'helms-deep': { holder: 'shadow', figures: { 'isengard-regular': 3, 'isengard-elite': 2 } },
    lorien: { holder: 'shadow', figures: { 'sauron-regular': 2 } },
    dale: { holder: 'shadow', figures: { 'southrons-regular': 2 } },
    erebor: { holder: 'shadow', figures: { 'southrons-regular': 1 } },
    'barad-dur': { figures: { 'sauron-regular': 4, nazgul: 2 } },
    morannon: { figures: { 'sauron-regular': 3, nazgul: 1 } },
  },
  nations: { gondor: AT_WAR, rohan: AT_WAR, sauron: AT_WAR, isengard: AT_WAR, southrons: AT_WAR },
  eliminated: ['gandalf-grey', 'boromir', 'legolas', 'meriadoc', 'peregrin'],
  fellowship: { at: 'morannon', mordor: 1, corruption: 5, companions: ['strider', 'gimli'], guide: 'strider' },
};

const lost = { seat: 0, action: { type: 'loseRegular', nation: 'gondor' } } as const;

/** Two dice of the Shadow: one fights a battle, one moves an army. */
export const armies: Lesson<WarAction> = {
  id: 'armies',
  minutes: 7,
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
      touch: [DIVIDE, region('minas-morgul', 'south-ithilien'), region('south-ithilien')],
      awaits: { type: 'march', from: 'minas-morgul', to: 'south-ithilien' },
    },
    { id: 'go', touch: [answer({ type: 'depart' })], awaits: { type: 'depart' } },
  ],
  game: {
    level: LEVEL,
    scene: { seats: ['bot', 'me'], from: { position: LAST_SIEGE } },
    hints: [
      { id: 'hunt', prompt: 'allocateHunt', touch: [DICE] },
      { id: 'game', prompt: 'chooseAction', touch: [DICE] },
      { id: 'fight', prompt: 'combatCard', touch: [{ at: '.wb-foot' }] },
    ],
  },
};
