import { describe, expect, test } from 'vitest';
import { played, refusal } from '../../../testing/cards.ts';
import type { GivenWar } from '../../../testing/war.ts';
import { cardId } from '../../../content/cards.ts';

const ALL = ['isengard', 'sauron', 'southrons'];

describe('the condition is met in full, or the card cannot be played', () => {
  test.each<[name: string, card: string, met: GivenWar, unmet: GivenWar]>([
    ['Rage of the Dunlendings', cardId('rage-of-the-dunlendings'), { atWar: ['isengard'] }, {}],
    ['Return of the Witch-king', cardId('return-of-the-witch-king'), { on: { nurn: 'witch-king' } }, { eliminated: ['witch-king'] }],
    ['Half-orcs and Goblin-men', cardId('half-orcs-and-goblin-men'), { atWar: ['isengard'] }, { atWar: ['sauron'] }],
    ['Olog-hai', cardId('olog-hai'), { atWar: ['sauron'] }, { atWar: ['isengard'] }],
    ['Hill-trolls', cardId('hill-trolls'), { atWar: ['sauron'] }, { atWar: ['isengard'] }],
    ['A New Power is Rising', cardId('a-new-power-is-rising'), { on: { orthanc: 'saruman' } }, {}],
    [
      'The King is Revealed',
      cardId('the-king-is-revealed'),
      { on: { 'minas-tirith': 'aragorn' }, eliminated: ['strider'] },
      { on: { 'minas-tirith': 'strider' } },
    ],
    ['Horde from the East', cardId('horde-from-the-east'), { atWar: ['southrons'] }, { atWar: ['sauron'] }],
    ['Musterings of Long-planned War', cardId('musterings-of-long-planned-war'), { atWar: ALL }, { atWar: ['isengard', 'sauron'] }],
    ['Pits of Mordor', cardId('pits-of-mordor'), { atWar: ['sauron'] }, {}],
  ])('WR-EVENT-07: %s', (_name, card, met, unmet) => {
    expect(refusal(card, unmet)).toEqual(['WR-EVENT-07']);
    expect(refusal(card, met)).toBeNull();
  });
});

describe('Rage of the Dunlendings', () => {
  const given = { atWar: ['isengard'], on: { 'north-dunland': 'isengard 2r 1e', 'south-dunland': 'isengard 3r' } };

  test('two regulars next to the Dunlands, and up to four units join them', () => {
    const play = played(cardId('rage-of-the-dunlendings'), given);
    expect(play.choices('chooseRegion', 'region')).toEqual(
      expect.arrayContaining([
        'cardolan',
        'hollin',
        'moria',
        'south-downs',
        'tharbad',
        'enedwaith',
        'gap-of-rohan',
        'north-dunland',
        'south-dunland',
      ]),
    );
    expect(play.refused('chooseRegion', { region: 'orthanc' })).toEqual(['WR-EVENT-13']);
    play.shadow('chooseRegion', { region: 'tharbad' });
    expect(play.at('tharbad')).toEqual({ 'isengard-regular': 2 });
    play.shadow('chooseAt', { figure: 'isengard-elite', place: 'north-dunland' });
    for (let n = 0; n < 3; n++) play.shadow('chooseAt', { figure: 'isengard-regular', place: 'south-dunland' });
    expect(play.at('tharbad')).toEqual({ 'isengard-regular': 5, 'isengard-elite': 1 });
    expect(play.at('south-dunland')).toEqual({});
    expect(play.at('north-dunland')).toEqual({ 'isengard-regular': 2 });
    expect(play.isOver).toBe(true);
  });

  test('fewer may join, and none is asked again', () => {
    const play = played(cardId('rage-of-the-dunlendings'), given).shadow('chooseRegion', { region: 'hollin' }).shadow('decline');
    expect(play.at('hollin')).toEqual({ 'isengard-regular': 2 });
    expect(play.isOver).toBe(true);
  });

  test('WR-MOVE-11, WR-MOVE-14: recruits may be too many, but nobody moves in beyond ten', () => {
    const full = { ...given.on, tharbad: 'sauron 8r' };
    const play = played(cardId('rage-of-the-dunlendings'), { ...given, on: full }).shadow('chooseRegion', { region: 'tharbad' });
    expect(play.at('tharbad')).toEqual({ 'sauron-regular': 8, 'isengard-regular': 2 });
    expect(play.isOver).toBe(true);
    const nine = { ...given.on, tharbad: 'sauron 9r' };
    expect(played(cardId('rage-of-the-dunlendings'), { ...given, on: nine }).shadow('chooseRegion', { region: 'tharbad' }).step).toBe(
      'removeExcess',
    );
    const seven = { ...given.on, tharbad: 'sauron 7r' };
    const one = played(cardId('rage-of-the-dunlendings'), { ...given, on: seven })
      .shadow('chooseRegion', { region: 'tharbad' })
      .shadow('chooseAt', { figure: 'isengard-elite', place: 'north-dunland' });
    expect(one.isOver).toBe(true);
  });

  test('WR-DEF-07: the region is free', () => {
    const play = played(cardId('rage-of-the-dunlendings'), {
      ...given,
      on: { ...given.on, hollin: 'elves 1r' },
      held: { moria: 'free-peoples' },
    });
    expect(play.choices('chooseRegion', 'region')).not.toContain('hollin');
    expect(play.choices('chooseRegion', 'region')).not.toContain('moria');
  });

  test('WR-EVENT-12, WR-EVENT-13: with one regular left one comes', () => {
    const play = played(cardId('rage-of-the-dunlendings'), {
      atWar: ['isengard'],
      on: { orthanc: 'isengard 10r', 'gap-of-rohan': 'isengard 1r' },
    });
    play.shadow('chooseRegion', { region: 'enedwaith' });
    expect(play.at('enedwaith')).toEqual({ 'isengard-regular': 1 });
  });
});

