import { describe, expect, test } from 'vitest';
import { battleForMiddleEarth } from '../index.ts';
import {
  act,
  afterPlaying,
  attack,
  borrow,
  DRAW,
  HAND,
  offered,
  play,
  ringDiscard,
  sit,
  target,
  TEAM,
  teams,
  view,
} from '../testing/table.ts';

describe('giving up', () => {
  test('of two: the other has won', () => {
    const match = sit({ players: [{ won: ['balrog'] }, {}] });
    match.resign(0);
    expect(match.state.outcome).toMatchObject({ winners: [1], reason: 'othersResigned', rules: ['BM-SETUP-01'] });
  });

  test('of three: hand and teams go to the discard pile and the others play on', () => {
    const match = sit({ players: [{ hand: ['sam'], teams: [['gloin']], won: ['balrog'] }, { hand: ['arwen'] }, {}] });
    const left = match.resign(0);
    expect(left.ok ? left.events.map(({ event }) => event) : []).toContainEqual({ type: 'resigned', seat: 0 });
    expect(match.resign(0)).toMatchObject({ ok: true, events: [] });
    expect(match.state.outcome).toBeNull();
    expect(ringDiscard(match)).toEqual(['sam', 'gloin']);
    expect(match.waitingList()).toEqual([1]);
    expect(battleForMiddleEarth.check(match.state)).toEqual([]);
    expect(view(match).players[0]).toMatchObject({ out: true, hand: 0 });
  });

  test('whoever gave up is passed over in a counterattack, which goes on', () => {
    const match = sit({
      mordor: [HAND, TEAM],
      ringPile: [HAND, 'haldir'],
      players: [{ teams: [['gloin']] }, { teams: [['sam']] }, { teams: [['arwen']] }],
    });
    act(match, 0, DRAW);
    match.resign(0);
    expect(match.waitingList()).toEqual([1]);
    act(match, 1, { type: 'loseTeamCard', card: 'sam' });
    act(match, 2, { type: 'loseTeamCard', card: 'arwen' });
    // Nothing is drawn for the one who left; the next player has the turn.
    expect(match.waitingList()).toEqual([1]);
    expect(match.options(1)).toEqual([DRAW]);
    expect(view(match).players[0].hand).toBe(0);
  });

  test('a player who was to choose what to lose is let go', () => {
    const match = sit({ mordor: [HAND, TEAM], ringPile: [HAND, 'haldir'], players: [{}, { teams: [['sam']] }, { teams: [['arwen']] }] });
    act(match, 0, DRAW);
    match.resign(1);
    expect(match.waitingList()).toEqual([2]);
  });

  test('whoever leaves while Angbor lets draw draws nothing, and the next one has the turn', () => {
    const match = sit({ players: [{ hand: ['angbor', 'sam'] }, { hand: ['arwen'] }, {}] });
    act(match, 0, play('angbor'));
    match.resign(0);
    expect(match.waitingList()).toEqual([1]);
    expect(match.options(1)).toContainEqual(play('arwen'));
  });

  test('an attack that may have counted on help of the one who left is put together anew', () => {
    const match = sit({
      row: ['troll', 'haradrim', 'orc-archer'],
      players: [{ teams: [['frodo']] }, { teams: [['elrond']] }, { teams: [['legolas']] }],
      turn: afterPlaying,
    });
    act(match, 0, attack(1), target('orc-archer'), borrow('frodo', 'elrond'));
    match.resign(1);
    expect(match.waitingList()).toEqual([0]);
    expect(view(match).attack).toBeNull();
    expect(teams(match, 0)).toEqual([['frodo']]);
    act(match, 0, attack(1), target('orc-archer'));
    expect(offered(match, 0, 'borrow')).toEqual([{ hobbit: 'frodo', card: 'legolas' }]);
  });
});
