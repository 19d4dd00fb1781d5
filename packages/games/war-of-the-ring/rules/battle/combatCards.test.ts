import { describe, expect, test } from 'vitest';
import { armies, clash, shadowAttacks } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const VALOUR = cardId('dain-ironfoots-guard');
const DESPERATE = cardId('monsters-roused');
const BATS = cardId('the-shadow-is-moving');
const DEFIANCE = cardId('i-will-go-alone');
const NONE = { type: 'noCombatCard' } as const;
const play = (card: string) => ({ type: 'playCombatCard' as const, card });
const field = { attackers: 'sauron 2r', defenders: 'gondor 1r 1e' };

describe('choosing combat cards', () => {
  test('WR-BATTLE-14, WR-BATTLE-15, WR-BATTLE-13: one card each before the dice, the attacker first', () => {
    const table = clash({ ...field, hands: { shadow: { hand: [DESPERATE, BATS] }, 'free-peoples': { hand: [VALOUR] } } });
    expect([table.active, table.choices('playCombatCard', 'card')]).toEqual([SHADOW, [BATS, DESPERATE]]);
    table.do(play(DESPERATE));
    expect([table.active, table.heard('combatRoll')]).toEqual([FREE, []]);
    table.do(play(VALOUR));
    expect(table.heard('combatRoll')).toHaveLength(2);
  });

  test('WR-TV-089, WR-BATTLE-15: the defender may play a card though the attacker did not', () => {
    const table = clash({ ...field, hands: { shadow: { hand: [DESPERATE] }, 'free-peoples': { hand: [VALOUR] } } }).do(NONE);
    expect([table.active, table.heard('noCombatCard')]).toMatchObject([FREE, [{ side: 'shadow' }]]);
    expect(table.next(1, 1, 4, 1).do(play(VALOUR)).hits).toEqual([0, 1]);
  });

  test('WR-BATTLE-16, WR-TV-089: the other side sees the back of a chosen card, and only that', () => {
    const table = clash({ ...field, hands: { shadow: { hand: [DESPERATE] }, 'free-peoples': { hand: [VALOUR] } } }).do(play(DESPERATE));
    expect(table.view(FREE).battle).toMatchObject({ cards: [null, null], chosen: null });
    expect(table.view(FREE).battle?.backs[1]).toContain('strategy');
    expect(JSON.stringify(table.view(FREE))).not.toContain(DESPERATE);
    expect(JSON.stringify(table.view('spectator'))).not.toContain(DESPERATE);
    expect(table.view(SHADOW).battle?.chosen).toBe(DESPERATE);
    table.do(NONE);
    expect(table.view(FREE).battle?.cards[1]).toBe(DESPERATE);
  });

  test('WR-BATTLE-17, WR-EVENT-15: a combat card counts for one round and is discarded', () => {
    const table = clash({ ...field, free: VALOUR }, 1, 1, 4, 1);
    expect(table.hits).toEqual([0, 1]);
    table.do('loseRegular', { nation: 'sauron' });
    expect(table.view().sides[0].discard).toEqual([VALOUR]);
    table.do('pressOn').next(1, 4, 4).do('stand');
    expect(table.hits).toEqual([0, 0]);
  });

  test('WR-BATTLE-14: nobody plays a card he has not in hand', () => {
    const table = clash({ ...field, hands: { shadow: { hand: [DESPERATE] } } });
    expect(table.refused(play(BATS))).toEqual(['WR-BATTLE-14']);
    expect(table.refused(play(VALOUR))).toEqual(['WR-BATTLE-14']);
    const defender = clash({ ...field, hands: { 'free-peoples': { hand: [DEFIANCE] } } });
    expect(defender.refused(play(VALOUR))).toEqual(['WR-BATTLE-14']);
  });

  test('the Balrog fights from the table, by his own text (WR-EVENT-09)', () => {
    const table = clash({
      attackers: 'sauron 2r',
      defenders: 'elves 3r',
      from: 'dimrill-dale',
      against: 'parth-celebrant',
      table: [cardId('balrog-of-moria')],
    });
    table.next(4, 1, 1).do(play(cardId('balrog-of-moria')));
    expect([table.heard('extraAttack')[0].count, table.shadowSide.table, table.shadowSide.discard]).toEqual([
      1,
      [],
      [cardId('balrog-of-moria')],
    ]);
  });

  test('Denethor’s Folly forbids the Free Peoples combat cards at Minas Tirith (WR-EVENT-09)', () => {
    const given = {
      on: { 'minas-tirith': 'sauron 3r | gondor 2e' },
      table: [cardId('denethors-folly')],
      hands: { 'free-peoples': { hand: [VALOUR] } },
    };
    const table = shadowAttacks(given, 'minas-tirith', 'inside-minas-tirith').next(1, 1, 1, 1, 1).do('beginBattle');
    expect(table.heard('combatRoll')).toHaveLength(2);
  });
});

