import { serialise, Unacceptable } from '#kernel';
import { describe, expect, test } from 'vitest';
import { battleForMiddleEarth } from './index.ts';
import { act, afterPlaying, attack, borrow, BOX, double, DRAW, HAND, play, sit, target, TEAM, TROPHY } from './rules/testTable.ts';

const { position } = battleForMiddleEarth;

const refusal = (change: Parameters<typeof sit>[0]): { path: string; rules: readonly string[] } => {
  try {
    sit(change);
  } catch (error) {
    if (error instanceof Unacceptable) return { path: error.path, rules: error.rules };
    throw error;
  }
  throw new Error('The position was accepted');
};

describe('a position comes back as it was written', () => {
  const comesBack = (match: ReturnType<typeof sit>): void => {
    const written = JSON.parse(JSON.stringify(position.write(match.state)));
    expect(serialise(position.read(written, BOX))).toBe(serialise(match.state));
  };

  test('with an attack half put together', () => {
    const match = sit({
      row: ['witch-king', 'uruk-hai', 'orc-archer'],
      players: [{ teams: [['theoden', 'legolas', 'frodo'], ['gloin']] }, { teams: [['elrond']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('uruk-hai'), double('theoden', 'legolas', 'green'), borrow('frodo', 'elrond'));
    comesBack(match);
  });

  test("in a counterattack, of an action and of Angbor's draw", () => {
    const during = (...pile: string[]) =>
      sit({ mordor: [HAND, TEAM], ringPile: pile, players: [{ hand: ['angbor'], teams: [['gloin']] }, { teams: [['sam']] }] });
    const action = during(TROPHY);
    act(action, 0, DRAW);
    comesBack(action);
    const angbor = during(TROPHY);
    act(angbor, 0, play('angbor', 1));
    comesBack(angbor);
    act(angbor, 0, DRAW, { type: 'loseTeamCard', card: 'angbor' });
    comesBack(angbor);
  });
});

describe('a position that cannot be is refused at the exact place', () => {
  test('cards', () => {
    expect(refusal({ row: ['troll', 'nobody', 'goblin'] })).toEqual({ path: 'row.1', rules: ['BM-COMP-01'] });
    expect(refusal({ players: [{ hand: ['sam', 'sam'] }, {}] })).toEqual({ path: 'players.0.hand.1', rules: ['BM-COMP-01'] });
    expect(() => sit({ players: [{ hand: ['sam'] }, { teams: [['sam']] }] })).toThrow('sam is in 2 places');
    expect(refusal({ players: [{}, { teams: [[]] }] })).toEqual({ path: 'players.1.teams.0', rules: ['BM-RULING-44'] });
    expect(refusal({ players: [{ hand: ['sam', 'frodo', 'merry', 'pippin', 'arwen', 'elrond'] }, {}] })).toEqual({
      path: 'players.0.hand',
      rules: ['BM-DRAW-03'],
    });
  });

  test('the row', () => {
    expect(refusal({ row: [null, 'troll', 'goblin'] })).toMatchObject({ rules: ['BM-AFTER-03'] });
    expect(refusal({ row: [null, null, null] })).toMatchObject({ rules: ['BM-AFTER-03'] });
    expect(refusal({ row: [null, null, null], enemyDiscard: BOX.enemyIds as string[] })).toMatchObject({ path: 'row.2' });
  });

  test('the turn', () => {
    expect(refusal({ mordor: [TEAM, HAND, TROPHY] })).toMatchObject({ rules: ['BM-COUNTER-01'] });
    expect(refusal({ turn: { step: 'attack' } })).toMatchObject({ rules: ['BM-ATTACK-02'] });
    expect(
      refusal({ players: [{ teams: [['elrond']] }, {}], turn: { step: 'attack', attack: { team: 1, targets: ['troll'] } } }),
    ).toMatchObject({
      path: 'turn.attack.team',
      rules: ['BM-ATTACK-03', 'BM-RULING-03'],
    });
    expect(refusal({ mordor: [TEAM, HAND, TROPHY], turn: { step: 'losing', losing: { seat: 0 } } })).toMatchObject({
      rules: ['BM-COUNTER-07'],
    });
    expect(refusal({ turn: { rally: true } })).toMatchObject({ path: 'turn.rally' });
    expect(refusal({ players: [{ teams: [['sam']] }, {}], turn: { step: 'afterPlaying', wandered: ['sam'] } })).toMatchObject({
      rules: ['BM-TEAM-06'],
    });
    expect(refusal({ active: 3 })).toMatchObject({ path: 'active' });
    expect(refusal({ players: [{}] })).toMatchObject({ rules: ['BM-SETUP-01'] });
    expect(refusal({ since: { sam: 2 } })).toMatchObject({ path: 'since.sam' });
  });
});
