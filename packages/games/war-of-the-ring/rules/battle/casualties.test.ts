import { describe, expect, test } from 'vitest';
import { freeAttack, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';

const FIELD = 'south-ithilien';
/** Gondor defends in the open and has been hit so often. */
const hit = (defenders: string, ...defence: number[]): WarTable =>
  shadowAttacks({ on: { 'north-ithilien': 'sauron 5r', [FIELD]: defenders } }, 'north-ithilien', FIELD)
    .next(...defence)
    .do('beginBattle');

describe('paying for hits', () => {
  test('WR-EX-10, WR-BATTLE-33, WR-BATTLE-34: a regular or a reduction for one hit, an elite outright for two', () => {
    const two = (): WarTable => hit('gondor 2r 2e', 6, 6, 1, 1, 1, 1, 1, 1, 1);
    expect([two().view(FREE).at, two().view(SHADOW).at]).toEqual([FIELD, FIELD]);
    expect(two().options()).toEqual([
      { type: 'loseRegular', nation: 'gondor' },
      { type: 'reduceElite', nation: 'gondor' },
      { type: 'loseElite', nation: 'gondor' },
    ]);
    const after = (...ways: ('loseRegular' | 'reduceElite' | 'loseElite')[]): unknown => {
      const table = two();
      for (const type of ways) table.do(type, { nation: 'gondor' });
      expect(table.step).toBe('ceaseOrContinue');
      expect(table.view(FREE).at).toBeNull();
      return table.at(FIELD);
    };
    expect(after('loseRegular', 'loseRegular')).toEqual({ 'gondor-elite': 2 });
    expect(after('reduceElite', 'reduceElite')).toEqual({ 'gondor-regular': 4 });
    expect(after('loseElite')).toEqual({ 'gondor-regular': 2, 'gondor-elite': 1 });
    expect(after('loseRegular', 'reduceElite')).toEqual({ 'gondor-regular': 2, 'gondor-elite': 1 });
  });

  test('WR-BATTLE-34: a single hit does not pay for an elite outright', () => {
    const table = hit('gondor 2r 2e', 6, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(table.refused('loseElite', { nation: 'gondor' })).toEqual(['WR-BATTLE-34']);
  });

  test('WR-BATTLE-35, WR-BATTLE-37: the regular comes from the casualties first; the elite goes there', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r', [FIELD]: 'gondor 1e' }, casualties: { 'gondor-regular': 1 } };
    const table = shadowAttacks(given, 'north-ithilien', FIELD)
      .next(6, 1, 1, 1, 1, 1)
      .do('beginBattle')
      .do('reduceElite', { nation: 'gondor' });
    expect([
      table.count('casualties', 'gondor-regular'),
      table.count('casualties', 'gondor-elite'),
      table.count('reinforcements', 'gondor-regular'),
    ]).toEqual([0, 1, 14]);
    const second = hit('gondor 1e', 6, 1, 1, 1, 1, 1).do('reduceElite', { nation: 'gondor' });
    expect(second.count('reinforcements', 'gondor-regular')).toBe(14);
    expect(second.at(FIELD)).toEqual({ 'gondor-regular': 1 });
  });

  test('WR-BATTLE-36, WR-RULING-36: without a regular of its own nation an elite falls to a single hit', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r', [FIELD]: 'gondor 1e 1r', pelargir: 'gondor 10r', lossarnach: 'gondor 4r' } };
    const table = shadowAttacks(given, 'north-ithilien', FIELD).next(6, 1, 1, 1, 1, 1, 1).do('beginBattle');
    expect(table.count('reinforcements', 'rohan-regular')).toBeGreaterThan(0);
    expect(table.refused('reduceElite', { nation: 'gondor' })).toEqual(['WR-BATTLE-36']);
    table.do('loseElite', { nation: 'gondor' });
    expect(table.step).toBe('ceaseOrContinue');
    expect(table.at(FIELD)).toEqual({ 'gondor-regular': 1 });
  });

  test('WR-TV-086, WR-RULING-44: a regular removed a moment ago may replace the elite', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r', [FIELD]: 'gondor 1e 1r', pelargir: 'gondor 10r', lossarnach: 'gondor 4r' } };
    const struck = (): WarTable => shadowAttacks(given, 'north-ithilien', FIELD).next(6, 6, 1, 1, 1, 1, 1).do('beginBattle');
    const saved = struck().do('loseRegular', { nation: 'gondor' }).do('reduceElite', { nation: 'gondor' });
    expect(saved.at(FIELD)).toEqual({ 'gondor-regular': 1 });
    const lost = struck().do('loseElite', { nation: 'gondor' }).do('loseRegular', { nation: 'gondor' });
    expect(lost.at(FIELD)).toEqual({});
  });

  test('WR-RULING-43: hits are taken while there is a unit, and the rest are lost', () => {
    const table = hit('gondor 1r', 6, 6, 6, 1, 1, 1);
    expect(table.options()).toEqual([{ type: 'loseRegular', nation: 'gondor' }]);
    expect(table.do('loseRegular', { nation: 'gondor' }).step).toBe('advance');
  });

  test('WR-RULING-02: nobody pays with units of the other side', () => {
    expect(hit('gondor 2r', 6, 1, 1, 1, 1, 1, 1).refused('loseRegular', { nation: 'sauron' })).toEqual(['WR-RULING-02']);
  });

  test('WR-TV-053, WR-RECRUIT-10, WR-RECRUIT-11: what the Shadow loses may come again, what the Free Peoples lose may not', () => {
    const table = freeAttack({ on: { 'north-ithilien': 'sauron 3r', [FIELD]: 'elves 3e' } }, FIELD, 'north-ithilien')
      .next(6, 6, 6, 6, 6, 1)
      .do('beginBattle');
    const before = [table.count('reinforcements', 'elves-elite'), table.count('reinforcements', 'sauron-regular')];
    table.do('loseElite', { nation: 'elves' });
    for (let n = 0; n < 3; n++) table.do('loseRegular', { nation: 'sauron' });
    expect([table.count('reinforcements', 'elves-elite'), table.count('reinforcements', 'sauron-regular')]).toEqual([
      before[0],
      before[1] + 3,
    ]);
    expect(table.count('casualties', 'elves-elite')).toBe(1);
  });
});

