import { describe, expect, test } from 'vitest';
import { type GivenWar, type NationName, war, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const dice = { free: ['army-muster', 'army-muster', 'army-muster'], shadow: ['army', 'army', 'army', 'army'] };
const four: GivenWar = { seats: 4, turn: 1, atWar: ['gondor', 'rohan', 'sauron', 'southrons', 'isengard'], ...dice };

/** Losses as they are asked for: first of one nation, then of whoever is left. */
const lose = (table: WarTable, nation: NationName): void => {
  while (table.step === 'casualties')
    table.do(table.choices('loseRegular', 'nation').includes(nation) ? { type: 'loseRegular', nation } : table.options()[0]);
};

describe('WR-MULTI-22: command passes with the numbers, between the rounds of a battle', () => {
  const clash = (attackers: string, defenders: string, ...results: number[]): WarTable =>
    war({
      ...four,
      toAct: 'shadow',
      on: { 'north-ithilien': attackers, osgiliath: defenders },
      hands: { gondor: { hand: [cardId('the-last-battle')] }, 'witch-king': { hand: [cardId('return-to-valinor')] } },
    })
      .spend('army', 'attack')
      .do('attack', { from: 'north-ithilien', against: 'osgiliath' })
      .next(...results)
      .do('beginBattle');

  test('of the defenders', () => {
    // Five attackers, five defenders: two hits on those who had more.
    const table = clash('southrons 5r', 'gondor 2r, rohan 3r', 6, 6, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(table.view().team?.commanders?.[0]).toBe(table.seat('rohan'));
    lose(table, 'rohan');
    table.do('pressOn').do('stand');
    expect([table.step, table.askedPlayers]).toEqual(['chooseDefenderCard', ['gondor']]);
  });

  test('of the attackers', () => {
    const table = clash('southrons 3r, sauron 2r', 'gondor 5r', 1, 1, 1, 1, 1, 6, 6, 1, 1, 1);
    expect(table.view().team?.commanders?.[1]).toBe(table.seat('saruman'));
    if (table.can('noCombatCard')) table.do('noCombatCard');
    lose(table, 'southrons');
    expect([table.step, table.askedPlayers]).toEqual(['ceaseOrContinue', ['witch-king']]);
  });
});

describe('WR-RULING-83: who attacks with a mixed army', () => {
  /** Rohan leads in turn 2, so Gondor acts first. */
  const attack = (given: GivenWar = {}): WarTable =>
    war({ ...four, turn: 2, on: { osgiliath: 'gondor 3r, rohan 2r', 'north-ithilien': 'sauron 1r' }, ...given })
      .spend('army-muster', 'attack')
      .do('attack', { from: 'osgiliath', against: 'north-ithilien' });

  test('holds back nobody without whom it is his partner’s', () => {
    const table = attack().do('holdBack', { figure: 'gondor-regular' }).do('holdBack', { figure: 'gondor-regular' });
    expect(table.refused('beginBattle')).toEqual(['WR-RULING-83']);
    expect(table.refused('holdBack', { figure: 'gondor-regular' })).toEqual(['WR-RULING-83']);
    table.do('holdBack', { figure: 'rohan-regular' }).do('holdBack', { figure: 'rohan-regular' });
    expect(table.refused('beginBattle')).toBeNull();
  });

  test('and advances with no more of his partner’s than leave it his', () => {
    const table = attack().next(6, 6, 6, 6, 6, 1).do('beginBattle');
    while (table.step !== 'advance') table.do(table.options()[0]);
    table.do('leaveBehind', { figure: 'gondor-regular' }).do('leaveBehind', { figure: 'gondor-regular' });
    expect(table.refused('depart')).toEqual(['WR-RULING-83']);
    table.do('leaveBehind', { figure: 'rohan-regular' }).do('leaveBehind', { figure: 'rohan-regular' });
    expect(table.refused('depart')).toBeNull();
  });
});

test('WR-RULING-83: a Nazgûl stays only if the unit that stays with him leaves the army with its commander (WR-BATTLE-05)', () => {
  const hold = (attackers: string): WarTable =>
    war({
      ...four,
      turn: 2,
      toAct: 'shadow',
      shadow: ['character', 'army'],
      on: { orthanc: 'saruman', 'north-ithilien': attackers, osgiliath: 'gondor 1r' },
    })
      .spend('character', 'attack-with-leader')
      .do('attack', { from: 'north-ithilien', against: 'osgiliath' });
  // Two and the elite that would lead them: with one of them left behind, it is the elite's master who commands.
  expect(hold('sauron 2r, southrons 1e, nazgul 1').refused('holdBack', { figure: 'nazgul' })).toEqual(['WR-RULING-83']);
  expect(hold('sauron 3r, southrons 1e, nazgul 1').refused('holdBack', { figure: 'nazgul' })).toBeNull();
});

test('WR-MULTI-17: partners are asked where one of them stood since an earlier action', () => {
  const table = war({ ...four, on: { osgiliath: 'rohan 1r', 'minas-tirith': 'gondor 2r' } });
  const move = (from: string, to: string): WarTable =>
    table.spend('army-muster', 'move-armies').do('march', { from, to }).do('depart').do('done');
  move('osgiliath', 'lossarnach').do('skipDie', { die: 'army' });
  move('minas-tirith', 'lossarnach');
  expect([table.step, table.askedPlayers]).toEqual(['mixArmies', ['gondor']]);
});
