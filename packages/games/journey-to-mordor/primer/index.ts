import type { Primer } from '../../primer.ts';
import type { JourneyPosition } from '../position/index.ts';
import type { JourneyAction } from '../rules/verbs.ts';

const TWO = [{ hobbit: 'frodo' }, { hobbit: 'sam' }];

/** Two Rings in one roll, the yellow one kept. */
const TWINS: JourneyPosition = {
  game: 'journey-to-mordor',
  players: TWO,
  turn: {
    step: 'setAside',
    roll: 1,
    dice: {
      black: { symbol: 'orc' },
      yellow: { symbol: 'ring', aside: 1 },
      red: { symbol: 'gandalf' },
      blue: { symbol: 'ring' },
      green: { symbol: 'orc' },
    },
  },
};

/** A Nazgûl lies there, and something else was kept. */
const FORCED: JourneyPosition = {
  game: 'journey-to-mordor',
  players: TWO,
  turn: {
    step: 'setAside',
    roll: 1,
    dice: {
      black: { symbol: 'weapon' },
      yellow: { symbol: 'ring', aside: 1 },
      red: { symbol: 'nazgul' },
      blue: { symbol: 'orc' },
      green: { symbol: 'orc' },
    },
  },
};

const TREE: JourneyPosition = {
  game: 'journey-to-mordor',
  players: TWO,
  turn: {
    step: 'setAside',
    roll: 2,
    dice: {
      black: { symbol: 'white-tree' },
      yellow: { symbol: 'ring', aside: 1 },
      red: { symbol: 'ring', aside: 2 },
      blue: { symbol: 'orc' },
      green: { symbol: 'orc' },
    },
  },
};

/** A Ring and an orc are kept, and a weapon is rolled. */
const ORC: JourneyPosition = {
  game: 'journey-to-mordor',
  players: TWO,
  turn: {
    step: 'setAside',
    roll: 3,
    dice: {
      black: { symbol: 'orc' },
      yellow: { symbol: 'ring', aside: 1 },
      red: { symbol: 'orc', aside: 2 },
      blue: { symbol: 'weapon' },
      green: { symbol: 'gandalf' },
    },
  },
};

const SPLITTING: JourneyPosition = {
  game: 'journey-to-mordor',
  players: [{ hobbit: 'frodo', fields: 2, squares: ['crossed', 'half', 'open', 'open', 'open', 'open', 'open'] }, { hobbit: 'sam' }],
  turn: {
    step: 'gandalf',
    roll: 2,
    gandalfs: 1,
    began: 0,
    dice: {
      black: { symbol: 'nazgul', aside: 2 },
      yellow: { symbol: 'ring', aside: 1 },
      red: { symbol: 'weapon', aside: 1 },
      blue: { symbol: 'gandalf', aside: 2 },
      green: { symbol: 'ring', aside: 2 },
    },
  },
};

/** On the advanced side, in Lothlórien. */
const LORIEN: JourneyPosition = {
  game: 'journey-to-mordor',
  side: 'advanced',
  players: [{ hobbit: 'frodo', fields: 3 }, { hobbit: 'sam' }],
  turn: { step: 'roll' },
};

export const primer: Primer<JourneyAction> = {
  goal: { id: 'goal', rules: ['JM-GOAL-01', 'JM-GOAL-02'] },
  turn: [
    { id: 'roll', rules: ['JM-DICE-01'] },
    { id: 'keep', rules: ['JM-DICE-03', 'JM-DICE-04', 'JM-DICE-08'] },
    { id: 'again', rules: ['JM-DICE-02', 'JM-DICE-05', 'JM-DICE-07'] },
    { id: 'count', rules: ['JM-TURN-02', 'JM-RULING-03'] },
  ],
  signs: ['dice', 'sheet'],
  ends: [
    { id: 'mordor', rules: ['JM-END-02', 'JM-END-03', 'JM-END-04'] },
    { id: 'caught', rules: ['JM-OUT-01', 'JM-OUT-02', 'JM-OUT-03'] },
    { id: 'all', rules: ['JM-END-01'] },
  ],
  chapters: [
    {
      id: 'keeping',
      points: [
        { id: 'different', rules: ['JM-DICE-04', 'JM-DICE-10'] },
        { id: 'forced', rules: ['JM-DICE-08', 'JM-DICE-09'] },
        { id: 'stopping', rules: ['JM-TREE-01', 'JM-TREE-02', 'JM-TREE-05'] },
      ],
      examples: [
        {
          id: 'twins',
          position: TWINS,
          seat: 0,
          does: { type: 'setAside', die: 'blue' },
          barred: 'JM-DICE-04',
          plate: 'dice',
          marked: ['blue'],
        },
        { id: 'nazgul', position: FORCED, seat: 0, does: { type: 'roll' }, barred: 'JM-DICE-08', plate: 'dice', marked: ['red'] },
        { id: 'tree', position: TREE, seat: 0, does: { type: 'setAside', die: 'black' }, plate: 'dice', marked: ['black'] },
      ],
    },
    {
      id: 'orcs',
      points: [
        { id: 'bar', rules: ['JM-ORC-01', 'JM-WEAPON-03'] },
        { id: 'beat', rules: ['JM-WEAPON-01', 'JM-WEAPON-02'] },
      ],
      examples: [{ id: 'weapon', position: ORC, seat: 0, does: { type: 'setAside', die: 'blue' }, plate: 'dice', marked: ['blue'] }],
    },
    {
      id: 'hunter',
      points: [
        { id: 'whom', rules: ['JM-NAZGUL-02', 'JM-NAZGUL-03', 'JM-NAZGUL-04', 'JM-NAZGUL-06'] },
        { id: 'split', rules: ['JM-GANDALF-01', 'JM-GANDALF-02', 'JM-GANDALF-06'] },
        { id: 'both', rules: ['JM-GANDALF-03', 'JM-OUT-03'] },
      ],
      examples: [{ id: 'halves', position: SPLITTING, seat: 0, does: { type: 'split', square: 3 }, plate: 'squares', marked: ['3'] }],
    },
    {
      id: 'places',
      points: [
        { id: 'begin', rules: ['JM-ADV-01', 'JM-ADV-02', 'JM-RULING-25'] },
        { id: 'west', rules: ['JM-PLACE-01', 'JM-PLACE-02', 'JM-PLACE-03', 'JM-PLACE-04'] },
        { id: 'east', rules: ['JM-PLACE-05', 'JM-PLACE-06', 'JM-PLACE-08', 'JM-PLACE-10'] },
      ],
      examples: [{ id: 'lorien', position: LORIEN, seat: 0, does: { type: 'roll' }, plate: 'trail' }],
    },
  ],
};
