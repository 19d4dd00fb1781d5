import { describe, expect, test } from 'vitest';
import { spend, war, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const move = spend('character', 'move-fellowship');
const two = ['character', 'character'] as const;

describe('the hunt roll', () => {
  test('WR-HUNT-09, WR-HUNT-10, WR-HUNT-17: as many dice as Shadow dice in the box, a 6 succeeds, and one tile is drawn however many do', () => {
    const table = war({ free: two, huntBox: [0, 3] })
      .next(6, 6, 5, 'hunt-std-07')
      .do(move);
    expect(table.heard('huntRolled')).toMatchObject([{ dice: [6, 6, 5], bonus: 0 }]);
    expect(table.heard('huntResult')).toMatchObject([{ count: 2 }]);
    expect(table.heard('tileDrawn')).toMatchObject([{ tile: 'hunt-std-07' }]);
  });

  test('WR-HUNT-10: at most five dice are rolled (WR-TV-135)', () => {
    const table = war({ free: two, huntBox: [0, 7] })
      .next(5, 5, 5, 5, 5)
      .do(move);
    expect(table.heard('huntRolled')).toMatchObject([{ dice: [5, 5, 5, 5, 5] }]);
    expect(table.heard('tileDrawn')).toEqual([]);
  });

  test('WR-HUNT-11, WR-DICE-16: the die of the first move helps only the second hunt (WR-EX-18)', () => {
    const table = war({ free: two, shadow: ['event'], huntBox: [0, 1] })
      .next(5)
      .do(move);
    expect(table.heard('tileDrawn')).toEqual([]);
    expect(table.freeSide.huntBox).toBe(1);
    table.do('skipDie', { die: 'event' }).next(5, 'hunt-std-07').do(move);
    expect(table.heard('huntRolled')[1]).toMatchObject({ dice: [5], bonus: 1 });
    expect(table.heard('tileDrawn')).toHaveLength(1);
    // The last die was spent too: the hunt goes on with its tile and then a new turn begins.
    expect(table.shadowSide.huntBox).toBe(1);
  });

  test('WR-HUNT-12: a natural 1 fails whatever is added (WR-TV-136)', () => {
    const table = war({ free: ['character'], huntBox: [5, 2] })
      .next(1, 2, 'hunt-std-07')
      .do(move);
    expect(table.heard('huntResult')).toMatchObject([{ count: 1 }]);
    const failed = war({ free: ['character'], huntBox: [5, 1] })
      .next(1)
      .do(move);
    expect(failed.heard('tileDrawn')).toEqual([]);
  });

  test('WR-RULING-74, WR-FSP-12: without a Shadow die there is no roll, and the die still goes to the box (WR-TV-137)', () => {
    const table = war({ free: two, shadow: ['event'], fellowship: { progress: 2 } }).do(move);
    expect(table.fellowship).toMatchObject({ at: 'rivendell', progress: 3, hidden: true });
    expect(table.heard('huntRolled')).toEqual([]);
    expect(table.freeSide).toMatchObject({ huntBox: 1, dice: ['character'] });
  });
});

describe('a card that helps the hunt', () => {
  const crebain = (): WarTable =>
    war({ free: two, shadow: ['event'], huntBox: [0, 1], table: [cardId('flocks-of-crebain'), cardId('balrog-of-moria')] }).do(move);

  test('WR-EVENT-09, WR-HUNT-10: asked before the roll, it adds to each die and is gone', () => {
    const table = crebain();
    expect(table.active).toBe(1);
    expect(table.refused('useTableCard', { card: cardId('balrog-of-moria') })).toEqual(['WR-EVENT-09']);
    table.next(5, 'hunt-std-07').do('useTableCard', { card: cardId('flocks-of-crebain') });
    expect(table.heard('huntRolled')).toMatchObject([{ dice: [5], bonus: 1 }]);
    expect(table.heard('tileDrawn')).toHaveLength(1);
    expect(table.shadowSide.table).toEqual([cardId('balrog-of-moria')]);
  });

  test('WR-EVENT-09: or is kept for another hunt', () => {
    const table = crebain().next(5).do('decline');
    expect(table.heard('tileDrawn')).toEqual([]);
    expect(table.shadowSide.table).toHaveLength(2);
  });

  test('WR-RULING-74: without a die in the box there is nothing to help', () => {
    const table = war({ free: two, shadow: ['event'], table: [cardId('flocks-of-crebain')] }).do(move);
    expect(table.options('skipDie')).toHaveLength(1);
    expect(table.shadowSide.table).toHaveLength(1);
  });
});

describe('re-rolls of the hunt', () => {
  const most = (region: { figures?: { [name: string]: number }; characters?: 'witch-king'[] }, dice: string[], at = 'fangorn') => {
    const table = war({ free: two, huntBox: [0, dice.length], fellowship: { at }, regions: { [at]: region } })
      .next(...dice)
      .do(move);
    return table.active === 1 ? table.choices('rerollHunt', 'dice') : null;
  };

  test('WR-HUNT-13, WR-HUNT-14: one for units and one for Nazgûl, however many stand there (WR-EX-19)', () => {
    expect(most({ figures: { 'sauron-regular': 3, nazgul: 2 } }, ['2', '3', '4'])).toEqual([0, 1, 2]);
    expect(most({ figures: { 'sauron-regular': 3 } }, ['2', '3', '4'])).toEqual([0, 1]);
    expect(most({}, ['2', '3', '4'])).toBeNull();
  });

  test('WR-HUNT-13: a stronghold the Shadow controls gives another (WR-EX-20)', () => {
    expect(most({ figures: { 'sauron-regular': 4, nazgul: 1 } }, ['2', '3', '4'], 'moria')).toEqual([0, 1, 2, 3]);
    expect(most({}, ['2', '3', '4'], 'moria')).toEqual([0, 1]);
  });

  test('WR-CHAR-17: the Witch-king alone counts as a Nazgûl (WR-TV-042)', () => {
    expect(most({ characters: ['witch-king'] }, ['2', '3'])).toEqual([0, 1]);
  });

  test('WR-RULING-45: each failed die only once, and fewer may be taken (WR-TV-147)', () => {
    const table = war({
      free: two,
      huntBox: [0, 2],
      fellowship: { at: 'moria' },
      regions: { moria: { figures: { 'sauron-regular': 1, nazgul: 1 } } },
    })
      .next(6, 2)
      .do(move);
    expect(table.choices('rerollHunt', 'dice')).toEqual([0, 1]);
    expect(table.refused('rerollHunt', { dice: 2 })).toEqual(['WR-RULING-45']);
    table.next(3, 'hunt-std-07').do('rerollHunt', { dice: 1 });
    expect(table.heard('huntResult')).toMatchObject([{ count: 1 }]);
  });

  test('WR-HUNT-14: a re-roll gets the same bonus as the roll', () => {
    const table = war({ free: ['character'], huntBox: [2, 1], fellowship: { at: 'moria' } })
      .next(3)
      .do(move);
    table.next(4, 'hunt-std-07').do('rerollHunt', { dice: 1 });
    expect(table.heard('tileDrawn')).toHaveLength(1);
    const one = war({ free: ['character'], huntBox: [5, 1], fellowship: { at: 'moria' } })
      .next(1)
      .do(move);
    one.next(1).do('rerollHunt', { dice: 1 });
    expect(one.heard('tileDrawn')).toEqual([]);
  });

  test('WR-RULING-89: units on either side of the walls count', () => {
    const besieged = (at: string, outside: string, inside: string) => {
      const table = war({
        free: two,
        huntBox: [0, 3],
        fellowship: { at },
        regions: { [at]: { figures: { [outside]: 2 }, inside: { figures: { [inside]: 2 } } } },
      })
        .next(2, 2, 2)
        .do(move);
      return table.choices('rerollHunt', 'dice');
    };
    // Moria besieged by the Free Peoples: the stronghold and the garrison. Lórien besieged by the Shadow: its army outside.
    expect(besieged('moria', 'elves-regular', 'sauron-regular')).toEqual([0, 1, 2]);
    expect(besieged('lorien', 'sauron-regular', 'elves-regular')).toEqual([0, 1]);
  });
});
