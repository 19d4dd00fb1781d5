import { describe, expect, test } from 'vitest';
import { armies, type Armies, dice, fallen, freeAttack, BEGIN, stepOf, toPay } from '../../testing/battlefield.ts';
import { choices, figuresAt, FREE_SEAT, holder, nation, spend, type Stage, whereIs } from '../../testing/stage.ts';

/** One die for each Nazgûl against an army next door or within the walls; not an attack. */
const SPELLS = 'shadow-character-19';
const spells = (given: Armies): Stage =>
  armies({ toAct: 'shadow', shadow: ['event', 'event'], hands: { shadow: { hand: [SPELLS] } }, ...given }).do(
    spend('event', 'play-any-event'),
  );

const IMRAHIL = 'fp-strategy-18';
const imrahil = (given: Armies): Stage =>
  armies({ free: ['event', 'event'], hands: { 'free-peoples': { hand: [IMRAHIL] } }, fellowship: { guide: 'strider' }, ...given })
    .do(spend('event', 'play-any-event'))
    .do({ type: 'playEvent', card: IMRAHIL });

describe('hits of an event', () => {
  test('WR-TV-032, WR-TV-047, WR-EVENT-14, WR-ARMY-02, WR-RULING-28, WR-RULING-17: the leader without units is gone for good, the Companion is not', () => {
    const table = spells({ on: { osgiliath: 'sauron 1r, nazgul 2', pelargir: 'gondor 2r 1l, boromir' } }).do(
      { type: 'playEvent', card: SPELLS },
      dice(5, 6),
    );
    expect([table.active, toPay(table)]).toEqual([FREE_SEAT, 2]);
    table.do({ type: 'loseRegular', nation: 'gondor' });
    expect(fallen(table, 'gondor-leader')).toBe(0);
    table.do({ type: 'loseRegular', nation: 'gondor' });
    expect([figuresAt(table, 'pelargir'), fallen(table, 'gondor-leader'), whereIs(table, 'boromir')]).toEqual([{}, 1, 'pelargir']);
    expect(holder(table, 'pelargir')).toBe('free-peoples');
  });

  test('WR-TV-199, WR-RULING-18, WR-TV-186, WR-POL-12: a besieged army can be struck from outside its region, and no nation reacts', () => {
    const table = spells({
      atWar: ['sauron'],
      nations: { gondor: { steps: 2, active: false } },
      on: { osgiliath: 'sauron 1r, nazgul 1', 'minas-tirith': 'southrons 3r | gondor 2r' },
    });
    table.do({ type: 'playEvent', card: SPELLS }, dice(6)).do({ type: 'loseRegular', nation: 'gondor' });
    expect([figuresAt(table, 'inside-minas-tirith'), figuresAt(table, 'minas-tirith')]).toEqual([
      { 'gondor-regular': 1 },
      { 'southrons-regular': 3 },
    ]);
    expect(nation(table, 'gondor')).toEqual({ steps: 2, active: false });
  });

  test('WR-RULING-57, WR-CAPT-03: with its last units a besieged stronghold falls at once; characters within stay in the region', () => {
    const table = spells({ on: { 'minas-tirith': 'sauron 3r, nazgul 1 | gondor 1r 1l, boromir' } })
      .do({ type: 'playEvent', card: SPELLS }, dice(6))
      .do({ type: 'loseRegular', nation: 'gondor' });
    expect([holder(table, 'minas-tirith'), table.view().regions.find(({ id }) => id === 'minas-tirith')?.besieged]).toEqual([
      'shadow',
      false,
    ]);
    expect([whereIs(table, 'boromir'), fallen(table, 'gondor-leader')]).toEqual(['minas-tirith', 1]);
  });
});

describe('recruits of an event', () => {
  test('WR-RULING-30, WR-RECRUIT-13, WR-RECRUIT-12, WR-SIEGE-05: behind besieged walls they go inside, where five is the limit', () => {
    const table = imrahil({ atWar: ['southrons'], on: { 'dol-amroth': 'southrons 3r | gondor 5r' } }).do({
      type: 'recruit',
      figure: 'gondor-elite',
      region: 'dol-amroth',
    });
    expect([stepOf(table), choices(table, 'removeExcess', 'place')]).toEqual(['removeExcess', ['inside-dol-amroth', 'inside-dol-amroth']]);
    table.do({ type: 'removeExcess', figure: 'gondor-regular', place: 'inside-dol-amroth' });
    expect(figuresAt(table, 'inside-dol-amroth')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 1 });
  });

  test('WR-ARMY-02, WR-EX-03, WR-EVENT-13: a unit comes first, then its leader', () => {
    const table = imrahil({ on: {} });
    expect(choices(table, 'recruit', 'figure')).toEqual(['gondor-regular', 'gondor-elite']);
    table.do({ type: 'recruit', figure: 'gondor-regular', region: 'dol-amroth' });
    expect(figuresAt(table, 'dol-amroth')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
  });

  test('WR-RECRUIT-13, WR-EX-05, WR-DEF-07: where the enemy stands or holds nothing is recruited', () => {
    const table = imrahil({ on: {}, held: { 'dol-amroth': 'shadow' } });
    expect([figuresAt(table, 'dol-amroth'), stepOf(table)]).toEqual([{}, 'chooseAction']);
  });
});

describe('cards that hang on a siege', () => {
  test('WR-EX-02, WR-EVENT-11: Denethor’s Folly goes the moment the siege is lifted, before the relief moves in', () => {
    const table = freeAttack(
      { on: { 'minas-tirith': 'sauron 1r | gondor 2r', lossarnach: 'gondor 2r' }, table: ['shadow-strategy-03'] },
      'lossarnach',
      'minas-tirith',
    );
    table.do(BEGIN, dice(6, 1, 1)).do({ type: 'loseRegular', nation: 'sauron' });
    expect([stepOf(table), table.view().sides[1].table]).toEqual(['advance', []]);
  });
});
