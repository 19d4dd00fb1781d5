import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../index.ts';
import { war, type WarTable } from '../../testing/war.ts';

const four = { seats: 4, atWar: ['gondor', 'rohan', 'sauron', 'isengard'], free: ['army-muster', 'army-muster'], shadow: ['army', 'army'] };
const gaveUp = (table: WarTable, seat: number): WarTable => {
  const answer = table.match.resign(seat);
  if (!answer.ok) throw new Error(answer.refusal.message);
  table.told.push(...answer.told.map(({ event }) => event));
  expect(warOfTheRing.check(table.state)).toEqual([]);
  return table;
};

describe('one of two partners gives up', () => {
  const hands = { rohan: { hand: ['fp-strategy-16', 'fp-character-01'] } };
  const on = { osgiliath: 'gondor 3r', edoras: 'rohan 3r' };

  test('his partner plays on for both, and his hand goes face down to the discards', () => {
    const table = gaveUp(war({ ...four, on, hands }), 2);
    expect(table.state.outcome).toBeNull();
    expect(table.askedPlayers).toEqual(['gondor']);
    expect(table.heard('resigned')).toEqual([{ type: 'resigned', side: 'free-peoples', seat: 2 }]);
    expect(table.heard('discardedFaceDown')).toHaveLength(2);
    expect(table.state.own[2].hand).toEqual([]);
    table.spend('army-muster', 'move-armies');
    expect(new Set(table.choices('march', 'from'))).toEqual(new Set(['osgiliath', 'edoras']));
    expect(table.view().team?.players.map(({ left }) => left)).toEqual([false, false, true, false]);
  });

  test('then he draws and holds cards like a player alone (WR-RULING-86)', () => {
    const table = war({ ...four, on, phase: 'begin', turn: 1, free: [], shadow: [] });
    gaveUp(table, 0);
    expect(table.askedPlayers).toEqual(['witch-king', 'rohan', 'saruman'].filter((player) => player !== 'gondor'));
    const next = war({ ...four, free: [], shadow: ['army'], toAct: 'shadow', team: { left: ['gondor'] } });
    next.do('skipDie', { die: 'army' });
    expect(next.view().team?.players[2].hand).toEqual({ character: 1, strategy: 1 });
    expect(next.askedPlayers).toEqual(['witch-king', 'saruman']);
  });

  test('the last of a side gives the victory away', () => {
    const table = gaveUp(gaveUp(war({ ...four, on }), 2), 0);
    expect(table.state.outcome).toMatchObject({ winners: [1, 3], reason: 'resigned' });
    expect(gaveUp(war({ ...four, seats: 3, on }), 0).state.outcome).toMatchObject({ winners: [1, 2], reason: 'resigned' });
  });

  test('an event he was about to choose is not played', () => {
    const table = war({ ...four, on, hands, free: ['muster'] }).spend('muster', 'play-muster-event');
    expect(table.askedPlayers).toEqual(['rohan']);
    gaveUp(table, 2);
    expect([table.step, table.askedPlayers]).toEqual(['chooseAction', ['saruman']]);
  });

  test('in a battle his partner takes over where he was', () => {
    const table = war({
      ...four,
      on: { osgiliath: 'rohan 3r, gondor 1r', 'north-ithilien': 'sauron 3r' },
      toAct: 'shadow',
      turn: 2,
      hands,
    });
    table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
    expect(table.askedPlayers).toEqual(['rohan']);
    gaveUp(table, 2);
    expect(table.askedPlayers.length).toBe(1);
    expect(table.askedPlayers).not.toContain('rohan');
  });

  test('who has given up gives up no more', () => {
    const table = gaveUp(war({ ...four, on }), 2);
    const before = table.match.hash();
    gaveUp(table, 2);
    expect(table.match.hash()).toBe(before);
  });
});
