import { describe, expect, test } from 'vitest';
import { fresh, SHADOW, war } from '../../testing/war.ts';

const dice = { free: ['character', 'army-muster', 'muster', 'event'], shadow: ['character', 'army', 'muster', 'event'] } as const;
const players = (seats: number) =>
  fresh({}, [], seats)
    .view()
    .team?.players.map(({ player, nations, side }) => [player, side, [...nations].sort()]);

describe('who plays what', () => {
  test('WR-MULTI-01, WR-MULTI-02, WR-MULTI-03: four players share the nations', () => {
    expect(players(4)).toEqual([
      ['gondor', 'free-peoples', ['elves', 'gondor']],
      ['witch-king', 'shadow', ['sauron']],
      ['rohan', 'free-peoples', ['dwarves', 'north', 'rohan']],
      ['saruman', 'shadow', ['isengard', 'southrons']],
    ]);
  });

  test('WR-MULTI-27: three players, one of them all the Free Peoples', () => {
    expect(players(3)).toEqual([
      ['free-peoples', 'free-peoples', ['dwarves', 'elves', 'gondor', 'north', 'rohan']],
      ['witch-king', 'shadow', ['sauron']],
      ['saruman', 'shadow', ['isengard', 'southrons']],
    ]);
  });

  test('two players have no partners, and their table is what it always was', () => {
    const table = fresh();
    expect(table.view().team).toBeUndefined();
    expect('team' in table.state.open).toBe(false);
    expect(Object.keys(table.state.own[0])).toEqual(['hand', 'discarded', 'combatCard', 'rerolls']);
  });
});

describe('who leads', () => {
  const leading = (turn: number, seats = 4): unknown[] => {
    const table = war({ seats, phase: 'begin', turn });
    return (
      table
        .view()
        .team?.players.filter(({ leads }) => leads)
        .map(({ player }) => player) ?? []
    );
  };

  test('WR-MULTI-04: Gondor and the Witch-king in turn 1, and from then on by turns', () => {
    expect(fresh({}, [], 4).heard('leads')).toEqual([
      { type: 'leads', seat: 0 },
      { type: 'leads', seat: 1 },
    ]);
    expect([leading(1), leading(2), leading(3)]).toEqual([
      ['rohan', 'saruman'],
      ['gondor', 'witch-king'],
      ['rohan', 'saruman'],
    ]);
    expect(leading(1, 3)).toEqual(['free-peoples', 'saruman']);
  });

  test('WR-MULTI-08: the leading player declares the Fellowship and names its guide', () => {
    const given = { seats: 4, phase: 'fellowship', fellowship: { progress: 1, at: 'rivendell' } } as const;
    expect(war({ ...given, turn: 1 }).askedPlayers).toEqual(['gondor']);
    const even = war({ ...given, turn: 2 });
    expect(even.askedPlayers).toEqual(['rohan']);
    even.by('rohan', 'decline');
    expect([even.step, even.askedPlayers]).toEqual(['chooseGuide', ['rohan']]);
    even.keepGuide();
    expect([even.step, even.askedPlayers]).toEqual(['huntAllocation', ['saruman']]);
  });

  test('WR-MULTI-09: the leading Shadow player sets dice aside for the hunt', () => {
    expect(war({ seats: 4, phase: 'allocation', turn: 1 }).askedPlayers).toEqual(['witch-king']);
    expect(war({ seats: 4, phase: 'allocation', turn: 2 }).askedPlayers).toEqual(['saruman']);
    expect(war({ seats: 3, phase: 'allocation', turn: 2 }).askedPlayers).toEqual(['saruman']);
  });
});

describe('the order of actions', () => {
  const order = (seats: number, turn: number, count: number): string[] => {
    const table = war({ seats, turn, free: [...dice.free], shadow: [...dice.shadow] });
    const found: string[] = [];
    for (let n = 0; n < count; n++) {
      found.push(table.askedPlayers[0]);
      table.do('skipDie', { die: table.options('skipDie')[0].die });
    }
    return found;
  };

  test('WR-MULTI-10: non-leading and leading by turns, the Free Peoples first', () => {
    expect(order(4, 1, 6)).toEqual(['rohan', 'saruman', 'gondor', 'witch-king', 'rohan', 'saruman']);
    expect(order(4, 2, 4)).toEqual(['gondor', 'witch-king', 'rohan', 'saruman']);
    expect(order(3, 1, 5)).toEqual(['free-peoples', 'saruman', 'free-peoples', 'witch-king', 'free-peoples']);
  });

  test('WR-MULTI-10, WR-DICE-19: a side that is alone with its dice still takes turns among its players', () => {
    const table = war({ seats: 4, shadow: ['army', 'muster', 'event'], toAct: 'shadow' });
    const found = [table.askedPlayers[0]];
    for (const die of ['army', 'muster'] as const) {
      table.do('skipDie', { die });
      found.push(table.askedPlayers[0]);
    }
    expect(found).toEqual(['saruman', 'witch-king', 'saruman']);
  });

  test('WR-MULTI-11: whoever passes takes the next action of his side, after the others have acted', () => {
    const table = war({ seats: 4, free: ['army-muster', 'army-muster'], shadow: ['army', 'army', 'army', 'army'] });
    table.by('rohan', 'pass');
    expect(table.askedPlayers).toEqual(['saruman']);
    table.do('skipDie', { die: 'army' });
    expect(table.askedPlayers).toEqual(['rohan']);
    table.do('skipDie', { die: 'army-muster' });
    expect(table.askedPlayers).toEqual(['witch-king']);
    table.do('skipDie', { die: 'army' });
    expect(table.askedPlayers).toEqual(['gondor']);
  });

  test('WR-RULING-84: passing compares the dice of the teams', () => {
    expect(war({ seats: 4, free: ['army-muster'], shadow: ['army', 'army'] }).can('pass')).toBe(true);
    expect(war({ seats: 4, free: ['army-muster', 'army-muster'], shadow: ['army', 'army'] }).refused('pass')).toEqual(['WR-DICE-17']);
  });

  test('WR-RULING-84: rings are the team’s, one a turn for both together', () => {
    const table = war({ seats: 4, rings: [2, 0], free: ['army-muster', 'army-muster', 'army-muster'], shadow: ['army', 'army'] });
    table.by('rohan', 'useRing', { die: 'army-muster', result: 'event' }).do('skipDie', { die: 'event' });
    table.do('skipDie', { die: 'army' });
    expect(table.askedPlayers).toEqual(['gondor']);
    expect(table.refused('useRing', { die: 'army-muster', result: 'event' })).toEqual(['WR-RING-05']);
    expect(table.view(SHADOW).sides[1].rings).toBe(1);
  });

  test('WR-TOKEN-12, WR-RULING-84, WR-RULING-13: a token is the team’s: whoever of them can use it is asked', () => {
    const table = war({
      seats: 4,
      tokens: ['shadow-diplomacy'],
      tokensDealt: [0, 1],
      toAct: 'shadow',
      atWar: ['isengard', 'southrons'],
      nations: { sauron: { steps: 1, active: true } },
      free: ['army-muster'],
      shadow: [],
    });
    // It would be Saruman's turn, but all his nations are at war.
    expect(table.askedPlayers).toEqual(['witch-king']);
    table.do('useToken', { token: 'shadow-diplomacy' });
    expect(table.refused('advanceNation', { nation: 'isengard' })).not.toBeNull();
    table.do('advanceNation', { nation: 'sauron' });
    expect(table.nation('sauron').steps).toBe(0);
  });
});
