import { describe, expect, test } from 'vitest';
import { armies } from '../../testing/battle.ts';
import { FREE, spend, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const SHADOW_MOVES = spend('army', 'move-armies');
const FREE_MOVES = spend('army-muster', 'move-armies');
const march = (from: string, to: string) => ({ type: 'march' as const, from, to });
const targets = (table: WarTable, from: string): unknown[] =>
  table
    .options('march')
    .filter((option) => option.from === from)
    .map(({ to }) => to);

describe('which armies may march where', () => {
  test('WR-RULING-33, WR-RULING-88, WR-ARMY-07: without a unit in the open there is no army to move', () => {
    const table = armies({ toAct: 'shadow', on: { gorgoroth: 'nazgul 2', nurn: 'sauron 1r', 'minas-morgul': 'gondor 1r | sauron 2r' } }).do(
      SHADOW_MOVES,
    );
    expect(table.refused(march('gorgoroth', 'morannon'))).toEqual(['WR-RULING-33']);
    expect(table.refused(march('minas-morgul', 'gorgoroth'))).toEqual(['WR-RULING-88']);
    expect(table.options('march')).toEqual([march('nurn', 'gorgoroth')]);
  });

  test('WR-MOVE-13, WR-MOVE-02: a black border is no border for armies', () => {
    const table = armies({ on: { rivendell: 'elves 1r' } }).do(FREE_MOVES);
    expect(targets(table, 'rivendell')).toEqual(['fords-of-bruinen', 'trollshaws']);
    expect(table.refused(march('rivendell', 'goblins-gate'))).toEqual(['WR-MOVE-13']);
  });

  test('WR-MOVE-09, WR-MOVE-10: into an enemy settlement only while no army stands there', () => {
    const empty = armies({ toAct: 'shadow', on: { osgiliath: 'sauron 2r' } })
      .do(SHADOW_MOVES)
      .do(march('osgiliath', 'lossarnach'))
      .do('depart');
    expect([empty.at('lossarnach'), empty.state.open.battle]).toEqual([{ 'sauron-regular': 2 }, null]);
    const held = armies({ toAct: 'shadow', on: { osgiliath: 'sauron 2r', lossarnach: 'gondor 1r' } }).do(SHADOW_MOVES);
    expect(held.refused(march('osgiliath', 'lossarnach'))).toEqual(['WR-MOVE-10']);
  });

  test('WR-MOVE-04, WR-MOVE-12: a single unit cannot leave a leader who may not come along', () => {
    const table = armies({ atWar: ['rohan'], on: { folde: 'rohan 1r, gondor 1l', edoras: 'rohan 2r, gondor 1l' } }).do(FREE_MOVES);
    expect(table.refused(march('folde', 'westemnet'))).toEqual(['WR-MOVE-04']);
    // Back home the leader of Gondor may go.
    expect(table.refused(march('folde', 'druadan-forest'))).toBeNull();
    table.do(march('edoras', 'westemnet'));
    expect(table.refused('depart')).toEqual(['WR-MOVE-04']);
    table.do('leaveBehind', { figure: 'rohan-regular' }).do('depart');
    expect([table.at('edoras'), table.at('westemnet')]).toEqual([{ 'rohan-regular': 1, 'gondor-leader': 1 }, { 'rohan-regular': 1 }]);
  });

  test('WR-MOVE-12: leaders of nations not at war stay out of other lands like their units', () => {
    const table = armies({ atWar: ['rohan'], on: { folde: 'rohan 2r, gondor 1r 1l' } })
      .do(FREE_MOVES)
      .do(march('folde', 'edoras'))
      .do('depart');
    expect([table.at('folde'), table.at('edoras')]).toEqual([{ 'gondor-regular': 1, 'gondor-leader': 1 }, { 'rohan-regular': 2 }]);
  });

  test('the Power of Tom Bombadil bars the Shadow from the Shire, Buckland and the Old Forest (WR-EVENT-09)', () => {
    const table = armies({ toAct: 'shadow', table: [cardId('the-power-of-tom-bombadil')], on: { cardolan: 'isengard 2r' } }).do(
      SHADOW_MOVES,
    );
    expect(table.refused(march('cardolan', 'buckland'))).toEqual(['WR-EVENT-09']);
    expect(table.refused(march('cardolan', 'south-downs'))).toBeNull();
    const free = armies({ table: [cardId('the-power-of-tom-bombadil')], on: { cardolan: 'north 2r' } }).do(FREE_MOVES);
    expect(free.refused(march('cardolan', 'buckland'))).toBeNull();
  });
});

describe('two moves of one result', () => {
  test('WR-RULING-26, WR-SIEGE-06: nobody crowds a region that only the siege he leaves could relieve', () => {
    const besiegers = { gorgoroth: 'gondor 10r', 'minas-morgul': 'sauron 1r', morannon: 'sauron 1r', nurn: 'sauron 1r' };
    const last = armies({ on: { ...besiegers, 'barad-dur': 'gondor 1r | sauron 1r' } }).do(FREE_MOVES);
    expect(last.refused(march('barad-dur', 'gorgoroth'))).toEqual(['WR-MOVE-11']);
    // Where one keeps the besieged in, another may go and be relieved.
    const some = armies({ on: { ...besiegers, 'barad-dur': 'gondor 2r | sauron 1r' } })
      .do(FREE_MOVES)
      .do(march('barad-dur', 'gorgoroth'));
    expect(some.refused('depart')).toEqual(['WR-MOVE-11']);
    some.do('leaveBehind', { figure: 'gondor-regular' }).do('depart');
    expect(targets(some, 'gorgoroth')).toEqual(['barad-dur']);
  });

  test('WR-MOVE-01, WR-DICE-28, WR-DICE-14: one or two, never none', () => {
    const table = armies({ toAct: 'shadow', on: { nurn: 'sauron 1r', morannon: 'sauron 1r' } }).do(SHADOW_MOVES);
    expect(table.refused('done')).toEqual(['WR-DICE-14']);
    table.do(march('nurn', 'gorgoroth')).do('depart');
    expect(table.refused('done')).toBeNull();
    table.do(march('morannon', 'dagorlad')).do('depart');
    expect([table.active, table.step]).toEqual([FREE, 'chooseAction']);
  });

  test('WR-MOVE-07, WR-MOVE-08: who has arrived does not go on, and those he joined may', () => {
    const table = armies({ toAct: 'shadow', on: { nurn: 'sauron 2r', gorgoroth: 'southrons 1r' } })
      .do(SHADOW_MOVES)
      .do(march('nurn', 'gorgoroth'))
      .do('depart');
    table.do(march('gorgoroth', 'morannon'));
    expect(table.options('leaveBehind')).toEqual([]);
    table.do('depart');
    expect([table.at('gorgoroth'), table.at('morannon')]).toEqual([{ 'sauron-regular': 2 }, { 'southrons-regular': 1 }]);
    const alone = armies({ toAct: 'shadow', on: { nurn: 'sauron 2r' } })
      .do(SHADOW_MOVES)
      .do(march('nurn', 'gorgoroth'))
      .do('depart');
    expect(alone.refused(march('gorgoroth', 'morannon'))).toEqual(['WR-MOVE-07']);
  });

  test('WR-RULING-26: an overfull region is relieved by the second move, and by nothing else', () => {
    const table = armies({ toAct: 'shadow', on: { gorgoroth: 'sauron 10r', nurn: 'sauron 3r', moria: 'sauron 2r' } })
      .do(SHADOW_MOVES)
      .do(march('nurn', 'gorgoroth'))
      .do('depart');
    expect(table.refused(march('moria', 'hollin'))).toEqual(['WR-RULING-26']);
    expect(targets(table, 'gorgoroth')).toEqual(['barad-dur', 'minas-morgul', 'morannon', 'nurn']);
  });

  test('WR-RULING-26, WR-RULING-33: the second move takes the whole excess along; without one a single unit is enough', () => {
    const table = armies({ toAct: 'shadow', on: { gorgoroth: 'sauron 10r', nurn: 'sauron 2r' } })
      .do(SHADOW_MOVES)
      .do(march('nurn', 'gorgoroth'));
    table.do('leaveBehind', { figure: 'sauron-regular' });
    expect(table.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-33']);
    table.do('depart').do(march('gorgoroth', 'morannon'));
    for (let n = 0; n < 9; n++) table.do('leaveBehind', { figure: 'sauron-regular' });
    expect(table.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-26']);
    table.do('depart');
    expect([table.at('gorgoroth'), table.at('morannon')]).toEqual([{ 'sauron-regular': 10 }, { 'sauron-regular': 1 }]);
    const three = armies({ toAct: 'shadow', on: { gorgoroth: 'sauron 10r', nurn: 'sauron 3r' } })
      .do(SHADOW_MOVES)
      .do(march('nurn', 'gorgoroth'))
      .do('depart')
      .do(march('gorgoroth', 'morannon'));
    for (let n = 0; n < 7; n++) three.do('leaveBehind', { figure: 'sauron-regular' });
    expect(three.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-26']);
  });

  test('WR-RULING-26, WR-MOVE-11: no brief excess that no second move could take away', () => {
    const table = armies({
      toAct: 'shadow',
      on: {
        'barad-dur': 'sauron 10r',
        gorgoroth: 'sauron 3r',
        nurn: 'southrons 9r',
        morannon: 'isengard 8r',
        'minas-morgul': 'southrons 8r',
      },
    }).do(SHADOW_MOVES);
    // From Barad-dûr only Gorgoroth can be reached: after the three have left there is room for all of the ten.
    table.do(march('gorgoroth', 'barad-dur')).do('depart');
    expect(targets(table, 'barad-dur')).toEqual(['gorgoroth']);
  });
});

describe('characters and armies', () => {
  test('WR-TV-040, WR-CHAR-18, WR-MOVE-06: Saruman never comes along; Companions and Nazgûl may stay', () => {
    const table = armies({ toAct: 'shadow', on: { orthanc: 'isengard 4r, nazgul 1, saruman' } })
      .do(SHADOW_MOVES)
      .do(march('orthanc', 'gap-of-rohan'));
    table.do('leaveBehind', { figure: 'nazgul' });
    expect(table.refused('leaveBehind', { figure: 'saruman' })).toEqual(['WR-MOVE-03']);
    table.do('depart');
    expect(table.at('orthanc')).toEqual({ nazgul: 1, saruman: 1 });
  });

  test('WR-MOVE-05, WR-MOVE-06, WR-RULING-21: of several leaders one has to go with a Character result', () => {
    const table = armies({ free: ['character', 'event'], on: { folde: 'rohan 2r 1l, boromir' } })
      .spend('character', 'move-army-with-leader')
      .do(march('folde', 'edoras'));
    table.do('leaveBehind', { figure: 'rohan-leader' });
    expect(table.refused('leaveBehind', { figure: 'boromir' })).toEqual(['WR-MOVE-05']);
    table.do('leaveBehind', { figure: 'rohan-regular' }).do('depart');
    expect([table.at('folde'), table.where('boromir')]).toEqual([{ 'rohan-regular': 1, 'rohan-leader': 1 }, 'edoras']);
  });

  test('WR-RULING-21: with Saruman in play an elite of Isengard leads like anybody, and has to go along', () => {
    const given = {
      toAct: 'shadow',
      shadow: ['character', 'event'],
      on: { 'gap-of-rohan': 'isengard 2r 1e', orthanc: 'saruman' },
    } as const;
    const table = armies(given).spend('character', 'move-army-with-leader').do(march('gap-of-rohan', 'enedwaith'));
    expect(table.refused('leaveBehind', { figure: 'isengard-elite' })).toEqual(['WR-MOVE-05']);
    expect(armies({ ...given, on: { 'gap-of-rohan': 'isengard 2r 1e' } }).refused(spend('character', 'move-army-with-leader'))).toEqual([
      'WR-MOVE-05',
    ]);
  });
});
