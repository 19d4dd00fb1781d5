import { describe, expect, test } from 'vitest';
import { armies, freeAttack, type Armies } from '../../testing/battle.ts';
import type { FigureName } from '../../content/box.ts';
import { cardId } from '../../content/cards.ts';
import { FREE, type WarTable } from '../../testing/war.ts';

/** One die for each Nazgûl against an army next door or within the walls; not an attack. */
const SPELLS = cardId('dreadful-spells');
const spells = (given: Armies): WarTable =>
  armies({ toAct: 'shadow', shadow: ['event', 'event'], hands: { shadow: { hand: [SPELLS] } }, ...given }).spend('event', 'play-any-event');

const IMRAHIL = cardId('imrahil-of-dol-amroth');
const imrahil = (given: Armies): WarTable =>
  armies({ free: ['event', 'event'], hands: { 'free-peoples': { hand: [IMRAHIL] } }, fellowship: { guide: 'strider' }, ...given })
    .spend('event', 'play-any-event')
    .do('playEvent', { card: IMRAHIL });

describe('hits of an event', () => {
  test('WR-TV-032, WR-TV-047, WR-EVENT-14, WR-ARMY-02, WR-RULING-28, WR-RULING-17: the leader without units is gone for good, the Companion is not', () => {
    const table = spells({ on: { osgiliath: 'sauron 1r, nazgul 2', pelargir: 'gondor 2r 1l, boromir' } })
      .next(5, 6)
      .do('playEvent', { card: SPELLS });
    expect([table.active, table.toPay]).toEqual([FREE, 2]);
    table.do('loseRegular', { nation: 'gondor' });
    expect(table.count('casualties', 'gondor-leader')).toBe(0);
    table.do('loseRegular', { nation: 'gondor' });
    expect([table.at('pelargir'), table.count('casualties', 'gondor-leader')]).toEqual([{ boromir: 1 }, 1]);
    expect(table.holder('pelargir')).toBe('free-peoples');
  });

  test('WR-TV-199, WR-RULING-18, WR-TV-186, WR-POL-12: a besieged army can be struck from outside its region, and no nation reacts', () => {
    const table = spells({
      atWar: ['sauron'],
      nations: { gondor: { steps: 2, active: false } },
      on: { osgiliath: 'sauron 1r, nazgul 1', 'minas-tirith': 'southrons 3r | gondor 2r' },
    });
    table.next(6).do('playEvent', { card: SPELLS }).do('loseRegular', { nation: 'gondor' });
    expect([table.at('inside-minas-tirith'), table.at('minas-tirith')]).toEqual([{ 'gondor-regular': 1 }, { 'southrons-regular': 3 }]);
    expect(table.nation('gondor')).toEqual({ steps: 2, active: false });
  });

  test('WR-RULING-57, WR-CAPT-03: with its last units a besieged stronghold falls at once; characters within stay in the region', () => {
    const table = spells({ on: { 'minas-tirith': 'sauron 3r, nazgul 1 | gondor 1r 1l, boromir' } })
      .next(6)
      .do('playEvent', { card: SPELLS })
      .do('loseRegular', { nation: 'gondor' });
    expect([table.holder('minas-tirith'), table.view().regions.find(({ id }) => id === 'minas-tirith')?.besieged]).toEqual([
      'shadow',
      false,
    ]);
    expect([table.where('boromir'), table.count('casualties', 'gondor-leader')]).toEqual(['minas-tirith', 1]);
  });
});

describe('recruits of an event', () => {
  test('WR-RULING-02, WR-ARMY-11: only units that are there, of the side that has too many, and only where they are too many', () => {
    const table = imrahil({
      atWar: ['southrons'],
      on: { 'dol-amroth': 'southrons 3r | gondor 5r 1l, boromir', pelargir: 'gondor 1r' },
    }).do('recruit', { figure: 'gondor-elite', region: 'dol-amroth' });
    const remove = (figure: FigureName, place: string): readonly string[] | null => table.refused('removeExcess', { figure, place });
    expect(remove('rohan-regular', 'inside-dol-amroth')).toEqual(['WR-RULING-02']);
    expect(remove('southrons-regular', 'inside-dol-amroth')).toEqual(['WR-RULING-02']);
    expect(remove('gondor-leader', 'inside-dol-amroth')).toEqual(['WR-RULING-02']);
    expect(remove('boromir', 'inside-dol-amroth')).toEqual(['WR-RULING-02']);
    expect(remove('gondor-regular', 'pelargir')).toEqual(['WR-ARMY-11']);
    expect(remove('southrons-regular', 'dol-amroth')).toEqual(['WR-ARMY-11']);
    expect([remove('gondor-regular', 'inside-dol-amroth'), remove('gondor-elite', 'inside-dol-amroth')]).toEqual([null, null]);
  });

  test('WR-RULING-30, WR-RECRUIT-13, WR-RECRUIT-12, WR-SIEGE-05: behind besieged walls they go inside, where five is the limit', () => {
    const table = imrahil({ atWar: ['southrons'], on: { 'dol-amroth': 'southrons 3r | gondor 5r' } }).do('recruit', {
      figure: 'gondor-elite',
      region: 'dol-amroth',
    });
    expect([table.step, table.choices('removeExcess', 'place')]).toEqual(['removeExcess', ['inside-dol-amroth', 'inside-dol-amroth']]);
    table.do('removeExcess', { figure: 'gondor-regular', place: 'inside-dol-amroth' });
    expect(table.at('inside-dol-amroth')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 1 });
  });

  test('WR-ARMY-02, WR-EX-03, WR-EVENT-13: a unit comes first, then its leader', () => {
    const table = imrahil({ on: {} });
    expect(table.choices('recruit', 'figure')).toEqual(['gondor-regular', 'gondor-elite']);
    table.do('recruit', { figure: 'gondor-regular', region: 'dol-amroth' });
    expect(table.at('dol-amroth')).toEqual({ 'gondor-regular': 1, 'gondor-leader': 1 });
  });

  test('WR-RECRUIT-13, WR-EX-05, WR-DEF-07: where the enemy stands or holds nothing is recruited', () => {
    const table = imrahil({ on: {}, held: { 'dol-amroth': 'shadow' } });
    expect([table.at('dol-amroth'), table.step]).toEqual([{}, 'chooseAction']);
  });
});

describe('cards that hang on a siege', () => {
  test('WR-EX-02, WR-EVENT-11: Denethor’s Folly goes the moment the siege is lifted, before the relief moves in', () => {
    const table = freeAttack(
      { on: { 'minas-tirith': 'sauron 1r | gondor 2r', lossarnach: 'gondor 2r' }, table: [cardId('denethors-folly')] },
      'lossarnach',
      'minas-tirith',
    );
    table.next(6, 1, 1).do('beginBattle').do('loseRegular', { nation: 'sauron' });
    expect([table.step, table.view().sides[1].table]).toEqual(['advance', []]);
  });
});
