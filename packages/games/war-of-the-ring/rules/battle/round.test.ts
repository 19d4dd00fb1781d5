import { describe, expect, test } from 'vitest';
import { armies, clash } from '../../testing/battle.ts';
import { FREE, SHADOW, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

/** Nobody re-rolls, and another round begins in which nobody has a card left. */
const again = (table: WarTable, ...results: number[]): WarTable => {
  while (table.options('reroll').length > 0) table.do('reroll', { dice: 0 });
  return table
    .do('pressOn')
    .next(...results)
    .do('stand');
};
const ones = (count: number): number[] => new Array<number>(count).fill(1);

describe('what a card does is over with its round (WR-BATTLE-17)', () => {
  test('WR-BATTLE-17, WR-BATTLE-21: leadership that was given up is there again', () => {
    const table = clash({ attackers: 'sauron 2r, nazgul 2', defenders: 'gondor 2r', shadow: cardId('orc-patrol') }, ...ones(4));
    expect(table.step).toBe('ceaseOrContinue');
    expect(again(table, ...ones(4)).choices('reroll', 'dice')).toEqual([0, 1, 2]);
  });

  test('WR-BATTLE-17: who was silenced leads and fights again', () => {
    const table = clash(
      { attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r, boromir', shadow: cardId('worn-with-sorrow-and-toil') },
      1,
      1,
    );
    expect(again(table, ...ones(3)).rolled).toEqual([1, 2]);
    expect(table.asked).toEqual([FREE, SHADOW]);
  });

  test('WR-BATTLE-17: a re-roll that was forbidden is allowed again', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r 1l', shadow: cardId('nazgul-search') }, 1, 1);
    expect(table.asked).toEqual([SHADOW]);
    expect(again(table, 1, 1).asked).toEqual([FREE, SHADOW]);
  });

  test('WR-BATTLE-17: dice that were kept back or taken away are rolled again', () => {
    const daylight = clash({ attackers: 'sauron 5r', defenders: 'gondor 1r', free: cardId('the-last-battle') }, ...ones(4));
    expect(again(daylight, ...ones(6)).rolled).toEqual([5, 1]);
    const stand = clash({ attackers: 'sauron 5r', defenders: 'gondor 1r, boromir', free: cardId('there-and-back-again') }, ...ones(6));
    expect([stand.rolled, again(stand, ...ones(7)).rolled]).toEqual([
      [4, 2],
      [5, 2],
    ]);
  });

  test('WR-BATTLE-17: despair passes', () => {
    const table = clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 3r', shadow: cardId('candles-of-corpses') }, ...ones(3));
    expect([table.rolled, again(table, ...ones(4)).rolled]).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  test('WR-BATTLE-17: modifiers are gone, of the re-roll too', () => {
    const table = again(clash({ attackers: 'sauron 1r, nazgul 1', defenders: 'gondor 1r', shadow: cardId('monsters-roused') }, 1, 1), 4, 4);
    expect(table.hits).toEqual([0, 0]);
    table.next(4).do('reroll', { dice: 1 });
    expect(table.heard('leaderReroll')).toMatchObject([{ count: 0 }]);
  });

  test('WR-BATTLE-17: a card of the next round is not cancelled because one of this round was', () => {
    const table = clash({
      attackers: 'sauron 1r',
      defenders: 'gondor 1e',
      shadow: cardId('the-shadow-is-moving'),
      hands: {
        shadow: { hand: [cardId('the-shadow-is-moving')] },
        'free-peoples': { hand: [cardId('dain-ironfoots-guard'), cardId('eomer-son-of-eomund')] },
      },
    });
    table.next(1, 4).do('playCombatCard', { card: cardId('dain-ironfoots-guard') });
    expect(table.hits).toEqual([0, 0]);
    table
      .do('pressOn')
      .do('stand')
      .next(1, 4)
      .do('playCombatCard', { card: cardId('eomer-son-of-eomund') });
    expect(table.hits).toEqual([0, 1]);
  });

  test('WR-BATTLE-32: hits of one round are not paid twice', () => {
    const table = clash({ attackers: 'sauron 2r, nazgul 1', defenders: 'gondor 5r' }, 6, 1, ...ones(5))
      .next(6)
      .do('reroll', { dice: 1 });
    expect(table.toPay).toBe(2);
    table
      .do('loseRegular', { nation: 'gondor' })
      .do('loseRegular', { nation: 'gondor' })
      .do('pressOn')
      .next(6, 1, ...ones(3))
      .do('stand');
    expect(table.do('reroll', { dice: 0 }).toPay).toBe(1);
  });

  test('WR-RULING-37, WR-BATTLE-17: for Mûmakil only the extra attack of the same round counts', () => {
    const table = clash({
      attackers: 'southrons 3r 1e',
      defenders: 'gondor 3r 1e',
      hands: { shadow: { hand: [cardId('shadows-gather')] }, 'free-peoples': { hand: [cardId('cirdans-ships')] } },
    });
    table
      .do('noCombatCard')
      .next(6)
      .do('playCombatCard', { card: cardId('cirdans-ships') })
      .next(...ones(7))
      .do('loseRegular', { nation: 'southrons' });
    table
      .do('pressOn')
      .do('stand')
      .next(6, 1, 1, ...ones(4))
      .do('playCombatCard', { card: cardId('shadows-gather') });
    expect([table.active, table.toPay]).toEqual([FREE, 2]);
  });

  test('the Sorcerer draws in the first round only (WR-CHAR-22)', () => {
    const table = clash({
      attackers: 'sauron 2r, witch-king',
      defenders: 'gondor 2r',
      hands: { shadow: { hand: [cardId('monsters-roused')] } },
    });
    table
      .next(...ones(4))
      .do('noCombatCard')
      .do('reroll', { dice: 0 })
      .do('pressOn')
      .do('stand');
    table.next(...ones(4)).do('playCombatCard', { card: cardId('monsters-roused') });
    expect([table.step, table.shadowSide.hand]).toEqual(['chooseReroll', { character: 0, strategy: 0 }]);
  });
});

describe('battles that a card starts', () => {
  const play = (card: string, given: Parameters<typeof armies>[0]): WarTable =>
    armies({ toAct: 'shadow', shadow: ['event', 'event'], ...given, hands: { shadow: { hand: [card] }, ...given.hands } })
      .spend('event', 'play-any-event')
      .do('playEvent', { card });

  test('Grond: three rounds without a price, then an elite for each further one (WR-SIEGE-11, WR-SIEGE-12); no card for the defenders in the first', () => {
    const table = play(cardId('grond-hammer-of-the-underworld'), {
      on: { 'minas-tirith': 'sauron 1r 1e, witch-king | gondor 4r 1e' },
      hands: { 'free-peoples': { hand: [cardId('dain-ironfoots-guard')] } },
    });
    table
      .next(...ones(7))
      .do('beginBattle')
      .do('reroll', { dice: 0 })
      .do('pressOn');
    expect([table.step, table.heard('roundBegan').length]).toEqual(['chooseDefenderCard', 2]);
    table
      .next(...ones(7))
      .do('noCombatCard')
      .do('reroll', { dice: 0 })
      .do('pressOn');
    expect(table.heard('roundBegan').length).toBe(3);
    table
      .next(...ones(7))
      .do('noCombatCard')
      .do('reroll', { dice: 0 });
    expect([table.step, table.at('minas-tirith')]).toEqual(['extendAssault', { 'sauron-regular': 1, 'sauron-elite': 1, 'witch-king': 1 }]);
  });

  test('Grond: a Companion within lets the defenders play a card in the first round too', () => {
    const table = play(cardId('grond-hammer-of-the-underworld'), {
      on: { 'minas-tirith': 'sauron 1r 1e, witch-king | gondor 1e, boromir' },
      hands: { 'free-peoples': { hand: [cardId('dain-ironfoots-guard')] } },
    });
    expect(table.do('beginBattle').step).toBe('chooseDefenderCard');
  });

  test('Corsairs of Umbar do not cease: only the defenders decide (WR-BATTLE-41, WR-BATTLE-42)', () => {
    const table = play(cardId('corsairs-of-umbar'), { on: { umbar: 'southrons 2r', pelargir: 'gondor 2r' } }).do('chooseRegion', {
      region: 'pelargir',
    });
    table.next(...ones(4)).do('beginBattle');
    expect([table.step, table.active]).toEqual(['chooseRetreat', FREE]);
    table.do('retreat', { region: 'lossarnach' });
    expect(table.at('pelargir')).toEqual({ 'southrons-regular': 2 });
  });
});
