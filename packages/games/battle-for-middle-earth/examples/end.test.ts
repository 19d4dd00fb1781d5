import { expect, test } from 'vitest';
import {
  act,
  afterPlaying,
  attack,
  BOX,
  DRAW,
  enemyDiscard,
  HAND,
  hand,
  play,
  row,
  sit,
  STRIKE,
  target,
  TEAM,
  TROPHY,
} from '../testing/table.ts';

/** The last enemies, and who has won: worked examples, those of the rulebook and those derived from it. */

test("BM-EX-55: a counterattack in Angbor's draw ends the game (BM-RULING-42, BM-RULING-08)", () => {
  const others = BOX.enemyIds.filter((id) => id !== 'dunlending');
  const match = sit({
    row: [null, null, 'dunlending'],
    enemyDiscard: others.slice(2),
    mordor: [HAND, TROPHY],
    ringPile: [TEAM, 'haldir'],
    players: [{ hand: ['angbor'], teams: [['theoden']], won: [others[0]] }, { won: [others[1]] }],
  });
  act(match, 0, play('angbor', 1), DRAW, { type: 'loseEnemy', enemy: others[0] });
  act(match, 1, { type: 'loseEnemy', enemy: others[1] });
  expect(match.state.outcome).toMatchObject({ winners: [0, 1], reason: 'sharedVictory' });
  expect(hand(match, 0)).toEqual([]);
  expect(enemyDiscard(match)).toHaveLength(21);
  expect(match.explain(0, attack(1))?.code).toBe('over');
});

/** A game one strike before its end, with given trophies. */
const lastStrike = (first: string[], second: string[], extra: object = {}, more: object = {}) => {
  const used = [...first, ...second, 'dunlending'];
  return sit({
    row: [null, null, 'dunlending'],
    enemyDiscard: BOX.enemyIds.filter((id) => !used.includes(id)),
    players: [
      { teams: [['theoden']], won: first, ...more },
      { won: second, ...extra },
    ],
    turn: afterPlaying,
  });
};

test('BM-EX-59: a tie goes to whoever has won more enemies; Gandalf counts for points only (BM-SCORE-04, BM-RULING-17)', () => {
  // The last enemy is worth one point: with it the one has 6 + 6 + 1 + 1 and Gandalf, the other 10 + 6.
  const match = lastStrike(['troll', 'nazgul', 'goblin'], ['balrog', 'mumak'], {}, { given: ['gandalf'] });
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(match.state.outcome).toMatchObject({ winners: [0], reason: 'mostEnemies', scores: [16, 16] });
});

test('BM-EX-61: points of enemies and of cards given, not of hobbits kept (BM-SCORE-01, BM-SCORE-02, BM-HOBBIT-06, BM-GANDALF-04, BM-HOBBIT-07)', () => {
  const match = lastStrike(
    ['balrog', 'ugluk', 'shagrat'],
    [],
    {},
    { given: ['sam', 'gandalf'], hand: ['pippin'], teams: [['theoden'], ['merry']] },
  );
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(match.state.outcome?.scores).toEqual([20, 0]);
});

test('BM-EX-70: discarded enemies never return (BM-RULING-45, BM-END-01)', () => {
  const match = sit({
    row: [null, 'troll', 'dunlending'],
    enemyDiscard: ['balrog', 'shelob', 'ugluk', 'goblin', 'mumak'],
    players: [
      {
        teams: [['theoden']],
        won: BOX.enemyIds.filter((id) => !['troll', 'dunlending', 'balrog', 'shelob', 'ugluk', 'goblin', 'mumak'].includes(id)),
      },
      {},
    ],
    turn: afterPlaying,
  });
  act(match, 0, attack(1), target('dunlending'), STRIKE);
  expect(row(match)).toEqual([null, null, 'troll']);
  expect(match.state.outcome).toBeNull();
});
