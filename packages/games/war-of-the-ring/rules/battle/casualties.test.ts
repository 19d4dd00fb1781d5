import { describe, expect, test } from 'vitest';
import { BEGIN, dice, fallen, freeAttack, inReserve, shadowAttacks, stepOf } from '../../testing/battlefield.ts';
import { choices, figuresAt, FREE_SEAT, SHADOW_SEAT, type Stage, whereIs } from '../../testing/stage.ts';

const FIELD = 'south-ithilien';
/** Gondor defends in the open and has been hit so often. */
const hit = (defenders: string, ...defence: number[]): Stage =>
  shadowAttacks({ on: { 'north-ithilien': 'sauron 5r', [FIELD]: defenders } }, 'north-ithilien', FIELD).do(BEGIN, dice(...defence));

describe('paying for hits', () => {
  test('WR-EX-10, WR-BATTLE-33, WR-BATTLE-34: a regular or a reduction for one hit, an elite outright for two', () => {
    const two = (): Stage => hit('gondor 2r 2e', 6, 6, 1, 1, 1, 1, 1, 1, 1);
    expect(two().options()).toEqual([
      { type: 'loseRegular', nation: 'gondor' },
      { type: 'reduceElite', nation: 'gondor' },
      { type: 'loseElite', nation: 'gondor' },
    ]);
    const after = (...ways: string[]): unknown => {
      const table = two();
      for (const type of ways) table.do({ type, nation: 'gondor' });
      expect(stepOf(table)).toBe('ceaseOrContinue');
      return figuresAt(table, FIELD);
    };
    expect(after('loseRegular', 'loseRegular')).toEqual({ 'gondor-elite': 2 });
    expect(after('reduceElite', 'reduceElite')).toEqual({ 'gondor-regular': 4 });
    expect(after('loseElite')).toEqual({ 'gondor-regular': 2, 'gondor-elite': 1 });
    expect(after('loseRegular', 'reduceElite')).toEqual({ 'gondor-regular': 2, 'gondor-elite': 1 });
  });

  test('WR-BATTLE-34: a single hit does not pay for an elite outright', () => {
    const table = hit('gondor 2r 2e', 6, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(table.refused({ type: 'loseElite', nation: 'gondor' })).toEqual(['WR-BATTLE-34', 'WR-BATTLE-36']);
  });

  test('WR-BATTLE-35, WR-BATTLE-37: the regular comes from the casualties first; the elite goes there', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r', [FIELD]: 'gondor 1e' }, casualties: { 'gondor-regular': 1 } };
    const table = shadowAttacks(given, 'north-ithilien', FIELD)
      .do(BEGIN, dice(6, 1, 1, 1, 1, 1))
      .do({ type: 'reduceElite', nation: 'gondor' });
    expect([fallen(table, 'gondor-regular'), fallen(table, 'gondor-elite'), inReserve(table, 'gondor-regular')]).toEqual([0, 1, 14]);
    const second = hit('gondor 1e', 6, 1, 1, 1, 1, 1).do({ type: 'reduceElite', nation: 'gondor' });
    expect(inReserve(second, 'gondor-regular')).toBe(14);
    expect(figuresAt(second, FIELD)).toEqual({ 'gondor-regular': 1 });
  });

  test('WR-BATTLE-36, WR-RULING-36: without a regular of its own nation an elite falls to a single hit', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r', [FIELD]: 'gondor 1e 1r', pelargir: 'gondor 10r', lossarnach: 'gondor 4r' } };
    const table = shadowAttacks(given, 'north-ithilien', FIELD).do(BEGIN, dice(6, 1, 1, 1, 1, 1, 1));
    expect(inReserve(table, 'rohan-regular')).toBeGreaterThan(0);
    expect(table.refused({ type: 'reduceElite', nation: 'gondor' })).toEqual(['WR-BATTLE-36']);
    table.do({ type: 'loseElite', nation: 'gondor' });
    expect(stepOf(table)).toBe('ceaseOrContinue');
    expect(figuresAt(table, FIELD)).toEqual({ 'gondor-regular': 1 });
  });

  test('WR-TV-086, WR-RULING-44: a regular removed a moment ago may replace the elite', () => {
    const given = { on: { 'north-ithilien': 'sauron 5r', [FIELD]: 'gondor 1e 1r', pelargir: 'gondor 10r', lossarnach: 'gondor 4r' } };
    const struck = (): Stage => shadowAttacks(given, 'north-ithilien', FIELD).do(BEGIN, dice(6, 6, 1, 1, 1, 1, 1));
    const saved = struck().do({ type: 'loseRegular', nation: 'gondor' }).do({ type: 'reduceElite', nation: 'gondor' });
    expect(figuresAt(saved, FIELD)).toEqual({ 'gondor-regular': 1 });
    const lost = struck().do({ type: 'loseElite', nation: 'gondor' }).do({ type: 'loseRegular', nation: 'gondor' });
    expect(figuresAt(lost, FIELD)).toEqual({});
  });

  test('WR-RULING-43: hits are taken while there is a unit, and the rest are lost', () => {
    const table = hit('gondor 1r', 6, 6, 6, 1, 1, 1);
    expect(table.options()).toEqual([{ type: 'loseRegular', nation: 'gondor' }]);
    expect(stepOf(table.do({ type: 'loseRegular', nation: 'gondor' }))).toBe('advance');
  });

  test('WR-RULING-02: nobody pays with units of the other side', () => {
    expect(hit('gondor 2r', 6, 1, 1, 1, 1, 1, 1).refused({ type: 'loseRegular', nation: 'sauron' })).toEqual(['WR-RULING-02']);
  });

  test('WR-TV-053, WR-RECRUIT-10, WR-RECRUIT-11: what the Shadow loses may come again, what the Free Peoples lose may not', () => {
    const table = freeAttack({ on: { 'north-ithilien': 'sauron 3r', [FIELD]: 'elves 3e' } }, FIELD, 'north-ithilien').do(
      BEGIN,
      dice(6, 6, 6, 6, 6, 1),
    );
    const before = [inReserve(table, 'elves-elite'), inReserve(table, 'sauron-regular')];
    table.do({ type: 'loseElite', nation: 'elves' });
    for (let n = 0; n < 3; n++) table.do({ type: 'loseRegular', nation: 'sauron' });
    expect([inReserve(table, 'elves-elite'), inReserve(table, 'sauron-regular')]).toEqual([before[0], before[1] + 3]);
    expect(fallen(table, 'elves-elite')).toBe(1);
  });
});