describe('Return of the Witch-king', () => {
  test('he goes to Angmar, and an army gathers there', () => {
    const play = played(cardId('return-of-the-witch-king'), { on: { pelargir: 'sauron 1r, witch-king' }, held: { pelargir: 'shadow' } });
    expect(play.at('angmar')).toEqual({ 'sauron-regular': 2, 'sauron-elite': 1, 'witch-king': 1 });
    expect(play.at('pelargir')).toEqual({ 'sauron-regular': 1 });
  });

  test('WR-RECRUIT-13: nobody is recruited where the enemy stands; he goes all the same', () => {
    const play = played(cardId('return-of-the-witch-king'), {
      on: { nurn: 'witch-king', angmar: 'north 2r' },
      held: { angmar: 'free-peoples' },
    });
    expect(play.at('angmar')).toEqual({ 'north-regular': 2, 'witch-king': 1 });
  });
});

describe.each([
  ['Half-orcs and Goblin-men', cardId('half-orcs-and-goblin-men'), 'isengard'],
  ['Olog-hai', cardId('olog-hai'), 'sauron'],
] as const)('%s', (_name, card, nation) => {
  test('a unit of either kind where a Shadow army stands, besieged or not (WR-RECRUIT-13)', () => {
    const given = { atWar: [nation], on: { umbar: 'southrons 1r', 'dol-guldur': 'elves 3r | sauron 2r', nurn: 'nazgul 1' } };
    const places = played(card, given).choices('recruit', 'region');
    expect([...new Set(places)].sort()).toEqual(['dol-guldur', 'umbar']);
    expect(
      played(card, given)
        .shadow('recruit', { figure: `${nation}-elite`, region: 'umbar' })
        .at('umbar'),
    ).toEqual({ 'southrons-regular': 1, [`${nation}-elite`]: 1 });
    const within = played(card, given).shadow('recruit', { figure: `${nation}-regular`, region: 'dol-guldur' });
    expect(Object.values(within.at('inside-dol-guldur')).reduce((a, b) => a + b, 0)).toBe(3);
  });
});

