import { describe, expect, test } from 'vitest';
import { BEGIN, dice, freeAttack, inReserve, shadowAttacks, stepOf } from '../../testing/battlefield.ts';
import { choices, figuresAt, FREE_SEAT, holder, SHADOW_SEAT, type Stage } from '../../testing/stage.ts';

const region = (table: Stage, name: string) => table.view().regions.find(({ id }) => id === name);

describe('the field or the walls', () => {
  const attacked = (garrison: string): Stage =>
    shadowAttacks({ on: { osgiliath: 'sauron 6r', 'minas-tirith': garrison } }, 'osgiliath', 'minas-tirith').do(BEGIN);

  test('WR-TV-090, WR-SIEGE-01, WR-SIEGE-03, WR-SIEGE-04, WR-SIEGE-05: who withdraws is besieged when the attackers move in; five units stay', () => {
    const table = attacked('gondor 5r 2e 2l');
    expect(table.active).toBe(FREE_SEAT);
    table.do({ type: 'withdraw' });
    expect(table.active).toBe(SHADOW_SEAT);
    table.do({ type: 'depart' });
    expect([table.view().battle, table.heard('combatRoll')]).toEqual([null, []]);
    expect([table.active, choices(table, 'removeExcess', 'figure')]).toEqual([FREE_SEAT, ['gondor-regular', 'gondor-elite']]);
    expect(table.refused({ type: 'removeExcess', figure: 'gondor-leader', place: 'inside-minas-tirith' })).toEqual(['WR-RULING-02']);
    expect(table.refused({ type: 'removeExcess', figure: 'gondor-regular', place: 'minas-tirith' })).toEqual(['WR-ARMY-11']);
    const before = [inReserve(table, 'gondor-regular'), inReserve(table, 'gondor-elite')];
    table.do({ type: 'removeExcess', figure: 'gondor-regular', place: 'inside-minas-tirith' });
    table.do({ type: 'removeExcess', figure: 'gondor-elite', place: 'inside-minas-tirith' });
    expect([inReserve(table, 'gondor-regular'), inReserve(table, 'gondor-elite')]).toEqual([before[0] + 1, before[1] + 1]);
    expect(figuresAt(table, 'inside-minas-tirith')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 2 });
    expect(figuresAt(table, 'minas-tirith')).toEqual({ 'sauron-regular': 6 });
    expect(region(table, 'minas-tirith')).toMatchObject({ besieged: true, holder: 'free-peoples' });
    expect(stepOf(table)).toBe('chooseAction');
  });

  test('WR-TV-091, WR-RULING-49: if the attackers stay out there is no siege and nobody is lost', () => {
    const table = attacked('gondor 5r 2e 2l').do({ type: 'withdraw' }).do({ type: 'stayPut' });
    expect(figuresAt(table, 'minas-tirith')).toEqual({ 'gondor-regular': 5, 'gondor-elite': 2, 'gondor-leader': 2 });
    expect(region(table, 'minas-tirith')?.besieged).toBe(false);
    expect([table.view().battle, stepOf(table)]).toEqual([null, 'chooseAction']);
  });

  test('WR-SIEGE-03, WR-BATTLE-46: part of the attackers may begin the siege', () => {
    const table = attacked('gondor 2r').do({ type: 'withdraw' });
    for (let n = 0; n < 4; n++) table.do({ type: 'leaveBehind', figure: 'sauron-regular' });
    table.do({ type: 'depart' });
    expect([figuresAt(table, 'minas-tirith'), figuresAt(table, 'osgiliath')]).toEqual([{ 'sauron-regular': 2 }, { 'sauron-regular': 4 }]);
  });

  test('WR-TV-104, WR-SIEGE-01: the choice comes before every round', () => {
    const table = shadowAttacks({ on: { 'dimrill-dale': 'sauron 4r', lorien: 'elves 4r' } }, 'dimrill-dale', 'lorien').do(BEGIN);
    table
      .do({ type: 'fightInField' }, dice(6, 6, 1, 1, 1, 1, 1, 1))
      .do({ type: 'loseRegular', nation: 'elves' })
      .do({ type: 'loseRegular', nation: 'elves' });
    table.do({ type: 'pressOn' }).do({ type: 'stand' });
    expect([stepOf(table), table.active]).toEqual(['fieldOrSiege', FREE_SEAT]);
    table.do({ type: 'withdraw' }).do({ type: 'depart' });
    expect([figuresAt(table, 'inside-lorien'), stepOf(table)]).toEqual([{ 'elves-regular': 2 }, 'chooseAction']);
  });

  test('WR-TV-099, WR-RULING-50: walls shelter whoever holds them now', () => {
    const table = freeAttack(
      { on: { westemnet: 'rohan 4r', 'helms-deep': 'isengard 3r' }, held: { 'helms-deep': 'shadow' } },
      'westemnet',
      'helms-deep',
    ).do(BEGIN);
    expect(table.active).toBe(SHADOW_SEAT);
    table.do({ type: 'withdraw' }).do({ type: 'depart' });
    expect([figuresAt(table, 'inside-helms-deep'), holder(table, 'helms-deep')]).toEqual([{ 'isengard-regular': 3 }, 'shadow']);
  });

  test('WR-SIEGE-01: a city offers no such choice', () => {
    const table = shadowAttacks({ on: { osgiliath: 'sauron 2r', pelargir: 'gondor 2r' } }, 'osgiliath', 'pelargir').do(
      BEGIN,
      dice(1, 1, 1, 1),
    );
    expect(stepOf(table)).toBe('ceaseOrContinue');
  });
});
