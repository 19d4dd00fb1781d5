import { describe, expect, test } from 'vitest';
import { spend, war, type WarTable, type GivenWar } from '../../testing/war.ts';

const free = ['dwarves', 'elves', 'gondor', 'north', 'rohan'] as const;

const musters = (given: GivenWar): WarTable => war({ free: ['event'], shadow: ['muster'], toAct: 'shadow', ...given });
const offered = (table: WarTable): string[] =>
  table.actionsOf('muster').includes('bring-minion')
    ? table
        .spend('muster', 'bring-minion')
        .options('bringCharacter')
        .map(({ figure, region }) => `${figure} ${region}`)
    : [];

describe('Minions enter play', () => {
  test('WR-DICE-34, WR-CHAR-05: Saruman in Orthanc once Isengard is at war, while Orthanc is unconquered', () => {
    expect(offered(musters({}))).toEqual([]);
    expect(offered(musters({ atWar: ['isengard'] }))).toEqual(['saruman orthanc']);
    expect(offered(musters({ atWar: ['isengard'], regions: { orthanc: { holder: 'free-peoples' } } }))).toEqual([]);
    const table = musters({ atWar: ['isengard'] }).spend('muster', 'bring-minion');
    table.do('bringCharacter', { figure: 'saruman', region: 'orthanc' });
    expect(table.where('saruman')).toBe('orthanc');
  });

  test('WR-CHAR-05: the Witch-king with a Sauron army, once Sauron and a free nation are at war; all free nations are roused', () => {
    const regions = {
      dagorlad: { figures: { 'sauron-regular': 1, 'southrons-regular': 2 } },
      umbar: { figures: { 'southrons-regular': 2 } },
    };
    expect(offered(musters({ atWar: ['sauron'], regions }))).toEqual([]);
    expect(offered(musters({ atWar: ['gondor'], regions }))).toEqual([]);
    expect(offered(musters({ atWar: ['sauron', 'gondor'], regions }))).toEqual(['witch-king dagorlad']);
    const table = musters({ atWar: ['sauron', 'gondor'], regions }).spend('muster', 'bring-minion');
    table.do('bringCharacter', { figure: 'witch-king', region: 'dagorlad' });
    for (const each of free) expect(table.nation(each).active).toBe(true);
    expect(table.nation('rohan').steps).toBe(3);
  });

  test('WR-CHAR-05, WR-RULING-18: the Witch-king joins a besieged army within the walls, and besiegers before them', () => {
    const enter = (on: NonNullable<GivenWar['on']>, region: string, held: NonNullable<GivenWar['held']> = {}): WarTable =>
      musters({ atWar: ['sauron', 'gondor'], on, held })
        .spend('muster', 'bring-minion')
        .do('bringCharacter', { figure: 'witch-king', region });
    expect(enter({ morannon: 'gondor 2r | sauron 3r' }, 'morannon').where('witch-king')).toBe('inside-morannon');
    expect(enter({ 'minas-tirith': 'sauron 2r | gondor 3r' }, 'minas-tirith').where('witch-king')).toBe('minas-tirith');
    const captured = enter({ 'minas-tirith': 'gondor 2r | sauron 3r' }, 'minas-tirith', { 'minas-tirith': 'shadow' });
    expect(captured.where('witch-king')).toBe('inside-minas-tirith');
  });

  test('WR-CHAR-05: the Mouth of Sauron in a Sauron stronghold, when all are at war or the Fellowship is in Mordor', () => {
    const strongholds = ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'];
    const places = (table: WarTable): string[] => offered(table).map((each) => each.replace('mouth-of-sauron ', ''));
    expect(places(musters({ atWar: [...free] }))).toEqual(strongholds);
    expect(offered(musters({ atWar: free.slice(1) }))).toEqual([]);
    expect(places(musters({ fellowship: { at: 'morannon', mordor: 0 } }))).toEqual(strongholds);
    expect(places(musters({ atWar: [...free], regions: { moria: { holder: 'free-peoples' } } }))).not.toContain('moria');
  });

  test('WR-RECRUIT-11, WR-RULING-07: a Minion who has fallen never enters again', () => {
    expect(offered(musters({ atWar: ['isengard'], eliminated: ['saruman'] }))).toEqual([]);
    const table = musters({ atWar: ['isengard', ...free], eliminated: ['saruman'] }).spend('muster', 'bring-minion');
    expect(table.refused('bringCharacter', { figure: 'saruman', region: 'orthanc' })).toEqual(['WR-RECRUIT-11']);
    expect(table.refused('bringCharacter', { figure: 'gollum', region: 'orthanc' })).toEqual(['WR-DICE-34']);
  });

  test('WR-DICE-04, WR-DICE-07: the die he brings is there from the next turn (WR-TV-012)', () => {
    const table = war({ shadow: ['muster'], toAct: 'shadow', atWar: ['isengard'], pool: [4, 7] }).spend('muster', 'bring-minion');
    expect(table.shadowSide.pool).toBe(7);
    table.do('bringCharacter', { figure: 'saruman', region: 'orthanc' });
    expect(table.view().turn).toBe(2);
    expect(table.shadowSide.pool).toBe(8);
  });
});

const westward = (given: GivenWar): WarTable => war({ free: ['character', 'will-of-the-west'], shadow: ['event'], ...given });
const upgrades = (table: WarTable): string[] =>
  table.actionsOf('will-of-the-west').includes('bring-upgrade')
    ? table
        .spend('will-of-the-west', 'bring-upgrade')
        .options('bringCharacter')
        .map(({ figure, region }) => `${figure} ${region}`)
    : [];

