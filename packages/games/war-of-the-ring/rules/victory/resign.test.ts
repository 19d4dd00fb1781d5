import type { Seat } from '#kernel';
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../index.ts';
import { war, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const four = { seats: 4, atWar: ['gondor', 'rohan', 'sauron', 'isengard'], free: ['army-muster', 'army-muster'], shadow: ['army', 'army'] };
const gaveUp = (table: WarTable, seat: Seat): WarTable => {
  const answer = table.match.resign(seat);
  if (!answer.ok) throw new Error(answer.refusal.message);
  table.told.push(...answer.events.map(({ event }) => event));
  expect(warOfTheRing.check(table.state)).toEqual([]);
  return table;
};

describe('one of two partners gives up', () => {
  const hands = { rohan: { hand: [cardId('riders-of-theoden'), cardId('elven-cloaks')] } };
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

  test('while cards are swapped: his partner is not asked any more, and keeps what he offered', () => {
    const table = war({
      ...four,
      on,
      hands: { ...hands, gondor: { hand: [cardId('the-red-arrow')] } },
      phase: 'begin',
      turn: 1,
      free: [],
      shadow: [],
    });
    for (const player of ['gondor', 'rohan', 'witch-king', 'saruman'] as const) table.by(player, 'drawCard', { deck: 'strategy' });
    table.by('gondor', 'offerCard', { card: cardId('the-red-arrow') });
    gaveUp(table, 2);
    expect([table.step, table.askedPlayers]).toEqual(['swapCards', ['witch-king', 'saruman']]);
    expect(table.handOfPlayer('gondor')).toContain(cardId('the-red-arrow'));
    expect(table.state.own.map(({ offered }) => offered)).toEqual([-1, -1, -1, -1]);
  });

  test('while he has too many cards: nobody discards for him, and his partner may hold six', () => {
    const five = (from: number): string[] => Array.from({ length: 4 }, (_, at) => `fp-strategy-0${from + at}`);
    const given = { ...four, on, free: ['event'], hands: { rohan: { hand: five(1) }, gondor: { hand: five(5) } } };
    const table = war(given).spend('event', 'draw-event').do('drawCard', { deck: 'character' });
    expect([table.step, table.askedPlayers]).toEqual(['discardToLimit', ['rohan']]);
    gaveUp(table, 2);
    expect(table.askedPlayers).toEqual(['saruman']);
    const other = war(given).spend('event', 'draw-event').do('drawCard', { deck: 'character' });
    gaveUp(other, 0);
    expect(other.askedPlayers).toEqual(['saruman']);
    expect(other.handOfPlayer('rohan')).toHaveLength(5);
  });

  test('while they are asked whether to mix their armies: they are one man’s now', () => {
    const table = war({ ...four, on: { 'minas-tirith': 'gondor 2r', 'druadan-forest': 'rohan 3r' } });
    table.spend('army-muster', 'move-armies').do('march', { from: 'druadan-forest', to: 'minas-tirith' }).do('depart').do('done');
    expect(table.step).toBe('mixArmies');
    gaveUp(table, 2);
    expect([table.step, table.askedPlayers]).toEqual(['chooseAction', ['saruman']]);
    table.do('skipDie', { die: 'army' }).spend('army-muster', 'move-armies').do('march', { from: 'minas-tirith', to: 'osgiliath' });
    expect(table.viewOfPlayer('gondor').forming?.going.figures).toEqual({ 'gondor-regular': 2, 'rohan-regular': 3 });
  });

  test('while units are taken away: the other chooses among all', () => {
    const table = war({
      ...four,
      atWar: [...four.atWar, 'southrons'],
      toAct: 'shadow',
      on: { gorgoroth: 'southrons 2r, sauron 7r' },
      team: { apart: ['gorgoroth'] },
      shadow: ['muster', 'army'],
      hands: { saruman: { hand: [cardId('musterings-of-long-planned-war')] } },
    });
    table
      .spend('muster', 'play-muster-event')
      .do('playEvent', { card: cardId('musterings-of-long-planned-war') })
      .do('decline');
    expect([table.step, table.askedPlayers]).toEqual(['removeExcess', ['saruman']]);
    gaveUp(table, 3);
    expect(table.askedPlayers).toEqual(['witch-king']);
    expect(table.choices('removeExcess', 'figure').sort()).toEqual(['sauron-regular', 'southrons-regular']);
  });

  test('what he has said of his re-rolls stands', () => {
    const table = war({
      ...four,
      on: { osgiliath: 'rohan 3r 2l, gondor 1r', 'north-ithilien': 'sauron 3r, nazgul 2' },
      toAct: 'shadow',
      turn: 2,
    });
    table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).next(1, 1, 1, 1, 1, 1).do('beginBattle');
    expect(table.step).toBe('chooseReroll');
    const [first] = table.askedPlayers;
    expect(['rohan', 'saruman', 'witch-king']).toContain(first);
    table.by('rohan', 'reroll', { dice: 1 });
    gaveUp(table, 2);
    expect(table.state.own.map(({ rerolls }) => rerolls)).toEqual([1, -1, -1, -1]);
  });

  test('who has given up gives up no more', () => {
    const table = gaveUp(war({ ...four, on }), 2);
    const before = table.match.hash();
    gaveUp(table, 2);
    expect(table.match.hash()).toBe(before);
  });
});
