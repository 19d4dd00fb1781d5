import type { Lesson } from '../../lesson.ts';
import type { WarPosition } from '../position/index.ts';
import type { WarAction } from '../rules/verbs.ts';
import { answer, army, DICE, die, HUNTED, lastDays, LEVEL, OFFERED, TRACK, use } from './touches.ts';

/** The Fellowship in Rivendell; two Shadow dice wait in the hunt box. */
const RIVENDELL: WarPosition = {
  game: 'war-of-the-ring',
  turn: 2,
  pool: [4, 7],
  huntBox: [0, 2],
  regions: {
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 } },
    'barad-dur': { figures: { 'sauron-regular': 4, nazgul: 2 } },
    morannon: { figures: { 'sauron-regular': 5, nazgul: 1 } },
    orthanc: { figures: { 'isengard-regular': 4, 'isengard-elite': 1 } },
  },
  fellowship: { at: 'rivendell', guide: 'gandalf-grey' },
  dice: { 'free-peoples': ['character', 'character', 'character'], shadow: ['event'] },
};

/** The Fellowship in Lórien, where a tile has revealed it. */
const LORIEN: WarPosition = {
  game: 'war-of-the-ring',
  turn: 4,
  pool: [4, 7],
  huntBox: [1, 2],
  regions: {
    lorien: { figures: { 'elves-regular': 1, 'elves-elite': 2, 'elves-leader': 1 } },
    'dol-guldur': { figures: { 'sauron-regular': 5, nazgul: 1 } },
    moria: { figures: { 'sauron-regular': 2 } },
  },
  fellowship: { at: 'lorien', progress: 0, hidden: false, corruption: 3, guide: 'gandalf-grey' },
  dice: { 'free-peoples': ['character', 'character'], shadow: ['event'] },
};

/** Two steps of the Fellowship, one unseen and one not; and how it hides when it was revealed. */
export const fellowship: Lesson<WarAction> = {
  id: 'fellowship',
  minutes: 7,
  steps: [
    { id: 'company', scene: { seats: ['me', 'bot'], from: { position: RIVENDELL } }, touch: [army('rivendell')] },
    { id: 'tracks', touch: [TRACK] },
    {
      id: 'move',
      touch: [die('character'), use('move-fellowship')],
      awaits: { type: 'spend', die: 'character', action: 'move-fellowship' },
      draws: ['3', '2'],
      replies: [{ seat: 1, action: { type: 'skipDie', die: 'event' } }],
    },
    { id: 'unseen', touch: [HUNTED] },
    {
      id: 'again',
      touch: [die('character'), use('move-fellowship')],
      awaits: { type: 'spend', die: 'character', action: 'move-fellowship' },
      draws: ['5', '6', 'hunt-std-14'],
    },
    { id: 'tile', touch: [{ at: `.wr-hunt ${answer({ type: 'useTheRing' }).at}` }], awaits: { type: 'useTheRing' } },
    { id: 'corruption', touch: [TRACK] },
    { id: 'revealed', scene: { seats: ['me', 'bot'], from: { position: LORIEN } }, touch: [army('lorien')] },
    {
      id: 'hide',
      touch: [die('character'), use('hide-fellowship')],
      awaits: { type: 'spend', die: 'character', action: 'hide-fellowship' },
    },
  ],
  game: {
    level: LEVEL,
    scene: lastDays(['me', 'bot']),
    hints: [
      { id: 'guide', prompt: 'chooseGuide', touch: [OFFERED] },
      { id: 'game', prompt: 'chooseAction', touch: [DICE] },
      { id: 'wound', prompt: 'huntCasualty', touch: [TRACK] },
    ],
  },
};
