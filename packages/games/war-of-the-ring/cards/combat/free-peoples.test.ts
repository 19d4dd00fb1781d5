import { describe, expect, test } from 'vitest';
import { clash, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const playable = (given: Parameters<typeof clash>[0], card: string): boolean => {
  const table = clash({ ...given, hands: { 'free-peoples': { hand: [card] } } });
  return table.refused('playCombatCard', { card }) === null;
};
const done = (table: WarTable): boolean => table.step === 'ceaseOrContinue';

describe('modifiers of the Free Peoples', () => {
  test('It Is a Gift: +1 on roll and re-roll where the Fellowship figure is (WR-BATTLE-20, WR-BATTLE-29, WR-BATTLE-30)', () => {
    const given = { attackers: 'sauron 1r', defenders: 'gondor 2r 1l', fellowship: { at: 'south-ithilien' } };
    const table = clash({ ...given, free: cardId('elven-cloaks') }, 1, 4, 3);
    expect(table.hits).toEqual([0, 1]);
    table.next(4).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 1 }]);
    expect(playable({ ...given, fellowship: { at: 'osgiliath' } }, cardId('elven-cloaks'))).toBe(false);
  });

  test('Servant of the Secret Fire: +1 on the combat roll alone, with Gandalf (WR-BATTLE-30)', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r, gandalf-grey', free: cardId('wizards-staff') }, 1, 4, 3);
    expect(table.hits).toEqual([0, 1]);
    table.next(4).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 0 }]);
    expect(playable({ attackers: 'sauron 1r', defenders: 'gondor 1r, boromir' }, cardId('wizards-staff'))).toBe(false);
  });

  test('Valour: +1 with an elite; WR-EX-26, WR-BATTLE-20: with regulars only it is not offered', () => {
    expect(clash({ attackers: 'sauron 1r', defenders: 'gondor 1e', free: cardId('dain-ironfoots-guard') }, 1, 4).hits).toEqual([0, 1]);
    const table = clash({
      attackers: 'sauron 1r',
      defenders: 'gondor 3r',
      hands: { 'free-peoples': { hand: [cardId('dain-ironfoots-guard')] } },
    });
    expect(table.choices('playCombatCard', 'card')).toEqual([]);
    expect(table.refused('playCombatCard', { card: cardId('dain-ironfoots-guard') })).toEqual(['WR-BATTLE-20']);
  });

  test('Ents’ Rage: +2 in Rohan, Fangorn and Orthanc; WR-TV-074: modifiers add up, a natural 1 misses all the same (WR-BATTLE-29, WR-BATTLE-31)', () => {
    const given = { attackers: 'sauron 1r', defenders: 'rohan 3r', from: 'western-emyn-muil', against: 'eastemnet' };
    expect(clash({ ...given, free: cardId('the-ents-awake-treebeard') }, 1, 1, 3, 2).hits).toEqual([0, 1]);
    expect(clash({ ...given, free: cardId('the-ents-awake-treebeard'), shadow: cardId('monsters-roused') }, 3, 1, 2, 3).hits).toEqual([
      0, 2,
    ]);
    expect(playable({ attackers: 'sauron 1r', defenders: 'rohan 3r' }, cardId('the-ents-awake-treebeard'))).toBe(false);
    expect(
      playable(
        { attackers: 'sauron 1r', defenders: 'rohan 3r', from: 'parth-celebrant', against: 'fangorn' },
        cardId('the-ents-awake-treebeard'),
      ),
    ).toBe(true);
    expect(playable({ ...given, from: 'eastemnet', against: 'western-emyn-muil' }, cardId('the-ents-awake-treebeard'))).toBe(false);
  });

  test('Advantageous Position: -1 for the Shadow in a land of the Free Peoples; WR-TV-074: a natural 6 hits all the same (WR-BATTLE-31)', () => {
    const given = { attackers: 'sauron 2r', defenders: 'gondor 1r', from: 'dead-marshes', against: 'druadan-forest' };
    expect(clash({ ...given, free: cardId('the-power-of-tom-bombadil') }, 6, 5, 1).hits).toEqual([1, 0]);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r' }, cardId('the-power-of-tom-bombadil'))).toBe(false);
  });
});

