import { describe, expect, test } from 'vitest';
import { BEGIN, clash, dice, fallen, hitsOf, inReserve, rolledBy, shadowAttacks, stepOf, toPay } from '../../testing/battlefield.ts';
import { choices, figuresAt, FREE_SEAT, SHADOW_SEAT, type Stage, whereIs } from '../../testing/stage.ts';

const playable = (given: Parameters<typeof clash>[0], card: string): boolean =>
  clash({ ...given, hands: { shadow: { hand: [card] } } }).refused({ type: 'playCombatCard', card }) === null;
const done = (table: Stage): boolean => stepOf(table) === 'ceaseOrContinue';

describe('modifiers of the Shadow', () => {
  test('One for the Dark Lord: +1 on roll and re-roll where the Fellowship figure is (WR-BATTLE-30)', () => {
    const given = { attackers: 'sauron 2r, nazgul 1', defenders: 'gondor 2r', fellowship: { at: 'south-ithilien' } };
    const table = clash({ ...given, shadow: 'shadow-character-01' }, 4, 3, 1, 1);
    expect(hitsOf(table)).toEqual([1, 0]);
    table.do({ type: 'reroll', dice: 1 }, dice(4));
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
    expect(playable({ ...given, fellowship: { at: 'north-ithilien' } }, 'shadow-character-01')).toBe(false);
    expect(playable({ ...given, fellowship: { at: 'south-ithilien', mordor: 1 } }, 'shadow-character-01')).toBe(false);
  });

  test('Cruel as Death: two points of Nazgûl leadership for +1 on the roll (WR-BATTLE-21)', () => {
    const table = clash({ attackers: 'sauron 3r, nazgul 3', defenders: 'gondor 2r', shadow: 'shadow-character-05' }, 4, 1, 1, 1, 1);
    expect(hitsOf(table)).toEqual([1, 0]);
    expect(choices(table, 'reroll', 'dice')).toEqual([0, 1]);
    table.do({ type: 'reroll', dice: 1 }, dice(4));
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 0 }]);
    expect(playable({ attackers: 'sauron 3r, nazgul 1', defenders: 'gondor 2r' }, 'shadow-character-05')).toBe(false);
    expect(playable({ attackers: 'sauron 3r, witch-king', defenders: 'gondor 2r' }, 'shadow-character-05')).toBe(true);
  });

  test('They Are Terrible: one point for +1 on the re-roll (WR-BATTLE-28, WR-BATTLE-30)', () => {
    const table = clash({ attackers: 'sauron 3r, nazgul 2', defenders: 'gondor 2r', shadow: 'shadow-character-07' }, 4, 1, 1, 1, 1);
    expect(hitsOf(table)).toEqual([0, 0]);
    expect(choices(table, 'reroll', 'dice')).toEqual([0, 1]);
    table.do({ type: 'reroll', dice: 1 }, dice(4));
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
  });

  test('Deadly Strife and Desperate Battle help both armies, on roll and re-roll', () => {
    expect(hitsOf(clash({ attackers: 'sauron 2r', defenders: 'gondor 2r', shadow: 'shadow-strategy-01' }, 3, 2, 3, 1))).toEqual([1, 1]);
    expect(hitsOf(clash({ attackers: 'sauron 2r', defenders: 'gondor 2r', shadow: 'shadow-strategy-22' }, 4, 3, 4, 1))).toEqual([1, 1]);
    const table = clash({ attackers: 'sauron 2r', defenders: 'gondor 2r 1l', shadow: 'shadow-strategy-22' }, 3, 3, 1, 1).do(
      { type: 'reroll', dice: 1 },
      dice(4),
    );
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
  });

  test('Devilry of Orthanc: +1 for an army with a unit of Isengard against a stronghold', () => {
    const assault = (besiegers: string): Stage =>
      shadowAttacks(
        { on: { 'helms-deep': `${besiegers} | rohan 2r` }, hands: { shadow: { hand: ['shadow-character-19'] } } },
        'helms-deep',
        'inside-helms-deep',
      ).do(BEGIN);
    expect(hitsOf(assault('isengard 1r, sauron 1r').do({ type: 'playCombatCard', card: 'shadow-character-19' }, dice(5, 4, 1, 1)))).toEqual(
      [1, 0],
    );
    expect(assault('sauron 2r').refused({ type: 'playCombatCard', card: 'shadow-character-19' })).toEqual(['WR-BATTLE-20']);
    expect(playable({ attackers: 'isengard 2r', defenders: 'gondor 2r' }, 'shadow-character-19')).toBe(false);
  });

  test('Relentless Assault: hits on one’s own units for +1 each', () => {
    const table = clash({ attackers: 'sauron 4r', defenders: 'gondor 1r', shadow: 'shadow-strategy-04' });
    expect(choices(table, 'chooseAmount', 'amount')).toEqual([0, 1, 2]);
    table
      .do({ type: 'chooseAmount', amount: 2 })
      .do({ type: 'loseRegular', nation: 'sauron' })
      .do({ type: 'loseRegular', nation: 'sauron' }, dice(3, 2, 1));
    expect([rolledBy(table), hitsOf(table)]).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  test('WR-RULING-37: Mûmakil has two effects at two numbers: +1 on the roll, and a hit more for the side ahead', () => {
    const given = { attackers: 'southrons 2r 1e', defenders: 'gondor 3r 1e', shadow: 'shadow-strategy-07' };
    expect(toPay(clash(given, 4, 1, 1, 1, 1, 1, 1))).toBe(2);
    const even = clash(given, 4, 1, 1, 6, 1, 1, 1).do({ type: 'loseRegular', nation: 'southrons' });
    expect([even.active, toPay(even)]).toEqual([FREE_SEAT, 1]);
    // A hit of an extra attack before the roll counts for the Free Peoples.
    const charged = clash({ ...given, free: 'fp-strategy-13' }, 6).do({ type: 'loseRegular', nation: 'southrons' }, dice(4, 1, 1, 1, 1, 1));
    expect([charged.active, toPay(charged)]).toEqual([FREE_SEAT, 1]);
    expect(playable({ attackers: 'southrons 2r, sauron 1e', defenders: 'gondor 1r' }, 'shadow-strategy-07')).toBe(false);
  });
});

