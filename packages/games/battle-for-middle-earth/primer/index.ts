import type { Primer } from '../../primer.ts';
import type { BattlePosition } from '../position/index.ts';
import type { BattleAction } from '../rules/verbs.ts';

/** A team with red, green, red and blue before three enemies. */
const BEFORE: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['haradrim', 'dunlending', 'uruk-hai'],
  players: [{ teams: [['elladan', 'eowyn']] }, {}],
  turn: { step: 'attack', attack: { team: 1, targets: ['uruk-hai'] } },
};

/** The third Mordor card has come. */
const STRUCK: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['troll', 'haradrim', 'grishnakh'],
  mordor: ['lose-hand-card', 'lose-won-enemy', 'lose-team-card'],
  players: [{ teams: [['gimli', 'elrond']] }, { teams: [['arwen']] }],
  turn: { step: 'losing', losing: { seat: 0 } },
};

const FULL: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['troll', 'haradrim', 'grishnakh'],
  mordor: ['lose-hand-card', 'lose-won-enemy'],
  players: [{ hand: ['arwen', 'sam', 'haldir', 'elrond', 'gloin'], teams: [['eowyn']] }, {}],
};

const DOUBLED: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['troll', 'orc-archer', 'uruk-hai'],
  players: [{ teams: [['theoden', 'legolas']] }, {}],
  turn: { step: 'attack', attack: { team: 1, targets: ['uruk-hai', 'orc-archer'] } },
};

const HELPED: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['troll', 'shagrat', 'nazgul'],
  players: [{ teams: [['frodo', 'imrahil']] }, { teams: [['eowyn']] }],
  turn: { step: 'attack', attack: { team: 1, targets: ['nazgul'] } },
};

export const primer: Primer<BattleAction> = {
  goal: { id: 'goal', rules: ['BM-GOAL-01'] },
  turn: [
    { id: 'play', rules: ['BM-TURN-02', 'BM-TEAM-01', 'BM-TEAM-02'] },
    { id: 'attack', rules: ['BM-ATTACK-01', 'BM-ATTACK-03', 'BM-RULING-04'] },
    { id: 'draw', rules: ['BM-DRAW-02', 'BM-DRAW-04', 'BM-DRAW-05'] },
  ],
  signs: ['symbols', 'cards'],
  ends: [
    { id: 'empty', rules: ['BM-END-01', 'BM-RULING-07'] },
    { id: 'points', rules: ['BM-SCORE-01', 'BM-SCORE-02', 'BM-SCORE-03'] },
    { id: 'tie', rules: ['BM-SCORE-04', 'BM-SCORE-05'] },
  ],
  chapters: [
    {
      id: 'teams',
      points: [
        { id: 'any', rules: ['BM-TEAM-02', 'BM-TEAM-03', 'BM-TEAM-04', 'BM-TEAM-06'] },
        { id: 'once', rules: ['BM-ATTACK-02', 'BM-ATTACK-04', 'BM-RULING-01', 'BM-RULING-02'] },
        { id: 'spent', rules: ['BM-ATTACK-06', 'BM-ATTACK-07', 'BM-AFTER-01', 'BM-AFTER-03'] },
      ],
      examples: [
        {
          id: 'both',
          position: BEFORE,
          seat: 0,
          does: { type: 'target', enemy: 'dunlending' },
          plate: 'felt',
          marked: ['uruk-hai', 'dunlending'],
        },
        {
          id: 'missing',
          position: BEFORE,
          seat: 0,
          does: { type: 'target', enemy: 'haradrim' },
          barred: 'BM-ATTACK-03',
          plate: 'felt',
          marked: ['haradrim'],
        },
      ],
    },
    {
      id: 'mordor',
      points: [
        { id: 'wait', rules: ['BM-MORDOR-01', 'BM-MORDOR-02', 'BM-MORDOR-03'] },
        { id: 'strike', rules: ['BM-COUNTER-01', 'BM-COUNTER-02', 'BM-COUNTER-07'] },
        { id: 'after', rules: ['BM-COUNTER-09', 'BM-COUNTER-10', 'BM-COUNTER-12'] },
      ],
      examples: [
        {
          id: 'third',
          position: STRUCK,
          seat: 0,
          does: { type: 'loseTeamCard', card: 'elrond' },
          plate: 'felt',
          at: ['0', '1'],
          marked: ['elrond'],
        },
        { id: 'full', position: FULL, seat: 0, does: { type: 'draw' }, barred: 'BM-DRAW-02', plate: 'felt' },
      ],
    },
    {
      id: 'gifts',
      points: [
        { id: 'hobbits', rules: ['BM-HOBBIT-01', 'BM-HOBBIT-04', 'BM-HOBBIT-06'] },
        { id: 'double', rules: ['BM-DOUBLE-01', 'BM-DOUBLE-02'] },
        { id: 'wizard', rules: ['BM-GANDALF-01', 'BM-GANDALF-02', 'BM-GANDALF-04'] },
        { id: 'others', rules: ['BM-GIMLI-02', 'BM-LEGOLAS-01', 'BM-ARAGORN-01', 'BM-ANGBOR-01', 'BM-TOM-01'] },
        { id: 'jokers', rules: ['BM-GLORFINDEL-01', 'BM-TREEBEARD-01'] },
      ],
      examples: [
        {
          id: 'twice',
          position: DOUBLED,
          seat: 0,
          does: { type: 'double', by: 'theoden', card: 'legolas', symbol: 'green' },
          plate: 'felt',
          marked: ['legolas', 'uruk-hai', 'orc-archer'],
        },
        {
          id: 'borrowed',
          position: HELPED,
          seat: 0,
          does: { type: 'borrow', hobbit: 'frodo', card: 'eowyn' },
          plate: 'felt',
          at: ['0', '1'],
          marked: ['eowyn', 'nazgul'],
        },
      ],
    },
  ],
};
