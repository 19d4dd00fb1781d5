import { describe, expect, test } from 'vitest';
import { FREE, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

/** Four players; the Rohan player and the Saruman player do not lead in turn 1, so they act first. */
const four = { seats: 4, turn: 1 } as const;

describe('WR-MULTI-12: dice and events only for nations of one’s own', () => {
  const on = { osgiliath: 'gondor 3r', edoras: 'rohan 3r', orthanc: 'isengard 3r', morannon: 'sauron 3r', 'near-harad': 'southrons 2r' };
  const atWar = ['gondor', 'rohan', 'isengard', 'sauron', 'southrons'];

  test('armies march for their own player', () => {
    const table = war({ ...four, on, atWar, free: ['army-muster'], shadow: ['army'] }).spend('army-muster', 'move-armies');
    expect(table.refused('march', { from: 'osgiliath', to: 'lossarnach' })).toEqual(['WR-MULTI-12']);
    expect(new Set(table.choices('march', 'from'))).toEqual(new Set(['edoras']));
    const gondor = war({ ...four, turn: 2, on, atWar, free: ['army-muster'], shadow: ['army'] }).spend('army-muster', 'move-armies');
    expect(new Set(gondor.choices('march', 'from'))).toEqual(new Set(['osgiliath']));
  });

  test('armies attack for their own player', () => {
    const places = { ...on, 'north-ithilien': 'sauron 2r', 'fords-of-isen': 'rohan 2r' };
    const table = war({ ...four, on: places, atWar, free: ['army-muster'], shadow: ['army'] }).spend('army-muster', 'attack');
    expect(table.refused('attack', { from: 'osgiliath', against: 'north-ithilien' })).toEqual(['WR-MULTI-12']);
    expect(table.refused('attack', { from: 'fords-of-isen', against: 'orthanc' })).toBeNull();
  });

  test('recruits come for their own player; Nazgûl for the Witch-king’s alone (WR-MULTI-16)', () => {
    const table = war({ ...four, on, atWar, toAct: 'shadow', free: ['army-muster'], shadow: ['muster', 'muster'] }).spend(
      'muster',
      'recruit',
    );
    expect(table.askedPlayers).toEqual(['saruman']);
    expect(table.refused('recruit', { figure: 'sauron-regular', region: 'morannon' })).toEqual(['WR-MULTI-12']);
    expect(table.refused('recruit', { figure: 'nazgul', region: 'morannon' })).toEqual(['WR-MULTI-16']);
    expect(table.refused('recruit', { figure: 'southrons-regular', region: 'near-harad' })).toBeNull();
    const king = war({ ...four, turn: 2, on, atWar, toAct: 'shadow', free: ['army-muster'], shadow: ['muster'] }).spend(
      'muster',
      'recruit',
    );
    expect(king.refused('recruit', { figure: 'nazgul', region: 'morannon' })).toBeNull();
    expect(king.refused('recruit', { figure: 'isengard-regular', region: 'orthanc' })).toEqual(['WR-MULTI-12']);
  });

  test('WR-RULING-103: an event that musters several nations musters those of whoever plays it', () => {
    const table = war({
      ...four,
      atWar,
      toAct: 'shadow',
      free: ['army-muster'],
      shadow: ['muster'],
      hands: { saruman: { hand: [cardId('musterings-of-long-planned-war')] } },
    });
    table.spend('muster', 'play-muster-event').do('playEvent', { card: cardId('musterings-of-long-planned-war') });
    expect([table.at('gorgoroth'), table.at('nurn')]).toEqual([{ 'southrons-regular': 5 }, {}]);
  });
});

describe('WR-MULTI-13: politics', () => {
  test('a nation is advanced by its own player', () => {
    const table = war({ ...four, free: ['muster'], shadow: ['muster'] }).spend('muster', 'diplomacy');
    expect(table.refused('advanceNation', { nation: 'gondor' })).toEqual(['WR-MULTI-13']);
    expect(table.choices('advanceNation', 'nation').sort()).toEqual(['dwarves', 'north', 'rohan']);
  });

  test('the ability of a Companion serves whoever uses it', () => {
    const table = war({ ...four, on: { 'woodland-realm': 'legolas' }, free: ['muster'], shadow: ['muster'] });
    table.spend('muster', 'companion-diplomacy').do('advanceNation', { nation: 'elves' });
    expect(table.nation('elves').steps).toBe(2);
  });

  test('a card that advances any nation advances one of its player’s', () => {
    const table = war({ ...four, free: ['muster'], shadow: ['muster'], hands: { rohan: { hand: [cardId('wisdom-of-elrond')] } } });
    table.spend('muster', 'play-muster-event').do('playEvent', { card: cardId('wisdom-of-elrond') });
    expect(table.choices('chooseNation', 'nation').sort()).toEqual(['dwarves', 'north', 'rohan']);
    expect(table.refused('chooseNation', { nation: 'gondor' })).toEqual(['WR-MULTI-13']);
    expect(table.refused('chooseNation', { nation: 'isengard' })).toEqual(['WR-EVENT-13']);
  });

  test('WR-MULTI-12: The Grey Company raises an elite of its player’s', () => {
    const given = { ...four, on: { edoras: 'rohan 1r, north 1r, gondor 1r, strider' }, free: ['character', 'event'] };
    const table = war({
      ...given,
      free: ['character', 'event'],
      shadow: ['muster'],
      hands: { rohan: { hand: [cardId('the-grey-company')] } },
    });
    table.spend('character', 'play-character-event').do('playEvent', { card: cardId('the-grey-company') });
    expect(table.refused('chooseNation', { nation: 'gondor' })).toEqual(['WR-MULTI-12']);
    expect(table.refused('chooseNation', { nation: 'north' })).toBeNull();
  });

  test('WR-RULING-65: whose own nations are at war has nobody to advance, though his partner has', () => {
    const given = { ...four, toAct: 'shadow', free: ['army-muster'], shadow: ['muster'] } as const;
    const diplomacy = { die: 'muster', action: 'diplomacy' } as const;
    const own = war({ ...given, free: ['army-muster'], shadow: ['muster'], atWar: ['isengard', 'southrons'] });
    expect([own.askedPlayers, own.refused('spend', diplomacy)]).toEqual([['saruman'], ['WR-MULTI-13']]);
    const all = war({ ...given, free: ['army-muster'], shadow: ['muster'], atWar: ['isengard', 'southrons', 'sauron'] });
    expect(all.refused('spend', diplomacy)).toEqual(['WR-RULING-65']);
  });
});

describe('the Fellowship and its Companions', () => {
  test('WR-MULTI-14: any Free Peoples player moves and hides it, and moves and separates Companions', () => {
    for (const turn of [1, 2]) {
      const given = { ...four, turn, free: ['character', 'character'], shadow: ['army'], on: { edoras: 'gimli' } };
      expect(war(given).actionsOf('character')).toEqual(
        expect.arrayContaining(['move-fellowship', 'separate-companions', 'move-companions']),
      );
      expect(war({ ...given, fellowship: { hidden: false } }).actionsOf('character')).toContain('hide-fellowship');
    }
    const table = war({ ...four, free: ['character'], shadow: ['army'] }).spend('character', 'separate-companions');
    expect(table.askedPlayers).toEqual(['rohan']);
  });

  test('WR-MULTI-15: what the hunt does is decided by the leading player, whoever moved it', () => {
    const table = war({
      ...four,
      free: ['character', 'character'],
      shadow: ['army'],
      huntBox: [0, 1],
      fellowship: { at: 'moria', progress: 0 },
    });
    expect(table.askedPlayers).toEqual(['rohan']);
    table.next(6, 'hunt-std-14').by('rohan', 'spend', { die: 'character', action: 'move-fellowship' });
    expect([table.step, table.askedPlayers]).toEqual(['huntCasualty', ['gondor']]);
  });
});

describe('Minions and Nazgûl', () => {
  const on = { morannon: 'sauron 2r, nazgul 1, witch-king, mouth-of-sauron', orthanc: 'isengard 2r, saruman' };
  const atWar = ['isengard', 'sauron'];

  test('WR-MULTI-16: either Shadow player moves Nazgûl; the Witch-king and the Mouth obey theirs (WR-MULTI-02)', () => {
    const given = { ...four, on, atWar, toAct: 'shadow', free: ['army-muster'], shadow: ['character'] } as const;
    const saruman = war({ ...given, free: ['army-muster'], shadow: ['character'] }).spend('character', 'move-minions');
    expect(saruman.choices('moveMinion', 'figure')).toEqual(['nazgul']);
    expect(saruman.refused('moveMinion', { figure: 'witch-king', place: 'morannon' })).toEqual(['WR-MULTI-02']);
    const king = war({ ...given, turn: 2, free: ['army-muster'], shadow: ['character'] }).spend('character', 'move-minions');
    expect(king.choices('moveMinion', 'figure').sort()).toEqual(['mouth-of-sauron', 'nazgul', 'witch-king']);
  });

  test('WR-MULTI-02, WR-MULTI-03: Minions enter play for their own masters', () => {
    const given = { ...four, atWar: [...atWar, 'north'], toAct: 'shadow', free: ['army-muster'], shadow: ['muster'] } as const;
    const places = { orthanc: 'isengard 2r', morannon: 'sauron 2r' };
    const saruman = war({ ...given, free: ['army-muster'], shadow: ['muster'], atWar: [...given.atWar], on: places }).spend(
      'muster',
      'bring-minion',
    );
    expect(saruman.refused('bringCharacter', { figure: 'witch-king', region: 'morannon' })).toEqual(['WR-MULTI-02']);
    expect(saruman.refused('bringCharacter', { figure: 'saruman', region: 'orthanc' })).toBeNull();
    const king = war({ ...given, turn: 2, free: ['army-muster'], shadow: ['muster'], atWar: [...given.atWar], on: places }).spend(
      'muster',
      'bring-minion',
    );
    expect(king.refused('bringCharacter', { figure: 'saruman', region: 'orthanc' })).toEqual(['WR-MULTI-03']);
  });

  test('WR-MULTI-03: the Voice is Saruman’s player’s; WR-MULTI-02: the messenger the Witch-king’s', () => {
    const given = { ...four, on, atWar, toAct: 'shadow', free: ['army-muster'] } as const;
    const king = war({ ...given, turn: 2, free: ['army-muster'], shadow: ['muster'] });
    expect(king.refused('spend', { die: 'muster', action: 'voice-recruit' })).toEqual(['WR-MULTI-03']);
    expect(king.actionsOf('muster')).toContain('move-armies');
    const saruman = war({ ...given, free: ['army-muster'], shadow: ['muster'] });
    expect(saruman.actionsOf('muster')).toContain('voice-recruit');
    expect(saruman.refused('spend', { die: 'muster', action: 'move-armies' })).toEqual(['WR-DICE-28']);
  });
});

describe('WR-MULTI-25: events by sign', () => {
  test('WR-TV-174: a card with the sign of the partner cannot be used, one without a sign can', () => {
    const given = {
      ...four,
      turn: 2,
      toAct: 'shadow',
      on: { orthanc: 'isengard 1r, saruman' },
      free: ['army-muster'],
      shadow: ['event'],
    } as const;
    const hands = { 'witch-king': { hand: [cardId('a-new-power-is-rising'), cardId('cruel-weather')] } };
    const table = war({ ...given, free: ['army-muster'], shadow: ['event'], hands, fellowship: { progress: 1 } }).spend(
      'event',
      'play-any-event',
    );
    expect(table.refused('playEvent', { card: cardId('a-new-power-is-rising') })).toEqual(['WR-MULTI-25']);
    expect(table.refused('playEvent', { card: cardId('cruel-weather') })).toBeNull();
    const alone = war({
      toAct: 'shadow',
      on: given.on,
      free: ['army-muster'],
      shadow: ['event'],
      hands: { shadow: { hand: [cardId('a-new-power-is-rising')] } },
    });
    expect(alone.spend('event', 'play-any-event').refused('playEvent', { card: cardId('a-new-power-is-rising') })).toBeNull();
  });

  test('WR-RULING-104: the fighting half is anybody’s', () => {
    const table = war({
      ...four,
      turn: 2,
      atWar: ['sauron', 'gondor'],
      toAct: 'shadow',
      on: { 'north-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' },
      free: ['army-muster'],
      shadow: ['army'],
      hands: { 'witch-king': { hand: [cardId('rage-of-the-dunlendings')] } },
    });
    table.spend('army', 'attack').do('attack', { from: 'north-ithilien', against: 'osgiliath' }).do('beginBattle');
    expect([table.askedPlayers, table.choices('playCombatCard', 'card')]).toEqual([['witch-king'], [cardId('rage-of-the-dunlendings')]]);
  });
});

test('WR-TV-168, WR-MULTI-26: elites of the Southrons lead too while Saruman is in play, but not with two players', () => {
  const on = { 'near-harad': 'southrons 3r 1e', orthanc: 'saruman', 'west-harondor': 'gondor 1r' };
  const given = { on, atWar: ['southrons', 'gondor'], toAct: 'shadow', free: ['army-muster'], shadow: ['character', 'character'] } as const;
  const leadership = (seats: number, die: 'character' | 'army') => {
    const table = war({ ...given, atWar: [...given.atWar], free: ['army-muster'], shadow: [die, die], seats });
    table.spend(die, die === 'army' ? 'attack' : 'attack-with-leader');
    table.do('attack', { from: 'near-harad', against: 'west-harondor' }).do('beginBattle');
    return table.view().battle?.fighters[1].leadership;
  };
  const four4 = war({ ...given, atWar: [...given.atWar], free: ['army-muster'], shadow: ['character'], seats: 4 });
  expect(four4.actionsOf('character')).toContain('move-army-with-leader');
  expect(leadership(4, 'character')).toBe(1);
  const { orthanc: _, ...without } = on;
  const absent = war({ ...given, on: without, atWar: [...given.atWar], free: ['army-muster'], shadow: ['character'], seats: 4 });
  expect(absent.actionsOf('character')).not.toContain('move-army-with-leader');
  const two = war({ ...given, atWar: [...given.atWar], free: ['army-muster'], shadow: ['character'] });
  expect(two.actionsOf('character')).not.toContain('move-army-with-leader');
  expect(leadership(2, 'army')).toBe(0);
  expect(two.active).not.toBe(FREE);
});
