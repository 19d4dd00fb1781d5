import { describe, expect, test } from 'vitest';
import { armies, type Armies } from '../../testing/battle.ts';
import { type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const GATHER = cardId('shadows-gather');
const LENGTHENS = cardId('the-shadow-lengthens');
const DAY_AND_NIGHT = cardId('through-a-day-and-a-night');

const shadowPlays = (card: string, given: Armies): WarTable =>
  armies({ toAct: 'shadow', shadow: ['event', 'event'], hands: { shadow: { hand: [card] } }, ...given })
    .spend('event', 'play-any-event')
    .do('playEvent', { card });
const freePlay = (given: Armies): WarTable =>
  armies({ free: ['event', 'event'], hands: { 'free-peoples': { hand: [DAY_AND_NIGHT] } }, ...given })
    .spend('event', 'play-any-event')
    .do('playEvent', { card: DAY_AND_NIGHT });
const go = (table: WarTable, ...path: string[]): WarTable => {
  for (const region of path) table.do('traceStep', { region });
  return table;
};

describe('armies that a card moves several regions', () => {
  test('WR-MOVE-14, WR-MOVE-02: region by region over open borders, at most as far as the card says', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 3r', osgiliath: 'sauron 1r' } });
    table.do('chooseRegion', { region: 'morannon' }).do('depart');
    expect(table.refused('traceStep', { region: 'osgiliath' })).toEqual(['WR-MOVE-02']);
    expect(table.refused('endPath')).toEqual(['WR-EVENT-13']);
    go(table, 'dagorlad', 'north-ithilien', 'osgiliath');
    expect([table.at('osgiliath'), table.at('dagorlad'), table.step]).toEqual([{ 'sauron-regular': 4 }, {}, 'chooseAction']);
  });

  test('WR-MOVE-14: nobody sets out who could not end the journey where the card wants him', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 3r', umbar: 'southrons 1r', osgiliath: 'sauron 1r' } });
    // Umbar is two regions from Osgiliath, and Osgiliath three from Morannon.
    expect(table.choices('chooseRegion', 'region')).toEqual(['morannon', 'osgiliath', 'umbar']);
    const far = shadowPlays(LENGTHENS, { on: { morannon: 'sauron 3r', umbar: 'southrons 1r', osgiliath: 'sauron 1r' } });
    expect(far.choices('chooseRegion', 'region')).toEqual(['osgiliath', 'umbar']);
  });

  test('WR-MOVE-15: the army is fixed before it sets out; it takes up and leaves nobody', () => {
    const table = shadowPlays(GATHER, {
      on: { morannon: 'sauron 3r 1e, nazgul 1', 'north-ithilien': 'sauron 2r', osgiliath: 'sauron 1r' },
    });
    table
      .do('chooseRegion', { region: 'morannon' })
      .do('leaveBehind', { figure: 'sauron-elite' })
      .do('leaveBehind', { figure: 'nazgul' })
      .do('depart');
    go(table, 'dagorlad', 'north-ithilien');
    expect(table.options('leaveBehind')).toEqual([]);
    go(table, 'osgiliath');
    expect([table.at('morannon'), table.at('north-ithilien'), table.at('osgiliath')]).toEqual([
      { 'sauron-elite': 1, nazgul: 1 },
      { 'sauron-regular': 2 },
      { 'sauron-regular': 4 },
    ]);
  });

  test('WR-MOVE-16, WR-CAPT-02, WR-RULING-59: what it marches through it captures', () => {
    const table = shadowPlays(GATHER, {
      atWar: ['sauron'],
      nations: { gondor: { steps: 2, active: false } },
      on: { osgiliath: 'sauron 2r', 'druadan-forest': 'sauron 1r' },
    });
    go(table.do('chooseRegion', { region: 'osgiliath' }).do('depart'), 'minas-tirith', 'druadan-forest').do('endPath');
    expect([table.holder('minas-tirith'), table.shadowSide.points, table.nation('gondor')]).toEqual([
      'shadow',
      2,
      { steps: 1, active: true },
    ]);
    expect(table.at('druadan-forest')).toEqual({ 'sauron-regular': 3 });
  });

  test('WR-MOVE-17, WR-MOVE-11: more than ten may stand together on the way, not at the end', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 3r', dagorlad: 'sauron 9r', 'north-ithilien': 'sauron 1r' } });
    table.do('chooseRegion', { region: 'morannon' }).do('depart');
    go(table, 'dagorlad');
    expect(table.at('dagorlad')).toEqual({ 'sauron-regular': 12 });
    expect(table.refused('endPath')).toEqual(['WR-MOVE-17']);
    go(table, 'north-ithilien').do('endPath');
    expect([table.at('dagorlad'), table.at('north-ithilien')]).toEqual([{ 'sauron-regular': 9 }, { 'sauron-regular': 4 }]);
  });

  test('WR-MOVE-14, WR-MOVE-10: not through enemy armies', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 3r', dagorlad: 'gondor 1r', gorgoroth: 'sauron 1r' } });
    table.do('chooseRegion', { region: 'morannon' }).do('depart');
    expect(table.choices('traceStep', 'region')).toEqual(['gorgoroth']);
  });

  test('WR-MOVE-07: of two armies none moves twice', () => {
    const table = shadowPlays(LENGTHENS, { on: { morannon: 'sauron 2r', gorgoroth: 'sauron 1r', nurn: 'sauron 1r' } });
    go(table.do('chooseRegion', { region: 'morannon' }).do('depart'), 'gorgoroth').do('endPath');
    table.do('chooseRegion', { region: 'gorgoroth' });
    expect(table.choices('leaveBehind', 'figure')).toEqual([]);
    go(table.do('depart'), 'nurn');
    table.do('endPath');
    expect([table.at('gorgoroth'), table.at('nurn'), table.step]).toEqual([
      { 'sauron-regular': 2 },
      { 'sauron-regular': 2 },
      'chooseAction',
    ]);
  });

  test('WR-TV-197, WR-MOVE-14, WR-MOVE-12: units not at war stay out of other nations on the way too', () => {
    const table = freePlay({ atWar: ['rohan'], on: { 'parth-celebrant': 'elves 2r, rohan 1r, legolas' } });
    table.do('chooseRegion', { region: 'parth-celebrant' });
    table.do('leaveBehind', { figure: 'elves-regular' }).do('leaveBehind', { figure: 'elves-regular' }).do('depart');
    go(table, 'eastemnet', 'folde');
    expect(table.at('folde')).toEqual({ 'rohan-regular': 1, legolas: 1 });
    const elves = freePlay({ atWar: ['rohan'], on: { 'parth-celebrant': 'elves 2r, rohan 1r, legolas' } })
      .do('chooseRegion', { region: 'parth-celebrant' })
      .do('depart');
    expect(elves.refused('traceStep', { region: 'eastemnet' })).toEqual(['WR-MOVE-12']);
    expect(elves.refused('traceStep', { region: 'fangorn' })).toBeNull();
  });

  test('WR-MOVE-06, WR-MOVE-04: the Companion the card asks for goes along, and no leader is left alone', () => {
    const table = freePlay({ on: { 'parth-celebrant': 'elves 1r 1l, legolas' } }).do('chooseRegion', { region: 'parth-celebrant' });
    expect(table.refused('leaveBehind', { figure: 'legolas' })).toEqual(['WR-MOVE-06']);
    expect(table.refused('leaveBehind', { figure: 'elves-leader' })).toEqual(['WR-MOVE-04']);
  });

  test('WR-RULING-33, WR-MOVE-15: at least one unit sets out, and only who is there can be left', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 1r, nazgul 1', gorgoroth: 'sauron 1r' } }).do('chooseRegion', {
      region: 'morannon',
    });
    expect(table.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-33']);
    expect(table.refused('leaveBehind', { figure: 'isengard-regular' })).toEqual(['WR-MOVE-15']);
  });

  test('WR-MOVE-14, WR-MOVE-17: the party must fit somewhere, and who alone could go is not left', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 4r', gorgoroth: 'sauron 8r' } }).do('chooseRegion', { region: 'morannon' });
    expect(table.refused('depart')).toEqual(['WR-MOVE-14']);
    table.do('leaveBehind', { figure: 'sauron-regular' }).do('leaveBehind', { figure: 'sauron-regular' });
    expect(table.refused('depart')).toBeNull();
    const strangers = shadowPlays(GATHER, {
      atWar: ['southrons'],
      on: { dagorlad: 'isengard 1r, southrons 1r', morannon: 'sauron 1r' },
    }).do('chooseRegion', { region: 'dagorlad' });
    expect(strangers.refused('leaveBehind', { figure: 'southrons-regular' })).toEqual(['WR-MOVE-14']);
    expect(strangers.refused('leaveBehind', { figure: 'isengard-regular' })).toBeNull();
  });

  test('WR-MOVE-17: nobody takes a step from which there is no good end', () => {
    const table = shadowPlays(LENGTHENS, {
      on: { nurn: 'sauron 3r', gorgoroth: 'sauron 8r', morannon: 'sauron 1r', 'barad-dur': 'sauron 2r' },
    });
    table.do('chooseRegion', { region: 'nurn' }).do('depart');
    go(table, 'gorgoroth');
    // Minas Morgul is empty: nobody to join there.
    expect(table.choices('traceStep', 'region')).toEqual(['barad-dur', 'morannon']);
    expect(table.refused('traceStep', { region: 'minas-morgul' })).toEqual(['WR-MOVE-17']);
  });

  test('WR-RULING-107, WR-MOVE-14, WR-MOVE-16: Through a Day and a Night: out and back again, and what lies there is captured', () => {
    const table = freePlay({ on: { 'parth-celebrant': 'elves 2r, legolas' } }).do('chooseRegion', { region: 'parth-celebrant' });
    table.do('leaveBehind', { figure: 'elves-regular' }).do('depart');
    go(table, 'dimrill-dale');
    expect(table.refused('traceStep', { region: 'parth-celebrant' })).toBeNull();
    go(table, 'parth-celebrant');
    expect([table.at('parth-celebrant'), table.at('dimrill-dale')]).toEqual([{ 'elves-regular': 2, legolas: 1 }, {}]);
    const sacked = freePlay({ on: { 'old-forest-road': 'elves 1r, legolas' }, held: { 'woodland-realm': 'shadow' } });
    sacked.do('chooseRegion', { region: 'old-forest-road' }).do('depart');
    go(sacked, 'woodland-realm', 'old-forest-road');
    expect([sacked.holder('woodland-realm'), sacked.at('old-forest-road')]).toEqual(['free-peoples', { 'elves-regular': 1, legolas: 1 }]);
  });

  test('WR-MOVE-17: where only the way back has room, the army may still set out', () => {
    const table = freePlay({
      on: {
        'druadan-forest': 'gondor 2r, gimli',
        'minas-tirith': 'gondor 9r',
        folde: 'sauron 1r',
        osgiliath: 'sauron 1r',
        lossarnach: 'sauron 1r',
        'dead-marshes': 'sauron 1r',
        eastemnet: 'sauron 1r',
        'western-emyn-muil': 'sauron 1r',
      },
    });
    table.do('chooseRegion', { region: 'druadan-forest' });
    expect(table.refused('depart')).toBeNull();
    go(table.do('depart'), 'minas-tirith');
    expect(table.refused('endPath')).toEqual(['WR-MOVE-17']);
    go(table, 'druadan-forest');
    expect(table.at('druadan-forest')).toEqual({ 'gondor-regular': 2, gimli: 1 });
  });

  test('WR-SIEGE-06, WR-MOVE-10: but not behind the last besiegers', () => {
    const table = freePlay({ on: { moria: 'elves 2r, gimli | sauron 1r' } }).do('chooseRegion', { region: 'moria' });
    go(table.do('depart'), 'dimrill-dale');
    expect(table.refused('traceStep', { region: 'moria' })).toEqual(['WR-MOVE-10']);
  });

  test('WR-RULING-107: an army that must join another one does not come back to what it left behind', () => {
    const table = shadowPlays(GATHER, { on: { morannon: 'sauron 3r', gorgoroth: 'sauron 1r' } }).do('chooseRegion', { region: 'morannon' });
    go(table.do('leaveBehind', { figure: 'sauron-regular' }).do('depart'), 'dagorlad', 'morannon');
    expect(table.refused('endPath')).toEqual(['WR-RULING-107']);
  });

  test('WR-MOVE-04, WR-ARMY-02: a leader left for a moment needs a unit before the army sets out', () => {
    const table = freePlay({ on: { 'parth-celebrant': 'elves 2r 1l, legolas' } })
      .do('chooseRegion', { region: 'parth-celebrant' })
      .do('leaveBehind', { figure: 'elves-leader' });
    expect(table.refused('depart')).toEqual(['WR-MOVE-04']);
    table.do('leaveBehind', { figure: 'elves-regular' });
    expect(table.refused('depart')).toBeNull();
  });

  test('what a card bars is barred on the way too (WR-EVENT-09)', () => {
    const table = shadowPlays(GATHER, {
      table: [cardId('the-power-of-tom-bombadil')],
      on: { cardolan: 'isengard 1r', bree: 'isengard 1r' },
      held: { bree: 'shadow' },
    });
    table.do('chooseRegion', { region: 'cardolan' }).do('depart');
    expect(table.refused('traceStep', { region: 'buckland' })).toEqual(['WR-EVENT-09']);
    expect(table.refused('traceStep', { region: 'south-downs' })).toBeNull();
  });

  test('WR-SIEGE-06, WR-MOVE-10: the last besiegers do not count on coming back: the besieged are out by then', () => {
    const table = shadowPlays(GATHER, { on: { moria: 'sauron 2r | dwarves 1r', hollin: 'sauron 1r' }, held: { moria: 'free-peoples' } });
    table.do('chooseRegion', { region: 'moria' }).do('depart');
    expect(table.refused('traceStep', { region: 'dimrill-dale' })).toEqual(['WR-MOVE-10']);
    expect(table.choices('traceStep', 'region')).toEqual(['hollin', 'north-dunland']);
  });

  test('WR-SIEGE-06: while others keep up the siege the way back is open', () => {
    const table = shadowPlays(GATHER, { on: { moria: 'sauron 2r | dwarves 1r', hollin: 'sauron 1r' }, held: { moria: 'free-peoples' } });
    table.do('chooseRegion', { region: 'moria' }).do('leaveBehind', { figure: 'sauron-regular' }).do('depart');
    go(table, 'dimrill-dale', 'moria', 'hollin');
    expect([table.at('hollin'), table.step]).toEqual([{ 'sauron-regular': 2 }, 'chooseAction']);
  });
});