describe('fewer dice for the Shadow', () => {
  test('Daylight leaves three dice, Huorn-dark two, never more than the strength', () => {
    expect(clash({ attackers: 'sauron 6r', defenders: 'gondor 1r', free: cardId('the-last-battle') }).rolled).toEqual([3, 1]);
    expect(clash({ attackers: 'sauron 2r', defenders: 'gondor 1r', free: cardId('the-last-battle') }).rolled).toEqual([2, 1]);
    expect(
      clash({
        attackers: 'sauron 6r',
        defenders: 'rohan 1r',
        from: 'western-emyn-muil',
        against: 'eastemnet',
        free: cardId('the-ents-awake-huorns'),
      }).rolled,
    ).toEqual([2, 1]);
  });

  test('Brave Stand: one die fewer for each Companion, never fewer than one', () => {
    expect(
      clash({ attackers: 'sauron 6r', defenders: 'gondor 1r, boromir, meriadoc', free: cardId('there-and-back-again') }).rolled,
    ).toEqual([3, 2]);
    expect(
      clash({ attackers: 'sauron 2r', defenders: 'gondor 1r, boromir, meriadoc', free: cardId('there-and-back-again') }).rolled,
    ).toEqual([1, 2]);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r 1l' }, cardId('there-and-back-again'))).toBe(false);
  });
});

describe('extra attacks', () => {
  test('Sudden Strike: as many dice as the leadership, at once, without a re-roll (WR-BATTLE-23, WR-BATTLE-24, WR-BATTLE-25)', () => {
    const table = clash({ attackers: 'sauron 3r', defenders: 'gondor 1r 2l', free: cardId('challenge-of-the-king') }, 5, 4);
    expect(table.heard('extraAttack')).toMatchObject([{ dice: [5, 4], count: 1 }]);
    expect([table.asked, table.toPay]).toEqual([[SHADOW], 1]);
    table.next(1, 1, 1).do('loseRegular', { nation: 'sauron' });
    expect(table.rolled).toEqual([2, 1]);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 1r' }, cardId('challenge-of-the-king'))).toBe(false);
  });

  test('WR-BATTLE-23, WR-RULING-41: an extra attack against a city in the first round needs a six', () => {
    const table = clash(
      {
        by: 'free-peoples',
        attackers: 'gondor 1r 2l',
        defenders: 'southrons 2r',
        from: 'west-harondor',
        against: 'pelargir',
        held: { pelargir: 'shadow' },
        free: cardId('challenge-of-the-king'),
      },
      5,
      6,
    );
    expect(table.heard('extraAttack')).toMatchObject([{ dice: [5, 6], count: 1 }]);
  });

  test('WR-BATTLE-12: an extra attack uses five dice at most', () => {
    const table = clash(
      { attackers: 'sauron 3r', defenders: 'gondor 1r 4l, rohan 2l', free: cardId('challenge-of-the-king') },
      1,
      1,
      1,
      1,
      1,
    );
    expect(table.heard('extraAttack')).toMatchObject([{ dice: [1, 1, 1, 1, 1] }]);
  });

  test('Charge: one die for each elite', () => {
    const table = clash({ attackers: 'sauron 3r', defenders: 'gondor 1r 2e', free: cardId('cirdans-ships') }, 6, 6);
    expect(table.toPay).toBe(2);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 2r' }, cardId('cirdans-ships'))).toBe(false);
  });

  test('WR-BATTLE-24: an extra attack is not weakened by the card of the other side', () => {
    const table = clash(
      {
        attackers: 'sauron 2r, nazgul 1',
        defenders: 'gondor 2r 1l',
        free: cardId('challenge-of-the-king'),
        shadow: cardId('monsters-roused'),
      },
      4,
    );
    expect(table.heard('extraAttack')).toMatchObject([{ count: 0 }]);
  });
});

