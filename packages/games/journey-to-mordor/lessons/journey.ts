import type { Lesson, Touch } from '../../lesson.ts';
import type { JourneyPosition } from '../position/index.ts';
import type { JourneyAction } from '../rules/verbs.ts';

const die = (id: string): Touch => ({ at: `[data-die="${id}"]` });
const MAIN: Touch = { at: '.jm-main' };
const ROAD: Touch = { at: '.jm-trail' };
const HUNTER: Touch = { at: '.jm-naz' };

const SAM = { 1: 'Sam' };

const BAG_END: JourneyPosition = {
  game: 'journey-to-mordor',
  players: [{ hobbit: 'frodo' }, { hobbit: 'sam' }],
  turn: { step: 'roll' },
};

/** Three fields before Mordor, with the Nazgûl close behind both. */
const MINAS_TIRITH: JourneyPosition = {
  game: 'journey-to-mordor',
  round: 5,
  players: [
    { hobbit: 'frodo', fields: 5, squares: ['crossed', 'crossed', 'split', 'open', 'open', 'open', 'open'] },
    { hobbit: 'sam', fields: 5, squares: ['crossed', 'crossed', 'crossed', 'open', 'open', 'open', 'open'] },
  ],
  turn: { step: 'roll' },
};

/** Two turns of Frodo's with one of Sam's between them: every symbol once, in the order in which one wants to know about it. Dice roll in the order black, yellow, red, blue, green. */
export const journey: Lesson<JourneyAction> = {
  id: 'journey',
  minutes: 5,
  steps: [
    { id: 'road', scene: { seats: ['me', 'bot'], names: SAM, from: { position: BAG_END } }, touch: [ROAD] },
    { id: 'hunter', touch: [HUNTER] },
    { id: 'roll', touch: [MAIN], awaits: { type: 'roll' }, draws: ['orc', 'ring', 'gandalf', 'ring', 'orc'] },
    { id: 'ring', touch: [die('yellow')], awaits: { type: 'setAside', die: 'yellow' } },
    { id: 'twins', touch: [die('blue')] },
    { id: 'again', touch: [MAIN], awaits: { type: 'roll' }, draws: ['orc', 'orc', 'orc', 'orc'] },
    { id: 'orc', touch: [die('red')], awaits: { type: 'setAside', die: 'red' } },
    { id: 'silence', touch: [MAIN], awaits: { type: 'roll' }, draws: ['orc', 'weapon', 'gandalf'] },
    { id: 'weapon', touch: [die('blue')], also: '.jm-rack li:nth-child(2)', awaits: { type: 'setAside', die: 'blue' } },
    { id: 'gandalf', touch: [die('green')], awaits: { type: 'setAside', die: 'green' } },
    { id: 'last', touch: [MAIN], awaits: { type: 'roll' }, draws: ['nazgul'] },
    { id: 'nazgul', touch: [die('black')], also: HUNTER.at, awaits: { type: 'setAside', die: 'black' } },
    {
      id: 'split',
      touch: [{ at: '.jm-naz li:first-child .jm-sq' }],
      awaits: { type: 'split', square: 1 },
      draws: ['white-tree', 'nazgul', 'ring', 'orc', 'orc'],
      replies: [
        { seat: 1, action: { type: 'roll' } },
        { seat: 1, action: { type: 'setAside', die: 'yellow' } },
        { seat: 1, action: { type: 'setAside', die: 'red' } },
        { seat: 1, action: { type: 'setAside', die: 'black' } },
        { seat: 1, action: { type: 'finishRolling' } },
      ],
    },
    { id: 'colour', touch: [HUNTER] },
    { id: 'yours', touch: [MAIN], awaits: { type: 'roll' }, draws: ['white-tree', 'ring', 'nazgul', 'orc', 'orc'] },
    { id: 'sam', touch: [die('red')], awaits: { type: 'setAside', die: 'red' } },
    { id: 'step', touch: [die('yellow')], awaits: { type: 'setAside', die: 'yellow' } },
    { id: 'tree', touch: [die('black')], awaits: { type: 'setAside', die: 'black' } },
    { id: 'finish', touch: [MAIN], awaits: { type: 'finishRolling' } },
  ],
  game: {
    scene: { seats: ['me', 'bot'], names: SAM, from: { position: MINAS_TIRITH } },
    hints: [
      { id: 'game', prompt: 'roll', touch: [ROAD] },
      { id: 'choose', prompt: 'setAside', touch: [{ at: '.jm-lines' }] },
      { id: 'forced', prompt: 'setAsideNazgul', touch: [{ at: '.jm-now' }] },
      { id: 'where', prompt: 'split', touch: [HUNTER] },
    ],
  },
};