describe('the order and the end', () => {
  test('WR-TV-183, WR-BATTLE-32, WR-RULING-42: the attacker allocates first, and his hits still count', () => {
    const table = shadowAttacks({ on: { 'north-ithilien': 'sauron 1r', [FIELD]: 'gondor 2r' } }, 'north-ithilien', FIELD)
      .next(6, 6, 1)
      .do('beginBattle');
    expect(table.active).toBe(SHADOW);
    table.do('loseRegular', { nation: 'sauron' });
    expect(table.active).toBe(FREE);
    table.do('loseRegular', { nation: 'gondor' });
    expect(table.at(FIELD)).toEqual({ 'gondor-regular': 1 });
    expect(table.view().battle).toBeNull();
  });

  test('WR-TV-078, WR-RULING-42, WR-RULING-47, WR-BATTLE-38, WR-BATTLE-45: two armies destroy each other; nobody advances', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 1r, nazgul 1', pelargir: 'gondor 1r 1l, legolas', osgiliath: 'sauron 1r, nazgul 1' } },
      'osgiliath',
      'pelargir',
    );
    table.next(6, 6, 1).do('beginBattle');
    while (table.options('reroll').length > 0) table.do('reroll', { dice: 0 });
    const nazgul = table.count('reinforcements', 'nazgul');
    table.do('loseRegular', { nation: 'sauron' }).do('loseRegular', { nation: 'gondor' });
    expect(table.view().battle).toBeNull();
    expect([table.at('osgiliath'), table.at('pelargir')]).toEqual([{}, {}]);
    expect([table.where('legolas'), table.count('casualties', 'gondor-leader'), table.count('reinforcements', 'nazgul') - nazgul]).toEqual([
      'eliminated',
      1,
      1,
    ]);
    expect(table.view().regions.find(({ id }) => id === 'pelargir')?.holder).toBe('free-peoples');
    expect(table.step).toBe('chooseAction');
  });

  test('WR-BATTLE-38, WR-RECRUIT-11: Minions fall with their army and never return', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 1r, witch-king, mouth-of-sauron', [FIELD]: 'gondor 2r' } },
      FIELD,
      'north-ithilien',
    );
    table.next(6, 1, 1).do('beginBattle').do('reroll', { dice: 0 }).do('loseRegular', { nation: 'sauron' });
    expect([table.where('witch-king'), table.where('mouth-of-sauron')]).toEqual(['eliminated', 'eliminated']);
  });

  test('WR-BATTLE-07, WR-BATTLE-38: leaders of the rearguard survive the attackers', () => {
    const table = freeAttack({ on: { 'north-ithilien': 'sauron 2r', [FIELD]: 'gondor 2r 1l, boromir' } }, FIELD, 'north-ithilien');
    table.do('holdBack', { figure: 'gondor-regular' }).do('holdBack', { figure: 'gondor-leader' });
    expect(table.choices('holdBack', 'figure')).toEqual(['boromir']);
    table.next(1, 1, 6, 1).do('beginBattle').do('reroll', { dice: 0 }).do('loseRegular', { nation: 'gondor' });
    expect(table.at(FIELD)).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
    expect(table.where('boromir')).toBe('eliminated');
  });
});
