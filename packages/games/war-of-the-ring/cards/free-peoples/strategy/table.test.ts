import { describe, expect, test } from 'vitest';
import { FREE, SHADOW } from '../../../content/box.ts';
import { cardId } from '../../../content/cards.ts';
import { played, refusal } from '../../../testing/cards.ts';
import { war, type WarTable } from '../../../testing/war.ts';

const LAST_BATTLE = cardId('the-last-battle');

describe('The Last Battle', () => {
  const given = { on: { dagorlad: 'gondor 2r, aragorn' }, eliminated: ['strider' as const] };

  test('WR-EVENT-07: Aragorn with an army outside every Free Peoples nation', () => {
    expect(refusal(LAST_BATTLE, { ...given, on: { pelargir: 'gondor 2r, aragorn' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(LAST_BATTLE, { ...given, on: { dagorlad: 'aragorn' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(LAST_BATTLE, { on: { dagorlad: 'gondor 2r, strider' } })).toEqual(['WR-EVENT-07']);
    expect(refusal(LAST_BATTLE, { ...given, on: { osgiliath: 'gondor 2r, aragorn' } })).toBeNull();
    expect(played(LAST_BATTLE, given).tableCards).toEqual([LAST_BATTLE]);
  });

  test('the die that moves the Fellowship stays out of the hunt box', () => {
    const moved = (table: string[]): WarTable =>
      war({ ...given, free: ['character', 'muster'], shadow: ['muster'], table }).free('spend', {
        die: 'character',
        action: 'move-fellowship',
      });
    expect(moved([LAST_BATTLE]).state.open.huntBox[FREE]).toBe(0);
    expect(moved([]).state.open.huntBox[FREE]).toBe(1);
  });

  test('it goes when the Fellowship is declared, wherever', () => {
    const play = war({ ...given, phase: 'fellowship', table: [LAST_BATTLE], fellowship: { at: 'hollin', progress: 1 } });
    expect(play.free('declareFellowship').free('traceStep', { region: 'moria' }).tableCards).toEqual([]);
  });

  test('it goes when the Fellowship is revealed', () => {
    const play = war({
      ...given,
      free: ['character', 'muster'],
      shadow: ['muster'],
      huntBox: [0, 1],
      table: [LAST_BATTLE],
      fellowship: { at: 'hollin' },
    });
    play.next(6, 'hunt-std-05').free('spend', { die: 'character', action: 'move-fellowship' });
    expect(play.tableCards).toEqual([]);
  });

  test('WR-EVENT-11: it goes when Aragorn comes home or leaves his army', () => {
    const home = war({
      ...given,
      on: { osgiliath: 'gondor 2r, aragorn' },
      atWar: ['gondor'],
      free: ['army-muster', 'muster'],
      shadow: ['muster'],
      table: [LAST_BATTLE],
    });
    home.free('spend', { die: 'army-muster', action: 'move-armies' }).free('march', { from: 'osgiliath', to: 'pelargir' });
    expect(home.tableCards).toEqual([LAST_BATTLE]);
    expect(home.free('depart').tableCards).toEqual([]);
    const alone = war({ ...given, free: ['character', 'muster'], shadow: ['muster'], table: [LAST_BATTLE] }).free('spend', {
      die: 'character',
      action: 'move-companions',
    });
    expect(alone.free('include', { figure: 'aragorn' }).free('travelTo', { region: 'noman-lands' }).tableCards).toEqual([]);
  });
});

describe.each([
  ['A Power too Great', cardId('a-power-too-great'), 'elves', ['lorien', 'rivendell', 'grey-havens'], 'dimrill-dale', 'lorien'],
  [
    'The Power of Tom Bombadil',
    cardId('the-power-of-tom-bombadil'),
    'north',
    ['old-forest', 'the-shire', 'buckland'],
    'cardolan',
    'old-forest',
  ],
] as const)('%s', (_name, card, nation, closed, from, to) => {
  test('it stays, and its nation takes a step', () => {
    const play = played(card);
    expect(play.nation(nation).steps).toBe(2);
    expect(play.tableCards).toEqual([card]);
  });

  test('WR-EVENT-09: no Shadow army moves in, the Free Peoples do', () => {
    const play = war({ on: { [from]: 'sauron 2r' }, atWar: ['sauron'], shadow: ['army', 'army'], toAct: 'shadow', table: [card] }).shadow(
      'spend',
      { die: 'army', action: 'move-armies' },
    );
    expect(play.refused('march', { from, to })).toEqual(['WR-EVENT-09']);
    const free = war({
      on: { [from]: `${nation} 2r` },
      atWar: [nation],
      free: ['army-muster', 'muster'],
      shadow: ['muster'],
      table: [card],
    });
    expect(free.free('spend', { die: 'army-muster', action: 'move-armies' }).refused('march', { from, to })).toBeNull();
  });

  test('WR-EVENT-09: no attack is made there', () => {
    const on = { [from]: 'sauron 2r', [to]: `${nation} 2r`, moria: 'sauron 1r', hollin: 'elves 1r' };
    const play = war({ on, atWar: ['sauron'], shadow: ['army', 'army'], toAct: 'shadow', table: [card] }).shadow('spend', {
      die: 'army',
      action: 'attack',
    });
    expect(play.refused('attack', { from, against: to })).toEqual(['WR-EVENT-09']);
  });

  test('all three of its regions are closed, and no others', () => {
    const on = {
      tharbad: 'sauron 1r',
      'fords-of-bruinen': 'sauron 1r',
      'tower-hills': 'sauron 1r',
      'dimrill-dale': 'sauron 1r',
      cardolan: 'sauron 1r',
      bree: 'sauron 1r',
    };
    const open = war({ on, held: { bree: 'shadow' }, atWar: ['sauron'], shadow: ['army', 'army'], toAct: 'shadow' }).shadow('spend', {
      die: 'army',
      action: 'move-armies',
    });
    const barred = war({
      on,
      held: { bree: 'shadow' },
      atWar: ['sauron'],
      shadow: ['army', 'army'],
      toAct: 'shadow',
      table: [card],
    }).shadow('spend', { die: 'army', action: 'move-armies' });
    const goals = (play: WarTable) => [...new Set(play.choices('march', 'to'))];
    expect(
      goals(open)
        .filter((region) => !goals(barred).includes(region))
        .sort(),
    ).toEqual([...closed].sort());
  });

  test('WR-EVENT-10: any die and two cards of the Shadow, one Army and one Character, remove it', () => {
    const hand = [cardId('shadows-gather'), cardId('the-shadow-lengthens'), cardId('shelobs-lair'), cardId('orcs-multiplying-again')];
    const given = { table: [card], toAct: 'shadow' as const, shadow: ['event', 'muster'], free: ['muster'] };
    const play = war({ ...given, hands: { shadow: { hand } } })
      .shadow('spend', { die: 'event', action: 'remove-table-card' })
      .shadow('removeTableCard', { card });
    expect(play.tableCards).toEqual([]);
    expect(play.refused('discardCard', { card: cardId('orcs-multiplying-again') })).toEqual(['WR-EVENT-10']);
    expect(play.choices('discardCard', 'card')).toEqual([cardId('shadows-gather'), cardId('the-shadow-lengthens')]);
    play.shadow('discardCard', { card: cardId('the-shadow-lengthens') }).shadow('discardCard', { card: cardId('shelobs-lair') });
    expect(play.hand(SHADOW).sort()).toEqual([cardId('shadows-gather'), cardId('orcs-multiplying-again')]);
    // What was paid lies face down (WR-EVENT-03).
    expect(play.discards).toEqual([card]);
    expect(play.isOver).toBe(true);
    const poor = war({ ...given, hands: { shadow: { hand: [cardId('shadows-gather'), cardId('orcs-multiplying-again')] } } });
    expect(poor.refused('spend', { die: 'event', action: 'remove-table-card' })).toEqual(['WR-EVENT-10']);
  });

  test('WR-EVENT-10: it is not for the Free Peoples to remove', () => {
    const play = war({ table: [card], free: ['will-of-the-west', 'muster'], shadow: ['muster'] });
    expect(play.refused('spend', { die: 'will-of-the-west', action: 'remove-table-card' })).toEqual(['WR-EVENT-10']);
  });
});

test('A Power too Great: a siege goes on, but no assault is made (WR-EVENT-09)', () => {
  const given = {
    on: { lorien: 'sauron 3r | elves 2r', moria: 'sauron 1r', hollin: 'elves 1r' },
    atWar: ['sauron'],
    shadow: ['army', 'army'],
    toAct: 'shadow' as const,
  };
  const play = war({ ...given, table: [cardId('a-power-too-great')] }).shadow('spend', { die: 'army', action: 'attack' });
  expect(play.refused('attack', { from: 'lorien', against: 'inside-lorien' })).toEqual(['WR-EVENT-09']);
  expect(play.besieged('lorien')).toBe(true);
});

test('The Power of Tom Bombadil: no retreat into a closed region (WR-EVENT-09, WR-BATTLE-43)', () => {
  const retreat = (table: string[]): unknown[] => {
    const play = war({
      on: { cardolan: 'sauron 2r', 'south-downs': 'north 2r' },
      atWar: ['north'],
      free: ['army-muster', 'muster'],
      shadow: ['muster'],
      table,
    });
    play.free('spend', { die: 'army-muster', action: 'attack' }).free('attack', { from: 'south-downs', against: 'cardolan' });
    play.next(1, 1, 1, 1).free('beginBattle').free('pressOn');
    return play.choices('retreat', 'region');
  };
  expect(retreat([])).toContain('old-forest');
  expect(retreat([cardId('the-power-of-tom-bombadil')])).not.toContain('old-forest');
  expect(retreat([cardId('the-power-of-tom-bombadil')]).length).toBeGreaterThan(0);
});

test('The Last Battle goes on while Aragorn keeps out of a battle (WR-EVENT-11)', () => {
  const table = war({
    on: { dagorlad: 'gondor 3r 1l, aragorn', morannon: 'sauron 2r' },
    atWar: ['gondor'],
    table: [cardId('the-last-battle')],
    eliminated: ['strider'],
    free: ['army-muster', 'event'],
    shadow: ['event'],
  });
  table.spend('army-muster', 'attack').free('attack', { from: 'dagorlad', against: 'morannon' });
  table.free('holdBack', { figure: 'gondor-regular' }).free('holdBack', { figure: 'aragorn' }).free('beginBattle');
  expect([table.where('aragorn'), table.tableCards]).toEqual(['rearguard', [cardId('the-last-battle')]]);
});