describe('hits made and unmade', () => {
  test('No Quarter adds a hit and Nameless Wood two, if there was any', () => {
    const given = { attackers: 'sauron 5r', defenders: 'rohan 2r', from: 'western-emyn-muil', against: 'eastemnet' };
    expect(clash({ ...given, free: cardId('a-power-too-great') }, 1, 1, 1, 1, 1, 6, 1).toPay).toBe(2);
    expect(clash({ ...given, free: cardId('the-ents-awake-entmoot') }, 1, 1, 1, 1, 1, 6, 1).toPay).toBe(3);
    expect(done(clash({ ...given, free: cardId('the-ents-awake-entmoot') }, 1, 1, 1, 1, 1, 4, 1))).toBe(true);
  });

  test('Shield-wall cancels one hit of two or more', () => {
    expect(clash({ attackers: 'sauron 3r', defenders: 'gondor 3r', free: cardId('faramirs-rangers') }, 6, 6, 1, 1, 1, 1).toPay).toBe(1);
    expect(clash({ attackers: 'sauron 3r', defenders: 'gondor 3r', free: cardId('faramirs-rangers') }, 6, 1, 1, 1, 1, 1).toPay).toBe(1);
  });

  test('Confusion: every natural 1 of the Shadow hits its own army and is not re-rolled', () => {
    const table = clash({ attackers: 'sauron 3r, nazgul 3', defenders: 'gondor 1r', free: cardId('wisdom-of-elrond') }, 1, 1, 2, 1);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
    expect(table.do('reroll', { dice: 0 }).toPay).toBe(2);
  });

  test('Mighty Attack: a Companion gives up his leadership, a miss becomes a hit (WR-BATTLE-21)', () => {
    const table = clash(
      { attackers: 'sauron 2r', defenders: 'gondor 2r, boromir, legolas', free: cardId('axe-and-bow') },
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(table.choices('chooseFigure', 'figure')).toEqual(['boromir', 'legolas']);
    table.do('chooseFigure', { figure: 'boromir' });
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
    expect(table.do('reroll', { dice: 0 }).toPay).toBe(1);
  });

  test('Andúril: Strider turns one miss into a hit, Aragorn up to two (WR-BATTLE-21)', () => {
    const strider = clash({ attackers: 'sauron 2r', defenders: 'gondor 2r, strider', free: cardId('athelas') }, 1, 1, 1, 1, 1);
    expect(strider.toPay).toBe(1);
    const aragorn = clash(
      { attackers: 'sauron 2r', defenders: 'gondor 2r, aragorn', eliminated: ['strider'], free: cardId('athelas') },
      1,
      1,
      1,
      1,
      1,
    );
    expect(aragorn.choices('chooseAmount', 'amount')).toEqual([1, 2]);
    aragorn.do('chooseAmount', { amount: 2 });
    expect(aragorn.toPay).toBe(2);
  });

  test('Heroic Death: a leader cancels one hit, a Companion as many as his level; nobody must', () => {
    const struck = (): WarTable =>
      clash(
        { attackers: 'sauron 4r', defenders: 'gondor 4r 1l, boromir', free: cardId('there-is-another-way') },
        6,
        6,
        6,
        1,
        1,
        1,
        1,
        1,
        1,
      ).do('reroll', { dice: 0 });
    expect(struck().choices('chooseFigure', 'figure')).toEqual(['gondor-leader', 'boromir']);
    const leader = struck().do('chooseFigure', { figure: 'gondor-leader' });
    expect([leader.toPay, leader.count('casualties', 'gondor-leader')]).toEqual([2, 1]);
    const boromir = struck().do('chooseFigure', { figure: 'boromir' });
    expect([boromir.toPay, boromir.where('boromir')]).toEqual([1, 'eliminated']);
    expect(struck().do('decline').toPay).toBe(3);
  });

  test('Fateful Strike: a hit of the re-roll fells a Nazgûl, two may fell a Minion instead', () => {
    const given = { attackers: 'sauron 4r, nazgul 1, mouth-of-sauron', defenders: 'gondor 2r 2l', free: cardId('bilbos-song') };
    const one = clash(given, 1, 1, 1, 1, 1, 1).free('reroll', { dice: 2 }).next(6, 1).shadow('reroll', { dice: 0 });
    expect([one.at('north-ithilien').nazgul, one.count('reinforcements', 'nazgul'), one.toPay]).toEqual([undefined, 8, 1]);
    const two = clash(given, 1, 1, 1, 1, 1, 1).free('reroll', { dice: 2 }).next(6, 6).shadow('reroll', { dice: 0 });
    expect(two.choices('chooseFigure', 'figure')).toEqual(['mouth-of-sauron']);
    const spared = two.do('chooseFigure', { figure: 'mouth-of-sauron' });
    expect([spared.at('north-ithilien').nazgul, spared.where('mouth-of-sauron'), spared.toPay]).toEqual([1, 'eliminated', 2]);
  });

  test('Blade of Westernesse: a hit of the re-roll is used up to fell a Minion', () => {
    const table = clash(
      { attackers: 'sauron 4r, mouth-of-sauron', defenders: 'gondor 2r, meriadoc', free: cardId('mithril-coat-and-sting') },
      1,
      1,
      1,
      1,
      6,
      1,
    );
    table.free('reroll', { dice: 1 }).next(6).shadow('reroll', { dice: 0 });
    expect([table.where('mouth-of-sauron'), table.toPay]).toEqual(['eliminated', 1]);
    expect(playable({ attackers: 'sauron 2r', defenders: 'gondor 2r, boromir' }, cardId('mithril-coat-and-sting'))).toBe(false);
  });
});

describe('turning the battle', () => {
  test('Daring Defiance: the Shadow’s card is cancelled; the Companions give up their leadership (WR-BATTLE-21)', () => {
    const table = clash(
      { attackers: 'sauron 1r', defenders: 'gondor 1r 1l, boromir', free: cardId('i-will-go-alone'), shadow: cardId('return-to-valinor') },
      3,
      1,
      3,
    );
    expect(table.hits).toEqual([0, 0]);
    expect(table.choices('reroll', 'dice')).toEqual([0, 1]);
  });

  test('WR-RULING-93: Daring Defiance without a card to cancel costs the Companions their leadership all the same', () => {
    const table = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r 1l, boromir', free: cardId('i-will-go-alone') }, 3, 1, 3);
    expect([table.heard('combatCardCancelled'), table.choices('reroll', 'dice')]).toEqual([[], [0, 1]]);
  });

  test('WR-RULING-94: Foul Stench takes the re-roll away, and Mighty Attack still turns a miss into a hit', () => {
    const table = clash(
      {
        attackers: 'sauron 1r, nazgul 1',
        defenders: 'gondor 2r, boromir',
        shadow: cardId('nazgul-search'),
        free: cardId('axe-and-bow'),
      },
      1,
      3,
      3,
      3,
    );
    expect([table.asked, table.heard('hitsAdded').map(({ side, count }) => [side, count])]).toEqual([[SHADOW], [['free-peoples', 1]]]);
    // Compared before it is given up: better led, the Free Peoples keep their re-roll.
    const led = clash(
      {
        attackers: 'sauron 1r, nazgul 1',
        defenders: 'gondor 2r 1l, boromir',
        shadow: cardId('nazgul-search'),
        free: cardId('axe-and-bow'),
      },
      1,
      3,
      3,
      3,
    );
    expect([led.asked, led.choices('reroll', 'dice', FREE)]).toEqual([
      [FREE, SHADOW],
      [0, 1],
    ]);
  });

  test('Scouts: the defenders retreat or withdraw before the dice are rolled', () => {
    const field = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r', free: cardId('the-spirit-of-mordor') });
    expect(field.refused('withdraw')).toEqual(['WR-SIEGE-01']);
    expect(field.refused('retreat', { region: 'north-ithilien' })).toEqual(['WR-RULING-38']);
    field.do('retreat', { region: 'osgiliath' });
    expect([field.at('osgiliath'), field.step, field.heard('combatRoll')]).toEqual([{ 'gondor-regular': 1 }, 'advance', []]);
    const walls = clash({
      attackers: 'sauron 2r',
      defenders: 'gondor 7r',
      from: 'osgiliath',
      against: 'minas-tirith',
      hands: { 'free-peoples': { hand: [cardId('the-spirit-of-mordor')] } },
    });
    walls.do('fightInField').do('playCombatCard', { card: cardId('the-spirit-of-mordor') });
    expect(walls.choices('retreat', 'region')).toEqual(['druadan-forest', 'lossarnach']);
    walls.do('withdraw').do('depart');
    expect(walls.view().regions.find(({ id }) => id === 'minas-tirith')?.besieged).toBe(true);
    expect(playable({ by: 'free-peoples', attackers: 'gondor 2r', defenders: 'sauron 1r' }, cardId('the-spirit-of-mordor'))).toBe(false);
  });

  test('Scouts: not for those besieged', () => {
    const table = shadowAttacks(
      { on: { 'minas-tirith': 'sauron 3r | gondor 2r' }, hands: { 'free-peoples': { hand: [cardId('the-spirit-of-mordor')] } } },
      'minas-tirith',
      'inside-minas-tirith',
    );
    expect(table.do('beginBattle').refused('playCombatCard', { card: cardId('the-spirit-of-mordor') })).toEqual(['WR-BATTLE-20']);
  });
});
