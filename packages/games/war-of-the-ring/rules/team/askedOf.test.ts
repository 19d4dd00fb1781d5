import { describe, expect, test } from 'vitest';
import { type GivenWar, war, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const dice = { free: ['army-muster', 'army-muster', 'character'], shadow: ['army', 'army', 'army', 'army'] };
const four: GivenWar = { seats: 4, turn: 1, atWar: ['gondor', 'rohan', 'sauron', 'southrons', 'isengard'], ...dice };

/** Whoever is asked says no, or does the first thing there is, until this holds. */
const until = (table: WarTable, holds: () => boolean): WarTable => {
  for (let answers = 0; !holds(); answers++) {
    if (answers > 80) throw new Error(`still ${table.step}`);
    table.do(table.options('skipDie')[0] ?? table.options('decline')[0] ?? table.options()[0]);
  }
  return table;
};

describe('WR-MULTI-04, WR-MULTI-10: a new turn', () => {
  test('whoever does not lead now acts first, whoever would have been next', () => {
    // Two actions a side in turn 1: Rohan, Saruman, Gondor, the Witch-king.
    const table = war({ ...four, free: ['muster', 'muster'], shadow: ['army', 'army'] });
    const asked: string[] = [];
    while (table.view().turn === 1) {
      if (table.step === 'chooseAction') asked.push(table.askedPlayers[0]);
      table.do(table.options('skipDie')[0] ?? table.options('decline')[0] ?? table.options()[0]);
    }
    expect(asked).toEqual(['rohan', 'saruman', 'gondor', 'witch-king']);
    // Nobody acts before the action phase.
    expect(table.view().team?.acting).toBeNull();
    until(table, () => table.step === 'chooseAction');
    const leading = table.view().team?.players.flatMap(({ leads, player }) => (leads ? [player] : []));
    expect([table.askedPlayers, leading]).toEqual([['gondor'], ['rohan', 'saruman']]);
  });
});

describe('while the other side acts', () => {
  test('WR-MULTI-16, WR-RULING-102: the leading player of the Shadow decides about the hunt', () => {
    for (const [turn, leads] of [
      [1, 'witch-king'],
      [2, 'saruman'],
    ] as const) {
      const table = war({ ...four, turn, huntBox: [0, 1], fellowship: { at: 'moria', progress: 0 }, on: { moria: 'sauron 1r, nazgul 1' } });
      table.next(1).spend('character', 'move-fellowship');
      expect([table.step, table.askedPlayers]).toEqual(['huntReroll', [leads]]);
    }
  });

  test('WR-RULING-102: and about the Shadow’s cards on the table; in an action of its own the player who acts', () => {
    const hunted = { ...four, huntBox: [0, 1] as const, table: [cardId('flocks-of-crebain')] };
    const table = war({ ...hunted, huntBox: [0, 1], turn: 1 }).spend('character', 'move-fellowship');
    expect([table.step, table.askedPlayers]).toEqual(['huntBonus', ['witch-king']]);
    const hands = { saruman: { hand: [cardId('the-nazgul-strike')] } };
    const own = war({
      ...hunted,
      huntBox: [0, 1],
      turn: 1,
      toAct: 'shadow',
      shadow: ['event'],
      hands,
      on: { moria: 'nazgul 1' },
      fellowship: { at: 'moria', progress: 1 },
    });
    own
      .spend('event', 'play-any-event')
      .do('playEvent', { card: cardId('the-nazgul-strike') })
      .do('done');
    own.do('chooseOption', { choice: 'hunt-roll' });
    expect([own.step, own.askedPlayers]).toEqual(['huntBonus', ['saruman']]);
  });

  test('WR-MULTI-21: an army that is struck without a battle loses whom its commander chooses', () => {
    for (const [army, commander] of [
      ['southrons 3r, sauron 2r', 'saruman'],
      ['southrons 2r, sauron 3r', 'witch-king'],
    ]) {
      const hands = { rohan: { hand: [cardId('the-spirit-of-mordor')] } };
      const table = war({ ...four, free: ['event', 'army-muster'], hands, on: { gorgoroth: army } });
      table
        .spend('event', 'play-any-event')
        .next(6, 6, 6, 6, 6)
        .do('playEvent', { card: cardId('the-spirit-of-mordor') });
      if (table.step === 'chooseRegion') table.do(table.options()[0]);
      expect([table.step, table.askedPlayers]).toEqual(['casualties', [commander]]);
    }
  });

  test('WR-MULTI-15: a Companion whom the hunt sends away goes where the leading player says', () => {
    const tall = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli'] as const;
    const table = war({
      ...four,
      free: ['character', 'army-muster'],
      shadow: ['event'],
      huntBox: [0, 1],
      eliminated: [...tall],
      fellowship: { at: 'fangorn', guide: 'meriadoc', companions: ['meriadoc', 'peregrin'] },
    });
    expect(table.askedPlayers).toEqual(['rohan']);
    table.next(6, 'hunt-std-07').spend('character', 'move-fellowship');
    expect([table.step, table.askedPlayers]).toEqual(['guideAbility', ['gondor']]);
    table.do('useGuide');
    expect([table.can('travelTo'), table.askedPlayers]).toEqual([true, ['gondor']]);
  });
});

describe('WR-MULTI-12: what is the partner’s', () => {
  test('where only his may go, nobody of one’s own marches (WR-MOVE-12, WR-MULTI-24)', () => {
    const table = war({ ...four, atWar: ['gondor'], on: { folde: 'gondor 3r, rohan 1r' } }).spend('army-muster', 'move-armies');
    expect(table.askedPlayers).toEqual(['rohan']);
    expect(table.refused('march', { from: 'folde', to: 'druadan-forest' })).toEqual(['WR-MOVE-12']);
  });

  test('his leader, too, needs a unit that stays with him (WR-MOVE-04, WR-MULTI-18)', () => {
    const alone = war({ ...four, on: { folde: 'gondor 1l, rohan 1r', edoras: 'rohan 1r' } }).spend('army-muster', 'move-armies');
    expect(alone.refused('march', { from: 'folde', to: 'westemnet' })).toEqual(['WR-MOVE-04']);
    const two = war({ ...four, on: { folde: 'gondor 1l, rohan 2r' } }).spend('army-muster', 'move-armies');
    two.do('march', { from: 'folde', to: 'westemnet' });
    expect(two.refused('depart')).toEqual(['WR-MOVE-04']);
  });

  test('a Companion goes with whoever takes him (WR-MULTI-14)', () => {
    const given: GivenWar = { ...four, on: { 'minas-tirith': 'gondor 3r, rohan 2r, gimli' }, team: { apart: ['minas-tirith'] } };
    for (const [turn, player] of [
      [1, 'rohan'],
      [2, 'gondor'],
    ] as const) {
      const table = war({ ...given, turn }).spend('army-muster', 'move-armies');
      table.do('march', { from: 'minas-tirith', to: 'osgiliath' });
      expect(table.viewOfPlayer(player).forming?.going.characters).toEqual(['gimli']);
    }
  });

  test('a card for a king’s army changes only units of one’s own nations', () => {
    const table = war({
      ...four,
      free: ['character', 'army-muster'],
      on: { 'minas-tirith': 'gondor 3r, rohan 2r, strider' },
      hands: { rohan: { hand: [cardId('the-grey-company')] } },
    });
    table.spend('character', 'play-character-event').do('playEvent', { card: cardId('the-grey-company') });
    if (table.step === 'chooseNation') table.do('chooseNation', { nation: 'rohan' });
    expect(table.at('minas-tirith')).toMatchObject({ 'gondor-regular': 3, 'rohan-regular': 1, 'rohan-elite': 1 });
  });
});

describe('WR-MULTI-25: a card on the table', () => {
  test('serves only him whose sign it bears', () => {
    const drawn = (turn: number): string => {
      const table = war({
        ...four,
        turn,
        toAct: 'shadow',
        shadow: ['event', 'event'],
        on: { orthanc: 'isengard 1r, saruman' },
        table: [cardId('the-palantir-of-orthanc')],
        hands: { 'witch-king': { hand: [cardId('flocks-of-crebain')] }, saruman: { hand: [cardId('worn-with-sorrow-and-toil')] } },
      });
      const [player] = table.askedPlayers;
      table.spend('event', 'play-any-event').do(table.options('playEvent')[0]);
      return `${player}: ${table.step}`;
    };
    expect([drawn(1), drawn(2)]).toEqual(['saruman: drawEvent', 'witch-king: chooseAction']);
  });
});

describe('WR-RULING-83: who leads an army that needs a leader', () => {
  /** The Witch-king's player acts in turn 2, and Saruman's leads: the one elite who can lead the army is his. */
  const march = (goal: string): WarTable =>
    war({
      ...four,
      turn: 2,
      toAct: 'shadow',
      shadow: ['character', 'army'],
      on: { orthanc: 'saruman, isengard 1r', gorgoroth: 'sauron 4r, southrons 1e', morannon: goal },
    }).spend('character', 'move-army-with-leader');

  test('there must be room for as many as keep it his', () => {
    // Two of his own and the elite: three.
    expect(march('sauron 8r').refused('march', { from: 'gorgoroth', to: 'morannon' })).toEqual(['WR-RULING-83']);
    expect(march('sauron 7r').refused('march', { from: 'gorgoroth', to: 'morannon' })).toBeNull();
  });

  test('WR-MOVE-11: nobody is left without whom more would have to go than there is room for', () => {
    const led = (goal: string): WarTable =>
      war({
        ...four,
        turn: 2,
        toAct: 'shadow',
        shadow: ['character', 'army'],
        on: { orthanc: 'saruman, isengard 1r', gorgoroth: 'sauron 4r, southrons 1e, nazgul 1', morannon: goal },
      })
        .spend('character', 'move-army-with-leader')
        .do('march', { from: 'gorgoroth', to: 'morannon' });
    // With the Nazgûl one unit is enough; without him it takes the elite and two of his own.
    expect(led('sauron 9r').refused('leaveBehind', { figure: 'nazgul' })).toEqual(['WR-MOVE-11']);
    expect(led('sauron 8r').refused('leaveBehind', { figure: 'nazgul' })).toEqual(['WR-MOVE-11']);
    expect(led('sauron 7r').refused('leaveBehind', { figure: 'nazgul' })).toBeNull();
    expect(led('sauron 9r').refused('leaveBehind', { figure: 'sauron-regular' })).toBeNull();
  });

  test('and of those so many go', () => {
    const table = march('sauron 7r').do('march', { from: 'gorgoroth', to: 'morannon' });
    expect(table.refused('leaveBehind', { figure: 'southrons-elite' })).not.toBeNull();
    table.do('leaveBehind', { figure: 'sauron-regular' }).do('leaveBehind', { figure: 'sauron-regular' });
    expect(table.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-83']);
    table.do('depart');
    expect(table.at('morannon')).toEqual({ 'sauron-regular': 9, 'southrons-elite': 1 });
  });
});