describe('Hill-trolls', () => {
  test('two regulars anywhere become elites', () => {
    const play = played(cardId('hill-trolls'), { atWar: ['sauron'], on: { moria: 'sauron 1r', nurn: 'sauron 2r' } });
    play.shadow('chooseAt', { figure: 'sauron-regular', place: 'moria' });
    expect(play.at('moria')).toEqual({ 'sauron-elite': 1 });
    // Both that are left stand in Nurn: nothing more is asked.
    expect(play.at('nurn')).toEqual({ 'sauron-regular': 1, 'sauron-elite': 1 });
    expect(play.isOver).toBe(true);
  });

  test('WR-EVENT-13: as many as there are elites', () => {
    const play = played(cardId('hill-trolls'), { atWar: ['sauron'], on: { moria: 'sauron 2r', morannon: 'sauron 5e' } });
    expect(play.at('moria')).toEqual({ 'sauron-regular': 1, 'sauron-elite': 1 });
    expect(play.at('reinforcements')['sauron-elite']).toBeUndefined();
  });
});

describe('fixed musters', () => {
  test('A New Power is Rising', () => {
    const play = played(cardId('a-new-power-is-rising'), { on: { orthanc: 'saruman' } });
    expect(play.at('north-dunland')).toEqual({ 'isengard-regular': 2 });
    expect(play.at('south-dunland')).toEqual({ 'isengard-regular': 2 });
    play
      .shadow('recruit', { figure: 'isengard-elite', region: 'orthanc' })
      .shadow('recruit', { figure: 'isengard-regular', region: 'orthanc' });
    expect(play.at('orthanc')).toEqual({ 'isengard-regular': 1, 'isengard-elite': 1, saruman: 1 });
  });

  test('WR-RECRUIT-13: A New Power is Rising fails where the region is lost, and goes behind the walls of Orthanc', () => {
    const play = played(cardId('a-new-power-is-rising'), {
      on: { orthanc: 'rohan 3r | isengard 1r, saruman', 'north-dunland': 'rohan 1r' },
      held: { 'north-dunland': 'free-peoples' },
    });
    expect(play.at('north-dunland')).toEqual({ 'rohan-regular': 1 });
    play
      .shadow('recruit', { figure: 'isengard-regular', region: 'orthanc' })
      .shadow('recruit', { figure: 'isengard-regular', region: 'orthanc' });
    expect(play.at('inside-orthanc')).toEqual({ 'isengard-regular': 3, saruman: 1 });
  });

  test('WR-EVENT-13: A New Power is Rising: who can come nowhere takes no figures from the others, and nothing is asked about them', () => {
    const play = played(cardId('a-new-power-is-rising'), {
      on: { orthanc: 'saruman', 'gap-of-rohan': 'isengard 8r', 'north-dunland': 'rohan 1r' },
      held: { 'north-dunland': 'free-peoples' },
    });
    expect(play.at('south-dunland')).toEqual({ 'isengard-regular': 2 });
    expect(new Set(play.choices('recruit', 'region'))).toEqual(new Set(['orthanc']));
  });

  test('Many Kings to the Service of Mordor: three different settlements', () => {
    const play = played(cardId('many-kings-to-the-service-of-mordor'));
    expect(play.choices('recruit', 'region').sort()).toEqual(['far-harad', 'near-harad', 'north-rhun', 'south-rhun', 'umbar']);
    play.shadow('recruit', { figure: 'southrons-regular', region: 'umbar' });
    expect(play.refused('recruit', { figure: 'southrons-regular', region: 'umbar' })).not.toBeNull();
    play
      .shadow('recruit', { figure: 'southrons-regular', region: 'far-harad' })
      .shadow('recruit', { figure: 'southrons-regular', region: 'north-rhun' });
    for (const region of ['umbar', 'far-harad', 'north-rhun']) expect(play.at(region)).toEqual({ 'southrons-regular': 2 });
    expect(play.isOver).toBe(true);
  });

  test('WR-EVENT-13: Many Kings with too few settlements left', () => {
    const lost = { umbar: 'free-peoples', 'far-harad': 'free-peoples', 'north-rhun': 'free-peoples' } as const;
    const play = played(cardId('many-kings-to-the-service-of-mordor'), { held: lost }).shadow('recruit', {
      figure: 'southrons-regular',
      region: 'near-harad',
    });
    expect(play.at('near-harad')).toEqual({ 'southrons-regular': 2 });
    expect(play.at('south-rhun')).toEqual({ 'southrons-regular': 2 });
    expect(play.isOver).toBe(true);
  });

  test('The King is Revealed', () => {
    const play = played(cardId('the-king-is-revealed'), { on: { 'minas-tirith': 'aragorn' }, eliminated: ['strider'] });
    expect(play.at('minas-morgul')).toEqual({ 'sauron-regular': 5, nazgul: 1 });
  });

  test('WR-RULING-27: recruits above ten send as many back, of their owner’s choice', () => {
    const play = played(cardId('the-king-is-revealed'), {
      on: { 'minas-tirith': 'aragorn', 'minas-morgul': 'sauron 6r 1e' },
      eliminated: ['strider'],
    });
    expect(play.step).toBe('removeExcess');
    for (let n = 0; n < 2; n++) play.shadow('removeExcess', { figure: 'sauron-regular', place: 'minas-morgul' });
    expect(play.at('minas-morgul')).toEqual({ 'sauron-regular': 9, 'sauron-elite': 1, nazgul: 1 });
    expect(play.isOver).toBe(true);
  });

  test('Shadows on the Misty Mountains: all in Mount Gram or all in Moria', () => {
    const play = played(cardId('shadows-on-the-misty-mountains')).shadow('recruit', { figure: 'sauron-elite', region: 'moria' });
    expect(play.refused('recruit', { figure: 'sauron-elite', region: 'mount-gram' })).not.toBeNull();
    play.shadow('recruit', { figure: 'sauron-regular', region: 'moria' });
    expect(play.at('moria')).toEqual({ 'sauron-regular': 1, 'sauron-elite': 1, nazgul: 1 });
    const gram = played(cardId('shadows-on-the-misty-mountains')).shadow('recruit', { figure: 'nazgul', region: 'mount-gram' });
    expect(gram.at('mount-gram')).toEqual({ nazgul: 1 });
    gram
      .shadow('recruit', { figure: 'sauron-elite', region: 'mount-gram' })
      .shadow('recruit', { figure: 'sauron-elite', region: 'mount-gram' });
    expect(gram.at('mount-gram')).toEqual({ 'sauron-elite': 2, nazgul: 1 });
  });

  test('Orcs Multiplying Again', () => {
    const play = played(cardId('orcs-multiplying-again'));
    expect([play.at('dol-guldur'), play.at('mount-gundabad')]).toEqual([{ 'sauron-regular': 3 }, { 'sauron-regular': 3 }]);
    expect(play.discards).toEqual([cardId('orcs-multiplying-again')]);
  });

  test('Horde from the East: one free Southron region on the eastern edge', () => {
    const play = played(cardId('horde-from-the-east'), { atWar: ['southrons'], on: { khand: 'gondor 1r' } });
    expect(play.choices('recruit', 'region')).toEqual(['east-rhun', 'far-harad', 'south-rhun']);
    play.shadow('recruit', { figure: 'southrons-regular', region: 'east-rhun' });
    expect(play.at('east-rhun')).toEqual({ 'southrons-regular': 5 });
    expect(play.isOver).toBe(true);
  });

  test('Monsters Roused', () => {
    const play = played(cardId('monsters-roused'), { on: { 'weather-hills': 'north 1r' } });
    expect([play.at('angmar'), play.at('ettenmoors'), play.at('weather-hills'), play.at('trollshaws')]).toEqual([
      { 'sauron-regular': 1 },
      { 'sauron-regular': 1 },
      { 'north-regular': 1 },
      { 'sauron-elite': 1 },
    ]);
  });

  test('Musterings of Long-planned War', () => {
    const play = played(cardId('musterings-of-long-planned-war'), { atWar: ALL });
    expect([play.at('gorgoroth'), play.at('nurn')]).toEqual([{ 'southrons-regular': 5 }, { 'sauron-regular': 5 }]);
  });

  test('Pits of Mordor: three different strongholds of Sauron', () => {
    const play = played(cardId('pits-of-mordor'), { atWar: ['sauron'] });
    expect(play.choices('recruit', 'region').sort()).toEqual([
      'barad-dur',
      'dol-guldur',
      'minas-morgul',
      'morannon',
      'moria',
      'mount-gundabad',
    ]);
    for (const region of ['moria', 'morannon', 'barad-dur']) play.shadow('recruit', { figure: 'sauron-regular', region });
    for (const region of ['moria', 'morannon', 'barad-dur']) expect(play.at(region)).toEqual({ 'sauron-regular': 2 });
    expect(play.isOver).toBe(true);
  });
});

