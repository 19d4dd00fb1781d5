import type { Hint, Lesson, Scene } from '../../lesson.ts';
import type { WarPosition } from '../position/index.ts';
import type { WarAction } from '../rules/verbs.ts';
import { AT_WAR, DICE, LEVEL, TRACK } from './touches.ts';

/**
 * The war as it stands at the gates of Mordor: the Ring-bearers before the Black Gate, and the Shadow four points from victory. Whoever plays on
 * has four turns or so: the road and the hunt against Minas Tirith, Edoras and Dol Amroth.
 */
export const HALF_WAR: WarPosition = {
  game: 'war-of-the-ring',
  turn: 8,
  phase: 'begin',
  regions: {
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 2, 'gondor-leader': 1 }, characters: ['gandalf-white', 'peregrin'] },
    osgiliath: { figures: { 'sauron-regular': 6, 'sauron-elite': 2, nazgul: 2 } },
    'dol-amroth': { figures: { 'gondor-regular': 3, 'gondor-leader': 1 } },
    pelargir: { holder: 'shadow', figures: { 'southrons-regular': 5, 'southrons-elite': 2 } },
    edoras: { figures: { 'rohan-regular': 3, 'rohan-elite': 1, 'rohan-leader': 1 }, characters: ['meriadoc'] },
    'helms-deep': { holder: 'shadow', figures: { 'isengard-regular': 4, 'isengard-elite': 2 } },
    lorien: { holder: 'shadow', figures: { 'sauron-regular': 3, 'sauron-elite': 1 } },
    dale: { holder: 'shadow', figures: { 'southrons-regular': 2 } },
    erebor: { figures: { 'dwarves-regular': 2, 'dwarves-elite': 2, 'dwarves-leader': 1 } },
    rivendell: { figures: { 'elves-elite': 2, 'elves-leader': 1 } },
    orthanc: { figures: { 'isengard-regular': 1 } },
    'barad-dur': { figures: { 'sauron-regular': 3, nazgul: 2 } },
    morannon: { figures: { 'sauron-regular': 3, nazgul: 1 } },
    'minas-morgul': { figures: { 'sauron-regular': 2 } },
  },
  nations: {
    gondor: AT_WAR,
    rohan: AT_WAR,
    dwarves: { steps: 1, active: true },
    elves: { steps: 1, active: true },
    north: { steps: 1, active: true },
    sauron: AT_WAR,
    isengard: AT_WAR,
    southrons: AT_WAR,
  },
  eliminated: ['gandalf-grey', 'boromir'],
  fellowship: { at: 'morannon', mordor: 0, corruption: 5, companions: ['strider', 'gimli', 'legolas'], guide: 'strider' },
};

const scene = (seats: Scene['seats']): Scene => ({ seats, from: { position: HALF_WAR } });

const half = (id: string, seats: Scene['seats'], hints: readonly Hint[]): Lesson<WarAction> => ({
  id,
  minutes: 25,
  steps: [],
  game: { level: LEVEL, scene: scene(seats), hints },
});

/** Half a war, from either side: no lesson any more, but a game that is over before the evening is. */
export const halfFree = half(
  'halfFree',
  ['me', 'bot'],
  [
    // Strider alone can be the guide, so the first question is what to do.
    { id: 'gate', prompt: 'chooseAction', touch: [TRACK] },
    { id: 'game', prompt: 'chooseAction', touch: [DICE] },
    { id: 'wound', prompt: 'huntCasualty', touch: [TRACK] },
  ],
);
export const halfShadow = half(
  'halfShadow',
  ['bot', 'me'],
  [
    { id: 'hunt', prompt: 'allocateHunt', touch: [DICE] },
    { id: 'game', prompt: 'chooseAction', touch: [DICE] },
    { id: 'fight', prompt: 'combatCard', touch: [{ at: '.wb-foot' }] },
  ],
);
