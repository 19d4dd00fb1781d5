import { type Domain, named, numbered, verb, verbList } from '#kernel';
import { type BattleBox, COMPANIONS, SYMBOLS } from '../content/box.ts';

const card = named<BattleBox>((box) => box.companionIds);
const enemy = named<BattleBox>((box) => box.enemyIds);
const symbol = named<BattleBox>(() => SYMBOLS);
/** Teams as a player counts them, in the order in which they were begun. */
const team = numbered<BattleBox>(1, () => COMPANIONS);
/** Beside `new` the teams move up by one. */
const inside = (index: number): number => (index < 0 ? -1 : index + 1);

/** A team as above, or a new one. */
const place: Domain<BattleBox> = {
  size: (box) => team.size(box) + 1,
  name: (index, box) => (index === 0 ? 'new' : team.name(index - 1, box)),
  index: (name, box) => (name === 'new' ? 0 : inside(team.index(name, box))),
};

export const play = verb('play', { card, team: place }, 'BM-TURN-02');
export const draw = verb<BattleBox>('draw', {}, 'BM-DRAW-01');
export const declineDraw = verb<BattleBox>('declineDraw', {}, 'BM-ANGBOR-01');
export const exchange = verb('exchange', { wizard: card, card, team }, 'BM-RULING-27');
export const move = verb('move', { card, team }, 'BM-RULING-34');
export const attack = verb('attack', { team }, 'BM-ATTACK-02');
export const target = verb('target', { enemy }, 'BM-ATTACK-05');
export const double = verb('double', { by: card, card, symbol }, 'BM-DOUBLE-01');
export const borrow = verb('borrow', { hobbit: card, card }, 'BM-HOBBIT-01');
export const strike = verb<BattleBox>('strike', {}, 'BM-ATTACK-05');
export const endTurn = verb<BattleBox>('endTurn', {}, 'BM-TURN-02');
export const loseTeamCard = verb('loseTeamCard', { card }, 'BM-COUNTER-04');
export const loseHandCard = verb('loseHandCard', { card }, 'BM-COUNTER-05');
export const loseEnemy = verb('loseEnemy', { enemy }, 'BM-COUNTER-06');

export const VERBS = verbList<BattleBox>(
  play,
  draw,
  declineDraw,
  exchange,
  move,
  attack,
  target,
  double,
  borrow,
  strike,
  endTurn,
  loseTeamCard,
  loseHandCard,
  loseEnemy,
);
