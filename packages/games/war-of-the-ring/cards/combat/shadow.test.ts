import { describe, expect, test } from 'vitest';
import { clash, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const playable = (given: Parameters<typeof clash>[0], card: string): boolean =>
  clash({ ...given, hands: { shadow: { hand: [card] } } }).refused('playCombatCard', { card }) === null;
const done = (table: WarTable): boolean => table.step === 'ceaseOrContinue';

describe('modifiers of the Shadow', () => {
  test('One for the Dark Lord: +1 on roll and re-roll where the Fellowship figure is (WR-BATTLE-30)', () => {
    const given = { attackers: 'sauron 2r, nazgul 1', defenders: 'gondor 2r', fellowship: { at: 'south-ithilien' } };
    const table = clash({ ...given, shadow: cardId('shelobs-lair') }, 4, 3, 1, 1);
    expect(table.hits).toEqual([1, 0]);
    table.next(4).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
    expect(playable({ ...given, fellowship: { at: 'north-ithilien' } }, cardId('shelobs-lair'))).toBe(false);
    // Beyond the gate it is in no region, not even in that of the gate (WR-MORDOR-01).
    const atTheGate = { attackers: 'sauron 2r', defenders: 'gondor 2r', from: 'dagorlad', against: 'morannon' };
    const before = (fellowship: { at: string; mordor?: number }): WarTable =>
      clash({ ...atTheGate, fellowship, hands: { shadow: { hand: [cardId('shelobs-lair')] } } }).do('fightInField');
    expect(before({ at: 'morannon' }).refused('playCombatCard', { card: cardId('shelobs-lair') })).toBeNull();
    expect(before({ at: 'morannon', mordor: 1 }).refused('playCombatCard', { card: cardId('shelobs-lair') })).toEqual(['WR-BATTLE-20']);
  });

  test('Cruel as Death: two points of Nazgûl leadership for +1 on the roll (WR-BATTLE-21)', () => {
    const table = clash({ attackers: 'sauron 3r, nazgul 3', defenders: 'gondor 2r', shadow: cardId('orc-patrol') }, 4, 1, 1, 1, 1);
    expect(table.hits).toEqual([1, 0]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
    table.next(4).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 0 }]);
    expect(playable({ attackers: 'sauron 3r, nazgul 1', defenders: 'gondor 2r' }, cardId('orc-patrol'))).toBe(false);
    expect(playable({ attackers: 'sauron 3r, witch-king', defenders: 'gondor 2r' }, cardId('orc-patrol'))).toBe(true);
  });

  test('They Are Terrible: one point for +1 on the re-roll (WR-BATTLE-28, WR-BATTLE-30)', () => {
    const table = clash(
      { attackers: 'sauron 3r, nazgul 2', defenders: 'gondor 2r', shadow: cardId('foul-thing-from-the-deep') },
      4,
      1,
      1,
      1,
      1,
    );
    expect(table.hits).toEqual([0, 0]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
    table.next(4).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
  });

  test('Deadly Strife and Desperate Battle help both armies, on roll and re-roll', () => {
    expect(clash({ attackers: 'sauron 2r', defenders: 'gondor 2r', shadow: cardId('return-to-valinor') }, 3, 2, 3, 1).hits).toEqual([1, 1]);
    expect(clash({ attackers: 'sauron 2r', defenders: 'gondor 2r', shadow: cardId('monsters-roused') }, 4, 3, 4, 1).hits).toEqual([1, 1]);
    const table = clash({ attackers: 'sauron 2r', defenders: 'gondor 2r 1l', shadow: cardId('monsters-roused') }, 3, 3, 1, 1)
      .next(4)
      .do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
  });

  test('Devilry of Orthanc: +1 for an army with a unit of Isengard against a stronghold', () => {
    const assault = (besiegers: string): WarTable =>
      shadowAttacks(
        { on: { 'helms-deep': `${besiegers} | rohan 2r` }, hands: { shadow: { hand: [cardId('dreadful-spells')] } } },
        'helms-deep',
        'inside-helms-deep',
      ).do('beginBattle');
    expect(
      assault('isengard 1r, sauron 1r')
        .next(5, 4, 1, 1)
        .do('playCombatCard', { card: cardId('dreadful-spells') }).hits,
    ).toEqual([1, 0]);
    expect(assault('sauron 2r').refused('playCombatCard', { card: cardId('dreadful-spells') })).toEqual(['WR-BATTLE-20']);
    expect(playable({ attackers: 'isengard 2r', defenders: 'gondor 2r' }, cardId('dreadful-spells'))).toBe(false);
  });

  test('Relentless Assault: hits on one’s own units for +1 each', () => {
    const table = clash({ attackers: 'sauron 4r', defenders: 'gondor 1r', shadow: cardId('the-day-without-dawn') });
    expect(table.choices('chooseAmount', 'amount')).toEqual([0, 1, 2]);
    table.do('chooseAmount', { amount: 2 }).do('loseRegular', { nation: 'sauron' }).next(3, 2, 1).do('loseRegular', { nation: 'sauron' });
    expect([table.rolled, table.hits]).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('WR-RULING-98: Relentless Assault may cost the last unit: then the battle is over before the dice', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r', shadow: cardId('the-day-without-dawn') });
    expect(table.choices('chooseAmount', 'amount')).toEqual([0, 1]);
    table.do('chooseAmount', { amount: 1 }).do('loseRegular', { nation: 'sauron' });
    expect([table.heard('combatRoll'), table.view().battle, table.at('north-ithilien')]).toEqual([[], null, {}]);
  });

  test('WR-RULING-37: Mûmakil has two effects at two numbers: +1 on the roll, and a hit more for the side ahead', () => {
    const given = { attackers: 'southrons 2r 1e', defenders: 'gondor 3r 1e', shadow: cardId('shadows-gather') };
    expect(clash(given, 4, 1, 1, 1, 1, 1, 1).toPay).toBe(2);
    const even = clash(given, 4, 1, 1, 6, 1, 1, 1).do('loseRegular', { nation: 'southrons' });
    expect([even.active, even.toPay]).toEqual([FREE, 1]);
    // A hit of an extra attack before the roll counts for the Free Peoples.
    const charged = clash({ ...given, free: cardId('cirdans-ships') }, 6)
      .next(4, 1, 1, 1, 1, 1)
      .do('loseRegular', { nation: 'southrons' });
    expect([charged.active, charged.toPay]).toEqual([FREE, 1]);
    expect(playable({ attackers: 'southrons 2r, sauron 1e', defenders: 'gondor 1r' }, cardId('shadows-gather'))).toBe(false);
  });
});

describe('terror', () => {
  test('Dread and Despair: points of Nazgûl leadership for enemy dice, never fewer than one', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 3', defenders: 'gondor 3r', shadow: cardId('candles-of-corpses') });
    expect(table.choices('chooseAmount', 'amount')).toEqual([1, 2, 3]);
    table.next(1, 1).do('chooseAmount', { amount: 3 });
    expect(table.rolled).toEqual([1, 1]);
    expect(done(table)).toBe(true);
    const two = clash({ attackers: 'sauron 1r, nazgul 3', defenders: 'gondor 4r', shadow: cardId('candles-of-corpses') })
      .next(1)
      .do('chooseAmount', { amount: 2 });
    expect([two.rolled, two.choices('reroll', 'dice')]).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  test('Foul Stench: no re-roll for the Free Peoples unless they are better led', () => {
    const given = { attackers: 'sauron 1r, nazgul 2', shadow: cardId('nazgul-search') };
    const silenced = clash({ ...given, defenders: 'gondor 3r 2l' }, 1, 1, 1, 1);
    expect(silenced.asked).toEqual([SHADOW]);
    expect(clash({ ...given, defenders: 'gondor 3r 3l' }, 1, 1, 1, 1).asked).toEqual([FREE, SHADOW]);
    expect(playable({ attackers: 'sauron 1r, mouth-of-sauron', defenders: 'gondor 1r' }, cardId('nazgul-search'))).toBe(false);
  });

  test('Words of Power: a Companion neither leads nor adds his strength for a round', () => {
    const table = clash(
      { attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r, boromir', shadow: cardId('worn-with-sorrow-and-toil') },
      1,
      1,
    );
    expect(table.rolled).toEqual([1, 1]);
    expect(table.asked).toEqual([SHADOW]);
    const choice = clash({
      attackers: 'sauron 1r, nazgul 1',
      defenders: 'gondor 1r, boromir, legolas',
      shadow: cardId('worn-with-sorrow-and-toil'),
    });
    expect(choice.choices('chooseFigure', 'figure')).toEqual(['boromir', 'legolas']);
    choice.do('chooseFigure', { figure: 'legolas' });
    expect(choice.rolled).toEqual([1, 2]);
  });

  test('WR-BATTLE-22: leadership that is cancelled cannot be given up', () => {
    // Legolas is silenced, so a Mighty Attack can only cost Boromir his leadership, and no Companion is left to ask about.
    const table = clash({
      attackers: 'sauron 1r, nazgul 1',
      defenders: 'gondor 1r, boromir, legolas',
      shadow: cardId('worn-with-sorrow-and-toil'),
      free: cardId('axe-and-bow'),
    });
    table.next(1, 1, 1).do('chooseFigure', { figure: 'legolas' });
    expect(table.asked).toEqual([SHADOW]);
    expect(table.do('reroll', { dice: 0 }).toPay).toBe(1);
  });

  test('Black Breath: a hit of the re-roll also fells a leader, or a Companion of no higher level', () => {
    const struck = (...rerolled: number[]): WarTable =>
      clash(
        { attackers: 'sauron 3r, nazgul 2', defenders: 'gondor 3r 1l, boromir, meriadoc', shadow: cardId('the-nazgul-strike') },
        1,
        1,
        1,
        1,
        1,
        1,
        1,
      )
        .free('reroll', { dice: 0 })
        .next(...rerolled)
        .shadow('reroll', { dice: 2 });
    expect(struck(6, 1).choices('chooseFigure', 'figure')).toEqual(['gondor-leader', 'meriadoc']);
    const two = struck(6, 6);
    expect(two.choices('chooseFigure', 'figure')).toEqual(['gondor-leader', 'boromir', 'meriadoc']);
    two.do('chooseFigure', { figure: 'boromir' });
    expect([two.where('boromir'), two.toPay]).toEqual(['eliminated', 2]);
    expect(struck(6, 1).do('chooseFigure', { figure: 'gondor-leader' }).count('casualties', 'gondor-leader')).toBe(1);
    expect(struck(6, 1).do('decline').toPay).toBe(1);
    expect(done(struck(1, 1))).toBe(true);
  });

  test('Swarm of Bats: the other card is cancelled; without one the re-roll is better by one', () => {
    expect(
      clash(
        { attackers: 'sauron 1r', defenders: 'gondor 1e', shadow: cardId('the-shadow-is-moving'), free: cardId('dain-ironfoots-guard') },
        1,
        4,
      ).hits,
    ).toEqual([0, 0]);
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r', shadow: cardId('the-shadow-is-moving') }, 1, 1)
      .next(4)
      .do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
  });
});

describe('attacks besides the roll', () => {
  test('WR-TV-084, WR-BATTLE-23, WR-BATTLE-24, WR-BATTLE-25: Durin’s Bane hits on four, at once, and is not weakened by the other card', () => {
    const given = {
      attackers: 'sauron 5r',
      defenders: 'elves 4r',
      from: 'dimrill-dale',
      against: 'lorien',
      hands: { shadow: { hand: [cardId('balrog-of-moria')] }, 'free-peoples': { hand: [cardId('the-power-of-tom-bombadil')] } },
    };
    const table = clash(given)
      .do('fightInField')
      .do('playCombatCard', { card: cardId('balrog-of-moria') });
    table.next(3, 4, 6).do('playCombatCard', { card: cardId('the-power-of-tom-bombadil') });
    expect(table.heard('extraAttack')).toMatchObject([{ count: 2 }]);
    table.do('loseRegular', { nation: 'elves' }).next(5, 5, 5, 6, 1, 1, 1).do('loseRegular', { nation: 'elves' });
    expect([table.rolled, table.hits]).toEqual([
      [5, 2],
      [1, 0],
    ]);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r' }, cardId('balrog-of-moria'))).toBe(false);
  });

  test('Great Host: twice as many units make a hit after the casualties', () => {
    const table = clash({ attackers: 'sauron 4r', defenders: 'gondor 3r', shadow: cardId('stormcrow') }, 6, 1, 1, 1, 1, 1, 1);
    expect(table.do('loseRegular', { nation: 'gondor' }).toPay).toBe(1);
    expect(done(table.do('loseRegular', { nation: 'gondor' }))).toBe(true);
    expect(done(clash({ attackers: 'sauron 4r', defenders: 'gondor 3r', shadow: cardId('stormcrow') }, 1, 1, 1, 1, 1, 1, 1))).toBe(true);
  });

  test('We Come to Kill: one die for each elite after the casualties', () => {
    const table = clash(
      { attackers: 'sauron 1r 2e', defenders: 'gondor 3r', shadow: cardId('half-orcs-and-goblin-men') },
      1,
      1,
      1,
      1,
      1,
      1,
      5,
      4,
    );
    expect(table.heard('extraAttack')).toMatchObject([{ dice: [5, 4], count: 1 }]);
    expect(done(table.do('loseRegular', { nation: 'gondor' }))).toBe(true);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r' }, cardId('half-orcs-and-goblin-men'))).toBe(false);
  });

  test('We Come to Kill hits on five even against walls: the card names the number (WR-BATTLE-23)', () => {
    const table = shadowAttacks(
      { on: { 'minas-tirith': 'sauron 1r 1e | gondor 2r' }, hands: { shadow: { hand: [cardId('half-orcs-and-goblin-men')] } } },
      'minas-tirith',
      'inside-minas-tirith',
    ).do('beginBattle');
    table.next(5, 5, 1, 1, 5).do('playCombatCard', { card: cardId('half-orcs-and-goblin-men') });
    expect([table.hits, table.toPay]).toEqual([[0, 0], 1]);
  });

  test('WR-BATTLE-24: an attack after the casualties is not weakened by the card of the other side either', () => {
    const table = clash(
      {
        attackers: 'sauron 1r 1e',
        defenders: 'gondor 2r',
        from: 'dead-marshes',
        against: 'druadan-forest',
        shadow: cardId('half-orcs-and-goblin-men'),
        free: cardId('the-power-of-tom-bombadil'),
      },
      5,
      1,
      1,
      1,
      5,
    );
    expect([table.hits, table.toPay]).toEqual([[0, 0], 1]);
  });

  test('Onslaught: up to four hits on one’s own for as many dice, each hitting on four', () => {
    const table = clash({ attackers: 'sauron 3r', defenders: 'gondor 3r', shadow: cardId('the-fighting-uruk-hai') }, 1, 1, 1, 1, 1, 1);
    expect(table.choices('chooseAmount', 'amount')).toEqual([0, 1, 2, 3]);
    table.do('chooseAmount', { amount: 2 }).do('loseRegular', { nation: 'sauron' }).next(4, 3).do('loseRegular', { nation: 'sauron' });
    expect(table.toPay).toBe(1);
    expect(table.at('north-ithilien')).toEqual({ 'sauron-regular': 1 });
    expect(done(table.do('loseRegular', { nation: 'gondor' }))).toBe(true);
  });

  test('Onslaught may spend the last unit: the battle is over', () => {
    const table = clash(
      { attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 3r', shadow: cardId('the-fighting-uruk-hai') },
      1,
      1,
      1,
      1,
    ).do('reroll', { dice: 0 });
    const before = table.count('reinforcements', 'nazgul');
    table.do('chooseAmount', { amount: 1 }).next(4).do('loseRegular', { nation: 'sauron' }).do('loseRegular', { nation: 'gondor' });
    expect([table.view().battle, table.at('south-ithilien'), table.count('reinforcements', 'nazgul') - before]).toEqual([
      null,
      { 'gondor-regular': 2 },
      1,
    ]);
  });
});

test('Words of Power: silenced, the White Rider cancels nothing for a round; his own leadership is given up all the same', () => {
  const ride = (shadow?: string): WarTable => {
    const table = shadowAttacks(
      {
        on: { 'north-ithilien': 'sauron 1r, nazgul 1', 'south-ithilien': 'gondor 1r, gandalf-white' },
        eliminated: ['gandalf-grey'],
        hands: shadow === undefined ? {} : { shadow: { hand: [shadow] } },
      },
      'north-ithilien',
      'south-ithilien',
    )
      .do('beginBattle')
      .free('accept');
    return shadow === undefined ? table : table.shadow('playCombatCard', { card: shadow });
  };
  expect(ride(cardId('worn-with-sorrow-and-toil')).can('reroll', SHADOW)).toBe(true);
  expect(ride().can('reroll')).toBe(false);
});