describe('when figures run short (WR-EVENT-13)', () => {
  /** All but so many Sauron regulars stand somewhere already. */
  const orcs = (left: number): { [region: string]: string } => {
    const on: { [region: string]: string } = {};
    for (let n = 0, rest = 36 - left; rest > 0; n++, rest -= 10)
      on[['gorgoroth', 'nurn', 'morannon', 'minas-morgul'][n]] = `sauron ${Math.min(10, rest)}r`;
    return on;
  };

  test('WR-EVENT-13, WR-RULING-02: Orcs Multiplying Again: their owner says where the last ones go', () => {
    const table = played(cardId('orcs-multiplying-again'), { on: orcs(4) });
    expect(table.choices('recruit', 'region')).toEqual(['dol-guldur', 'mount-gundabad']);
    table.shadow('recruit', { figure: 'sauron-regular', region: 'mount-gundabad' });
    table.shadow('recruit', { figure: 'sauron-regular', region: 'dol-guldur' });
    table.shadow('recruit', { figure: 'sauron-regular', region: 'mount-gundabad' });
    table.shadow('recruit', { figure: 'sauron-regular', region: 'mount-gundabad' });
    expect([table.at('dol-guldur'), table.at('mount-gundabad'), table.isOver]).toEqual([
      { 'sauron-regular': 1 },
      { 'sauron-regular': 3 },
      true,
    ]);
    expect(played(cardId('orcs-multiplying-again'), { on: orcs(6) }).isOver).toBe(true);
  });

  test('WR-EVENT-13: A New Power is Rising: nobody takes a regular in Orthanc that Dunland needs, while an elite would do', () => {
    const table = played(cardId('a-new-power-is-rising'), { on: { orthanc: 'saruman', moria: 'isengard 8r' } });
    expect([table.at('orthanc'), table.isOver]).toEqual([{ 'isengard-elite': 2, saruman: 1 }, true]);
    for (const region of ['north-dunland', 'south-dunland']) expect(table.at(region)).toEqual({ 'isengard-regular': 2 });
  });

  test('Pits of Mordor: too few for three strongholds may be spread or massed', () => {
    const table = played(cardId('pits-of-mordor'), { atWar: ['sauron'], on: orcs(3) });
    table.shadow('recruit', { figure: 'sauron-regular', region: 'dol-guldur' });
    expect(table.choices('recruit', 'region')).toEqual(expect.arrayContaining(['dol-guldur', 'moria']));
    table
      .shadow('recruit', { figure: 'sauron-regular', region: 'moria' })
      .shadow('recruit', { figure: 'sauron-regular', region: 'mount-gundabad' });
    for (const region of ['dol-guldur', 'moria', 'mount-gundabad']) expect(table.at(region)).toEqual({ 'sauron-regular': 1 });
    expect(table.isOver).toBe(true);
  });
});