describe('the order and the end', () => {
  test('WR-TV-183, WR-BATTLE-32, WR-RULING-42: the attacker allocates first, and his hits still count', () => {
    const table = shadowAttacks({ on: { 'north-ithilien': 'sauron 1r', [FIELD]: 'gondor 2r' } }, 'north-ithilien', FIELD).do(
      BEGIN,
      dice(6, 6, 1),
    );
    expect(table.active).toBe(SHADOW_SEAT);
    table.do({ type: 'loseRegular', nation: 'sauron' });
    expect(table.active).toBe(FREE_SEAT);
    table.do({ type: 'loseRegular', nation: 'gondor' });
    expect(figuresAt(table, FIELD)).toEqual({ 'gondor-regular': 1 });
    expect(table.view().battle).toBeNull();
  });

  test('WR-TV-078, WR-RULING-42, WR-RULING-47, WR-BATTLE-38, WR-BATTLE-45: two armies destroy each other; nobody advances', () => {
    const table = shadowAttacks(
      { on: { 'north-ithilien': 'sauron 1r, nazgul 1', pelargir: 'gondor 1r 1l, legolas', osgiliath: 'sauron 1r, nazgul 1' } },
      'osgiliath',
      'pelargir',
    );
    table.do(BEGIN, dice(6, 6, 1));
    while (table.options('reroll').length > 0) table.do({ type: 'reroll', dice: 0 });
    const nazgul = inReserve(table, 'nazgul');
    table.do({ type: 'loseRegular', nation: 'sauron' }).do({ type: 'loseRegular', nation: 'gondor' });
    expect(table.view().battle).toBeNull();
    expect([figuresAt(table, 'osgiliath'), figuresAt(table, 'pelargir')]).toEqual([{}, {}]);
    expect([whereIs(table, 'legolas'), fallen(table, 'gondor-leader'), inReserve(table, 'nazgul') - nazgul]).toEqual(['eliminated', 1, 1]);
    expect(table.view().regions.find(({ id }) => id === 'pelargir')?.holder).toBe('free-peoples');
    expect(stepOf(table)).toBe('chooseAction');
  });

  test('WR-BATTLE-38, WR-RECRUIT-11: Minions fall with their army and never return', () => {
    const table = freeAttack(
      { on: { 'north-ithilien': 'sauron 1r, witch-king, mouth-of-sauron', [FIELD]: 'gondor 2r' } },
      FIELD,
      'north-ithilien',
    );
    table
      .do(BEGIN, dice(6, 1, 1))
      .do({ type: 'reroll', dice: 0 })
      .do({ type: 'loseRegular', nation: 'sauron' });
    expect([whereIs(table, 'witch-king'), whereIs(table, 'mouth-of-sauron')]).toEqual(['eliminated', 'eliminated']);
  });

  test('WR-BATTLE-07, WR-BATTLE-38: leaders of the rearguard survive the attackers', () => {
    const table = freeAttack({ on: { 'north-ithilien': 'sauron 2r', [FIELD]: 'gondor 2r 1l, boromir' } }, FIELD, 'north-ithilien');
    table.do({ type: 'holdBack', figure: 'gondor-regular' }).do({ type: 'holdBack', figure: 'gondor-leader' });
    expect(choices(table, 'holdBack', 'figure')).toEqual(['boromir']);
    table
      .do(BEGIN, dice(1, 1, 6, 1))
      .do({ type: 'reroll', dice: 0 })
      .do({ type: 'loseRegular', nation: 'gondor' });
    expect(figuresAt(table, FIELD)).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
    expect(whereIs(table, 'boromir')).toBe('eliminated');
  });
});
