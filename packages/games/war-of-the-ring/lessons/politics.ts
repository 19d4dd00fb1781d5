import type { Lesson } from '../../lesson.ts';
import type { WarPosition } from '../position/index.ts';
import type { WarAction } from '../rules/verbs.ts';
import { answer, army, DICE, die, lastDays, LEVEL, OFFERED, POINTS, use } from './touches.ts';
import { cardId } from '../content/cards.ts';

/** The Free Peoples at peace, with a Muster and two Event dice. */
const COUNCIL: WarPosition = {
  game: 'war-of-the-ring',
  turn: 2,
  regions: {
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 } },
    edoras: { figures: { 'rohan-regular': 2 } },
    'barad-dur': { figures: { 'sauron-regular': 4, nazgul: 2 } },
    morannon: { figures: { 'sauron-regular': 5, nazgul: 1 } },
    orthanc: { figures: { 'isengard-regular': 4, 'isengard-elite': 1 } },
  },
  fellowship: { at: 'rivendell' },
  dice: { 'free-peoples': ['muster', 'event', 'event'], shadow: ['army', 'army', 'army'] },
  hands: { 'free-peoples': { hand: [cardId('wisdom-of-elrond')] } },
  decks: { 'fp-strategy': [cardId('guards-of-the-citadel')] },
};

const waits = { seat: 1, action: { type: 'skipDie', die: 'army' } } as const;

/** Peoples are roused, a card is drawn and one is played. */
export const politics: Lesson<WarAction> = {
  id: 'politics',
  minutes: 7,
  steps: [
    { id: 'peace', scene: { seats: ['me', 'bot'], from: { position: COUNCIL } }, touch: [army('edoras')] },
    { id: 'muster', touch: [die('muster'), use('diplomacy')], awaits: { type: 'spend', die: 'muster', action: 'diplomacy' } },
    {
      id: 'rohan',
      touch: [answer({ type: 'advanceNation', nation: 'rohan' })],
      awaits: { type: 'advanceNation', nation: 'rohan' },
      replies: [waits],
    },
    { id: 'event', touch: [die('event'), use('draw-event')], awaits: { type: 'spend', die: 'event', action: 'draw-event' } },
    {
      id: 'deck',
      touch: [answer({ type: 'drawCard', deck: 'strategy' })],
      awaits: { type: 'drawCard', deck: 'strategy' },
      replies: [waits],
    },
    { id: 'play', touch: [die('event'), use('play-any-event')], awaits: { type: 'spend', die: 'event', action: 'play-any-event' } },
    {
      id: 'wisdom',
      touch: [
        { at: `[data-card="${cardId('wisdom-of-elrond')}"]`, until: '.wr-large [data-act^="playEvent"]' },
        { at: '.wr-large [data-act^="playEvent"]' },
      ],
      awaits: { type: 'playEvent', card: cardId('wisdom-of-elrond') },
    },
    { id: 'roused', touch: [answer({ type: 'chooseNation', nation: 'rohan' })], awaits: { type: 'chooseNation', nation: 'rohan' } },
    { id: 'victory', touch: [POINTS] },
  ],
  game: {
    level: LEVEL,
    scene: lastDays(['me', 'bot']),
    hints: [
      { id: 'guide', prompt: 'chooseGuide', touch: [OFFERED] },
      { id: 'game', prompt: 'chooseAction', touch: [DICE] },
    ],
  },
};