describe('WR-CAPT-05, WR-RULING-106: a captured stronghold musters nobody, not even beside those who besiege it', () => {
  const held = { 'minas-morgul': 'free-peoples', umbar: 'free-peoples' } as const;

  test('The King is Revealed', () => {
    const play = played(cardId('the-king-is-revealed'), {
      on: { 'minas-morgul': 'sauron 1r | gondor 1r', pelargir: 'aragorn' },
      held,
      eliminated: ['strider'],
    });
    expect([play.at('minas-morgul'), play.isOver]).toEqual([{ 'sauron-regular': 1 }, true]);
  });

  test('Pits of Mordor', () => {
    const play = played(cardId('pits-of-mordor'), { atWar: ['sauron'], on: { 'minas-morgul': 'sauron 1r | gondor 1r' }, held });
    expect(play.choices('recruit', 'region')).toContain('morannon');
    expect(play.choices('recruit', 'region')).not.toContain('minas-morgul');
  });

  test('Many Kings to the Service of Mordor', () => {
    const play = played(cardId('many-kings-to-the-service-of-mordor'), { on: { umbar: 'southrons 1r | gondor 1r' }, held });
    expect(play.choices('recruit', 'region')).toContain('far-harad');
    expect(play.choices('recruit', 'region')).not.toContain('umbar');
  });
});