describe('the order of effects', () => {
  test('WR-EX-07, WR-BATTLE-18: the lower number first: Scouts are gone before Durin’s Bane strikes', () => {
    const table = clash({
      attackers: 'sauron 2r',
      defenders: 'elves 3r',
      from: 'dimrill-dale',
      against: 'parth-celebrant',
      shadow: cardId('balrog-of-moria'),
      free: cardId('the-spirit-of-mordor'),
    });
    table.do('retreat', { region: 'fangorn' });
    expect([table.heard('extraAttack'), table.heard('combatRoll'), table.step]).toEqual([[], [], 'advance']);
    expect([table.at('fangorn'), table.view().sides.map(({ discard }) => discard.length)]).toEqual([{ 'elves-regular': 3 }, [1, 1]]);
  });

  test('WR-TV-083, WR-BATTLE-19: with equal numbers the defender’s card first', () => {
    const free = { attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r, boromir', free: DEFIANCE, shadow: BATS };
    // Both cancel the other card: the defender's does. The Companions have no leadership left.
    const defended = clash(free, 1, 1, 1);
    expect(defended.asked).toEqual([SHADOW]);
    const attacked = clash({ ...free, by: 'free-peoples', attackers: free.defenders, defenders: free.attackers }, 1, 1, 1);
    expect(attacked.asked).toEqual([FREE, SHADOW]);
  });

  test('WR-BATTLE-19, WR-BATTLE-25: of two extra attacks the defender’s comes first and thins out the other', () => {
    const table = clash(
      {
        attackers: 'sauron 1r',
        defenders: 'elves 3e',
        from: 'dimrill-dale',
        against: 'parth-celebrant',
        shadow: cardId('balrog-of-moria'),
        free: cardId('cirdans-ships'),
      },
      6,
      1,
      1,
    );
    table.do('loseRegular', { nation: 'sauron' });
    expect([table.heard('extraAttack').length, table.heard('combatRoll'), table.view().battle]).toEqual([1, [], null]);
  });
});

describe('abilities in battle (WR-CHAR-22)', () => {
  test('the Witch-king: a card played in the first round lets the Shadow draw from the same deck', () => {
    const sorcery = (answer: 'accept' | 'decline'): WarTable =>
      clash({ attackers: 'sauron 2r, witch-king', defenders: 'gondor 1r', shadow: DESPERATE }).do(answer);
    expect(sorcery('accept').shadowSide.hand).toEqual({ character: 0, strategy: 1 });
    expect(sorcery('decline').shadowSide.hand).toEqual({ character: 0, strategy: 0 });
    expect(clash({ attackers: 'sauron 2r, nazgul 1', defenders: 'gondor 1r', shadow: DESPERATE }, 1, 1, 1).step).toBe('chooseReroll');
  });

  test('WR-RULING-92: he draws before any effect, and even for a card that is cancelled', () => {
    const table = clash({
      attackers: 'sauron 2r, witch-king',
      defenders: 'gondor 1r, boromir',
      shadow: DESPERATE,
      free: cardId('i-will-go-alone'),
    });
    expect([table.step, table.heard('combatCardCancelled')]).toEqual(['sorcerer', []]);
    table.next(1, 1, 1, 1).do('accept');
    expect([table.shadowSide.hand, table.heard('combatCardCancelled').length]).toEqual([{ character: 0, strategy: 1 }, 1]);
  });

  test('Gandalf the White gives up his leadership and cancels that of all Nazgûl for the whole battle (WR-BATTLE-22)', () => {
    const given = {
      attackers: 'sauron 2r, nazgul 2, witch-king',
      defenders: 'gondor 3r, gandalf-white',
      eliminated: ['gandalf-grey' as const],
      hands: { shadow: { hand: [cardId('orc-patrol')] } },
    };
    const table = clash(given).do('accept');
    expect(table.choices('playCombatCard', 'card')).toEqual([]);
    table.next(1, 1, 1, 1, 1).do(NONE);
    expect(table.step).toBe('ceaseOrContinue');
    table.do('pressOn').do('stand').next(1, 1, 1, 1, 1).do(NONE);
    expect(table.step).toBe('ceaseOrContinue');
    const kept = clash(given).do('decline').next(1, 1, 1, 1, 1).do(NONE);
    expect(kept.asked).toEqual([FREE, SHADOW]);
  });

  test('armies without Nazgûl give the White Rider nothing to ask', () => {
    const table = armies({
      toAct: 'shadow',
      eliminated: ['gandalf-grey'],
      on: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'gondor 1r, gandalf-white' },
    });
    table
      .do('spend', { die: 'army', action: 'attack' })
      .do('attack', { from: 'north-ithilien', against: 'south-ithilien' })
      .next(1, 1)
      .do('beginBattle');
    expect(table.step).toBe('chooseReroll');
  });
});