describe('terror', () => {
  test('Dread and Despair: points of Nazgûl leadership for enemy dice, never fewer than one', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 3', defenders: 'gondor 3r', shadow: 'shadow-character-08' });
    expect(choices(table, 'chooseAmount', 'amount')).toEqual([1, 2, 3]);
    table.do({ type: 'chooseAmount', amount: 3 }, dice(1, 1));
    expect(rolledBy(table)).toEqual([1, 1]);
    expect(done(table)).toBe(true);
    const two = clash({ attackers: 'sauron 1r, nazgul 3', defenders: 'gondor 4r', shadow: 'shadow-character-08' }).do(
      { type: 'chooseAmount', amount: 2 },
      dice(1),
    );
    expect([rolledBy(two), choices(two, 'reroll', 'dice')]).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });

  test('Foul Stench: no re-roll for the Free Peoples unless they are better led', () => {
    const given = { attackers: 'sauron 1r, nazgul 2', shadow: 'shadow-character-09' };
    const silenced = clash({ ...given, defenders: 'gondor 3r 2l' }, 1, 1, 1, 1);
    expect(silenced.match.waitingList()).toEqual([SHADOW_SEAT]);
    expect(clash({ ...given, defenders: 'gondor 3r 3l' }, 1, 1, 1, 1).match.waitingList()).toEqual([FREE_SEAT, SHADOW_SEAT]);
    expect(playable({ attackers: 'sauron 1r, mouth-of-sauron', defenders: 'gondor 1r' }, 'shadow-character-09')).toBe(false);
  });

  test('Words of Power: a Companion neither leads nor adds his strength for a round', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r, boromir', shadow: 'shadow-character-15' }, 1, 1);
    expect(rolledBy(table)).toEqual([1, 1]);
    expect(table.match.waitingList()).toEqual([SHADOW_SEAT]);
    const choice = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r, boromir, legolas', shadow: 'shadow-character-15' });
    expect(choices(choice, 'chooseFigure', 'figure')).toEqual(['boromir', 'legolas']);
    choice.do({ type: 'chooseFigure', figure: 'legolas' });
    expect(rolledBy(choice)).toEqual([1, 2]);
  });

  test('WR-BATTLE-22: leadership that is cancelled cannot be given up', () => {
    // Legolas is silenced, so a Mighty Attack can only cost Boromir his leadership, and no Companion is left to ask about.
    const table = clash({
      attackers: 'sauron 1r, nazgul 1',
      defenders: 'gondor 1r, boromir, legolas',
      shadow: 'shadow-character-15',
      free: 'fp-character-06',
    });
    table.do({ type: 'chooseFigure', figure: 'legolas' }, dice(1, 1, 1));
    expect(table.match.waitingList()).toEqual([SHADOW_SEAT]);
    expect(toPay(table.do({ type: 'reroll', dice: 0 }))).toBe(1);
  });

  test('Black Breath: a hit of the re-roll also fells a leader, or a Companion of no higher level', () => {
    const struck = (...rerolled: number[]): Stage =>
      clash(
        { attackers: 'sauron 3r, nazgul 2', defenders: 'gondor 3r 1l, boromir, meriadoc', shadow: 'shadow-character-11' },
        1,
        1,
        1,
        1,
        1,
        1,
        1,
      )
        .do({ type: 'reroll', dice: 0 }, [], FREE_SEAT)
        .do({ type: 'reroll', dice: 2 }, dice(...rerolled), SHADOW_SEAT);
    expect(choices(struck(6, 1), 'chooseFigure', 'figure')).toEqual(['gondor-leader', 'meriadoc']);
    const two = struck(6, 6);
    expect(choices(two, 'chooseFigure', 'figure')).toEqual(['gondor-leader', 'boromir', 'meriadoc']);
    two.do({ type: 'chooseFigure', figure: 'boromir' });
    expect([whereIs(two, 'boromir'), toPay(two)]).toEqual(['eliminated', 2]);
    expect(fallen(struck(6, 1).do({ type: 'chooseFigure', figure: 'gondor-leader' }), 'gondor-leader')).toBe(1);
    expect(toPay(struck(6, 1).do({ type: 'decline' }))).toBe(1);
    expect(done(struck(1, 1))).toBe(true);
  });

  test('Swarm of Bats: the other card is cancelled; without one the re-roll is better by one', () => {
    expect(
      hitsOf(clash({ attackers: 'sauron 1r', defenders: 'gondor 1e', shadow: 'shadow-strategy-09', free: 'fp-strategy-22' }, 1, 4)),
    ).toEqual([0, 0]);
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r', shadow: 'shadow-strategy-09' }, 1, 1).do(
      { type: 'reroll', dice: 1 },
      dice(4),
    );
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
      hands: { shadow: { hand: ['shadow-character-17'] }, 'free-peoples': { hand: ['fp-strategy-03'] } },
    };
    const table = clash(given).do({ type: 'fightInField' }).do({ type: 'playCombatCard', card: 'shadow-character-17' });
    table.do({ type: 'playCombatCard', card: 'fp-strategy-03' }, dice(3, 4, 6));
    expect(table.heard('extraAttack')).toMatchObject([{ count: 2 }]);
    table.do({ type: 'loseRegular', nation: 'elves' }).do({ type: 'loseRegular', nation: 'elves' }, dice(5, 5, 5, 6, 1, 1, 1));
    expect([rolledBy(table), hitsOf(table)]).toEqual([
      [5, 2],
      [1, 0],
    ]);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r' }, 'shadow-character-17')).toBe(false);
  });

  test('Great Host: twice as many units make a hit after the casualties', () => {
    const table = clash({ attackers: 'sauron 4r', defenders: 'gondor 3r', shadow: 'shadow-strategy-06' }, 6, 1, 1, 1, 1, 1, 1);
    expect(toPay(table.do({ type: 'loseRegular', nation: 'gondor' }))).toBe(1);
    expect(done(table.do({ type: 'loseRegular', nation: 'gondor' }))).toBe(true);
    expect(done(clash({ attackers: 'sauron 4r', defenders: 'gondor 3r', shadow: 'shadow-strategy-06' }, 1, 1, 1, 1, 1, 1, 1))).toBe(true);
  });

  test('We Come to Kill: one die for each elite after the casualties', () => {
    const table = clash({ attackers: 'sauron 1r 2e', defenders: 'gondor 3r', shadow: 'shadow-strategy-13' }, 1, 1, 1, 1, 1, 1, 5, 4);
    expect(table.heard('extraAttack')).toMatchObject([{ dice: [5, 4], count: 1 }]);
    expect(done(table.do({ type: 'loseRegular', nation: 'gondor' }))).toBe(true);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r' }, 'shadow-strategy-13')).toBe(false);
  });

  test('We Come to Kill hits on five even against walls: the card names the number (WR-BATTLE-23)', () => {
    const table = shadowAttacks(
      { on: { 'minas-tirith': 'sauron 1r 1e | gondor 2r' }, hands: { shadow: { hand: ['shadow-strategy-13'] } } },
      'minas-tirith',
      'inside-minas-tirith',
    ).do(BEGIN);
    table.do({ type: 'playCombatCard', card: 'shadow-strategy-13' }, dice(5, 5, 1, 1, 5));
    expect([hitsOf(table), toPay(table)]).toEqual([[0, 0], 1]);
  });

  test('WR-BATTLE-24: an attack after the casualties is not weakened by the card of the other side either', () => {
    const table = clash(
      {
        attackers: 'sauron 1r 1e',
        defenders: 'gondor 2r',
        from: 'dead-marshes',
        against: 'druadan-forest',
        shadow: 'shadow-strategy-13',
        free: 'fp-strategy-03',
      },
      5,
      1,
      1,
      1,
      5,
    );
    expect([hitsOf(table), toPay(table)]).toEqual([[0, 0], 1]);
  });

  test('Onslaught: up to four hits on one’s own for as many dice, each hitting on four', () => {
    const table = clash({ attackers: 'sauron 3r', defenders: 'gondor 3r', shadow: 'shadow-strategy-02' }, 1, 1, 1, 1, 1, 1);
    expect(choices(table, 'chooseAmount', 'amount')).toEqual([0, 1, 2, 3]);
    table
      .do({ type: 'chooseAmount', amount: 2 })
      .do({ type: 'loseRegular', nation: 'sauron' })
      .do({ type: 'loseRegular', nation: 'sauron' }, dice(4, 3));
    expect(toPay(table)).toBe(1);
    expect(figuresAt(table, 'north-ithilien')).toEqual({ 'sauron-regular': 1 });
    expect(done(table.do({ type: 'loseRegular', nation: 'gondor' }))).toBe(true);
  });

  test('Onslaught may spend the last unit: the battle is over', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 3r', shadow: 'shadow-strategy-02' }, 1, 1, 1, 1).do({
      type: 'reroll',
      dice: 0,
    });
    const before = inReserve(table, 'nazgul');
    table
      .do({ type: 'chooseAmount', amount: 1 })
      .do({ type: 'loseRegular', nation: 'sauron' }, dice(4))
      .do({ type: 'loseRegular', nation: 'gondor' });
    expect([table.view().battle, figuresAt(table, 'south-ithilien'), inReserve(table, 'nazgul') - before]).toEqual([
      null,
      { 'gondor-regular': 2 },
      1,
    ]);
  });
});
