import { describe, expect, test } from 'vitest';
import type { BattlePosition } from '../position/index.ts';
import { act, afterPlaying, attack, BOX, DRAW, hand, HAND, sit, STRIKE, target, TEAM, TROPHY, view } from '../testing/table.ts';

type Players = NonNullable<BattlePosition['players']>;

/** One enemy is face up, the pile is empty, all others are won or discarded. */
function lastEnemy(enemy: string, players: Players, extra: Partial<BattlePosition> = {}) {
  const taken = [enemy, ...players.flatMap(({ won = [] }) => won)];
  return sit({
    row: [null, null, enemy],
    enemyDiscard: BOX.enemyIds.filter((id) => !taken.includes(id)),
    players,
    turn: afterPlaying,
    ...extra,
  });
}

describe('the end', () => {
  test('BM-END-01, BM-END-02, BM-RULING-07: at once when the last enemy is beaten, whoever has had fewer turns', () => {
    const match = lastEnemy('dunlending', [{ teams: [['theoden']] }, { hand: ['sam'] }, {}]);
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    expect(match.state.outcome).toMatchObject({ winners: [0], reason: 'mostPoints' });
    expect(match.waitingList()).toEqual([]);
  });

  test('BM-RULING-07: a cleared row that can be refilled ends nothing', () => {
    const match = sit({
      row: ['goblin', 'orc-patrol', 'dunlending'],
      players: [{ teams: [['theoden', 'beregond']] }, {}],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('goblin'), target('orc-patrol'), target('dunlending'), STRIKE);
    expect(match.state.outcome).toBeNull();
    expect(view(match).row.every((enemy) => enemy !== null)).toBe(true);
  });

  test('BM-END-02, BM-END-03, BM-RULING-08: a counterattack takes the last enemy, its command first, and no more is drawn', () => {
    const match = lastEnemy('dunlending', [{ won: ['goblin', 'shelob'] }, { won: ['balrog'] }], {
      turn: {},
      mordor: [HAND, TROPHY],
      ringPile: [TEAM, 'haldir'],
    });
    act(match, 0, DRAW, { type: 'loseEnemy', enemy: 'goblin' });
    act(match, 1, { type: 'loseEnemy', enemy: 'balrog' });
    expect(match.state.outcome).toMatchObject({ winners: [0], scores: [10, 0] });
    expect(hand(match, 0)).toEqual([]);
    expect(view(match).ringPile).toBe(43 - 3);
  });
});

describe('the verdict', () => {
  const verdict = (players: Players) => {
    const match = lastEnemy('dunlending', players);
    act(match, 0, attack(1), target('dunlending'), STRIKE);
    return match.state.outcome;
  };

  test('BM-GOAL-01, BM-SCORE-01, BM-SCORE-03: the highest total of points wins', () => {
    expect(verdict([{ teams: [['theoden']] }, { won: ['ugluk'] }])).toMatchObject({
      winners: [1],
      reason: 'mostPoints',
      scores: [1, 3],
      rules: ['BM-SCORE-03'],
    });
  });

  test('BM-SCORE-02: cards given score too', () => {
    expect(verdict([{ teams: [['theoden']], given: ['gandalf', 'sam'] }, { won: ['ugluk'] }])).toMatchObject({
      winners: [0],
      scores: [4, 3],
    });
  });

  test('BM-SCORE-04, BM-RULING-17, BM-RULING-53: on a tie more enemies still held, not cards given', () => {
    const outcome = verdict([{ teams: [['theoden']], won: ['goblin', 'easterling'] }, { won: ['ugluk'] }]);
    expect(outcome).toMatchObject({
      winners: [0],
      reason: 'mostEnemies',
      scores: [3, 3],
      rules: ['BM-SCORE-04', 'BM-RULING-53'],
    });
    const given = verdict([
      { teams: [['theoden']], won: ['goblin'], given: ['frodo'] },
      { won: ['orc-patrol', 'easterling', 'barrow-wight'] },
    ]);
    expect(given).toMatchObject({ winners: [1], reason: 'mostEnemies', scores: [3, 3] });
  });

  test('BM-SCORE-05: still equal, they share the victory', () => {
    const outcome = verdict([{ teams: [['theoden']], won: ['ugluk'] }, { won: ['goblin', 'shagrat'] }, { won: ['easterling'] }]);
    expect(outcome).toMatchObject({ winners: [0, 1], reason: 'sharedVictory', scores: [4, 4, 1], rules: ['BM-SCORE-05'] });
  });
});