describe('Aragorn and Gandalf the White', () => {
  test('WR-DICE-39, WR-CHAR-04: Strider becomes Aragorn in Minas Tirith, by Will of the West alone (WR-TV-196)', () => {
    const table = westward({ regions: { 'minas-tirith': { characters: ['strider'] } } });
    expect(table.actionsOf('character')).not.toContain('bring-upgrade');
    expect(table.refused(spend('character', 'bring-upgrade'))).toEqual(['WR-DICE-39']);
    table.spend('will-of-the-west', 'bring-upgrade').do('bringCharacter', { figure: 'aragorn', region: 'minas-tirith' });
    expect(table.where('aragorn')).toBe('minas-tirith');
    expect(table.where('strider')).toBe('eliminated');
    // Aragorn may rouse any of the free nations, and stands in a stronghold of Gondor.
    expect(table.nation('gondor').active).toBe(true);
  });

  test('WR-CHAR-04: only in Minas Tirith, Dol Amroth or Pelargir, unconquered, and never from the Fellowship', () => {
    for (const region of ['minas-tirith', 'dol-amroth', 'pelargir'])
      expect(upgrades(westward({ regions: { [region]: { characters: ['strider'] } } }))).toEqual([`aragorn ${region}`]);
    expect(upgrades(westward({ regions: { edoras: { characters: ['strider'] } } }))).toEqual([]);
    expect(upgrades(westward({ regions: { pelargir: { characters: ['strider'], holder: 'shadow' } } }))).toEqual([]);
    expect(upgrades(westward({ fellowship: { at: 'minas-tirith' } }))).toEqual([]);
    expect(upgrades(westward({ eliminated: ['strider'] }))).toEqual([]);
  });

  test('WR-CHAR-04: Gandalf the White where the Grey stands, once a Minion has been seen', () => {
    const regions = { edoras: { characters: ['gandalf-grey' as const] } };
    expect(upgrades(westward({ regions }))).toEqual([]);
    expect(upgrades(westward({ regions, eliminated: ['saruman'] }))).toEqual(['gandalf-white edoras']);
    expect(upgrades(westward({ regions: { ...regions, orthanc: { characters: ['saruman'] } } }))).toEqual(['gandalf-white edoras']);
    expect(upgrades(westward({ regions: { orthanc: { characters: ['saruman'] } } }))).toEqual([]);
  });

  test('WR-CHAR-04: fallen, he returns in Fangorn or an unconquered Elven stronghold', () => {
    const table = westward({
      eliminated: ['gandalf-grey'],
      regions: { orthanc: { characters: ['saruman'] }, lorien: { holder: 'shadow' } },
    });
    expect(upgrades(table)).toEqual(['fangorn', 'grey-havens', 'rivendell', 'woodland-realm'].map((region) => `gandalf-white ${region}`));
    table.do('bringCharacter', { figure: 'gandalf-white', region: 'fangorn' });
    expect(table.where('gandalf-white')).toBe('fangorn');
  });

  test('WR-DICE-05, WR-DICE-07: each brings a die from the next turn', () => {
    const table = war({ free: ['will-of-the-west'], pool: [4, 7], regions: { pelargir: { characters: ['strider'] } } });
    table.spend('will-of-the-west', 'bring-upgrade').do('bringCharacter', { figure: 'aragorn', region: 'pelargir' });
    expect(table.freeSide.pool).toBe(5);
    const both = war({
      phase: 'begin',
      eliminated: ['gandalf-grey', 'strider'],
      regions: { pelargir: { characters: ['aragorn', 'gandalf-white'] } },
    });
    expect(both.freeSide.pool).toBe(6);
  });

  test('WR-CHAR-04: nobody sees Strider among the fallen when he is Aragorn', () => {
    const table = westward({ regions: { pelargir: { characters: ['strider'] } }, eliminated: ['gandalf-grey'] });
    expect(table.view().eliminated).toEqual(['gandalf-grey']);
    table.spend('will-of-the-west', 'bring-upgrade').do('bringCharacter', { figure: 'aragorn', region: 'pelargir' });
    expect(table.view().eliminated).toEqual(['gandalf-grey']);
    const white = westward({
      regions: { pelargir: { characters: ['aragorn', 'gandalf-white'] } },
      eliminated: ['gandalf-grey', 'strider', 'gimli'],
    });
    expect(white.view().eliminated).toEqual(['gimli']);
  });

  test('WR-CHAR-04, WR-RECRUIT-11: each only once', () => {
    const fallen = westward({ eliminated: ['strider', 'aragorn'], regions: {} });
    expect(fallen.choices('spend', 'action')).not.toContain('bring-upgrade');
    const table = westward({
      eliminated: ['saruman', 'strider'],
      regions: { 'minas-tirith': { characters: ['aragorn'] }, edoras: { characters: ['gandalf-grey'] } },
    }).spend('will-of-the-west', 'bring-upgrade');
    expect(table.refused('bringCharacter', { figure: 'aragorn', region: 'minas-tirith' })).toEqual(['WR-RECRUIT-11']);
    expect(table.refused('bringCharacter', { figure: 'witch-king', region: 'edoras' })).toEqual(['WR-DICE-39']);
  });
});
