import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar, type CharacterName } from '../../testing/war.ts';

const moving = (regions: GivenWar['regions'], more: GivenWar = {}): WarTable =>
  war({ free: ['character', 'event'], shadow: ['event'], ...more, regions }).spend('character', 'move-companions');
const pick = (table: WarTable, ...who: CharacterName[]): WarTable => {
  for (const figure of who) table.do('include', { figure });
  return table;
};
const reachable = (table: WarTable): unknown[] => table.choices('travelTo', 'region');

describe('Companions on the map', () => {
  test('WR-DICE-26, WR-CHAR-08, WR-CHAR-09, WR-CHAR-10: one die moves them all, in groups of their own (WR-TV-036)', () => {
    const table = moving({ edoras: { characters: ['gimli', 'meriadoc', 'boromir'] } });
    pick(table, 'gimli', 'meriadoc');
    // Two regions away with Gimli's level.
    table.do('travelTo', { region: 'fangorn' });
    pick(table, 'boromir').do('travelTo', { region: 'druadan-forest' }).do('done');
    expect([table.where('gimli'), table.where('meriadoc'), table.where('boromir')]).toEqual(['fangorn', 'fangorn', 'druadan-forest']);
    expect(table.active).toBe(1);
  });

  test('WR-CHAR-08: alone each goes as far as his own level, and once', () => {
    const table = pick(moving({ edoras: { characters: ['gimli', 'meriadoc'] } }), 'meriadoc');
    expect(reachable(table)).toEqual(['folde', 'westemnet']);
    table.do('travelTo', { region: 'folde' });
    expect(table.refused('include', { figure: 'meriadoc' })).toEqual(['WR-CHAR-08']);
  });

  test('WR-CHAR-09: a group starts from one region', () => {
    const table = pick(moving({ edoras: { characters: ['gimli'] }, folde: { characters: ['boromir'] } }), 'gimli');
    expect(table.refused('include', { figure: 'boromir' })).toEqual(['WR-CHAR-09']);
  });

  test('WR-RULING-20, WR-FSP-30: those in the Fellowship do not travel with this action', () => {
    const table = moving({ edoras: { characters: ['gimli'] } });
    expect(table.choices('include', 'figure')).toEqual(['gimli']);
    expect(war({ free: ['character'] }).actionsOf('character')).not.toContain('move-companions');
  });

  test('WR-CHAR-11, WR-CHAR-01: Shadow units neither stop them nor harm them (WR-TV-079)', () => {
    const table = moving({
      folde: { figures: { 'sauron-regular': 5 } },
      westemnet: { figures: { 'sauron-regular': 2 }, characters: ['gimli'] },
    });
    pick(table, 'gimli');
    expect(reachable(table)).toEqual(expect.arrayContaining(['folde', 'druadan-forest']));
    table.do('travelTo', { region: 'folde' });
    expect(table.where('gimli')).toBe('folde');
  });

  test('WR-CHAR-12: a stronghold the Shadow controls is the end of the way; later they go on (WR-TV-037)', () => {
    const table = pick(moving({ hollin: { characters: ['strider'] } }), 'strider');
    expect(reachable(table)).toContain('moria');
    expect(reachable(table)).not.toContain('dimrill-dale');
    const later = pick(moving({ moria: { characters: ['strider'] } }), 'strider');
    expect(reachable(later)).toContain('dimrill-dale');
    const taken = pick(moving({ hollin: { characters: ['strider'] }, moria: { holder: 'free-peoples' } }), 'strider');
    expect(reachable(taken)).toContain('dimrill-dale');
  });

  test('WR-CHAR-13: nobody enters or leaves a besieged stronghold of his own side (WR-TV-038)', () => {
    const table = moving({
      lossarnach: { characters: ['boromir'] },
      'minas-tirith': { figures: { 'sauron-regular': 3 }, inside: { figures: { 'gondor-regular': 2 }, characters: ['peregrin'] } },
    });
    expect(table.choices('include', 'figure')).toEqual(['boromir']);
    expect(table.refused('include', { figure: 'peregrin' })).toEqual(['WR-CHAR-13']);
    pick(table, 'boromir');
    expect(reachable(table)).not.toContain('minas-tirith');
    // Nor may he pass through: the Drúadan Forest is two regions away only by Osgiliath.
    expect(reachable(table)).toContain('druadan-forest');
  });

  test('WR-CHAR-14, WR-DEF-04: black borders hold on foot', () => {
    expect(reachable(pick(moving({ 'high-pass': { characters: ['meriadoc'] } }), 'meriadoc'))).toEqual([
      'fords-of-bruinen',
      'goblins-gate',
    ]);
  });

  test('WR-POL-06, WR-POL-07: a Companion stirs the nations of his card where he ends his move', () => {
    const strider = (who: 'strider' | 'meriadoc' | 'boromir') =>
      pick(moving({ folde: { characters: [who] } }), who).do('travelTo', { region: 'edoras' });
    expect(strider('meriadoc').nation('rohan')).toEqual({ steps: 3, active: true });
    expect(strider('strider').nation('rohan').active).toBe(false);
    expect(strider('boromir').nation('rohan').active).toBe(false);
  });

  test('WR-POL-06: passing through, or ending in a town, stirs nobody', () => {
    const table = pick(moving({ folde: { characters: ['gimli', 'meriadoc'] } }), 'gimli', 'meriadoc').do('travelTo', {
      region: 'westemnet',
    });
    expect(table.nation('rohan').active).toBe(false);
  });

  test('WR-CHAR-22: Shadowfax carries Gandalf the White four regions, alone or with one hobbit', () => {
    const ride = (...who: ('gandalf-white' | 'meriadoc' | 'peregrin' | 'gimli')[]) =>
      reachable(
        pick(moving({ orthanc: { holder: 'free-peoples' }, fangorn: { characters: who } }, { eliminated: ['gandalf-grey'] }), ...who),
      ).includes('lossarnach');
    // Fangorn, Eastemnet, Drúadan Forest, Minas Tirith, Lossarnach.
    expect(ride('gandalf-white')).toBe(true);
    expect(ride('gandalf-white', 'meriadoc')).toBe(true);
    expect(ride('gandalf-white', 'meriadoc', 'peregrin')).toBe(false);
    expect(ride('gandalf-white', 'gimli')).toBe(false);
  });

  test('WR-FSP-05, WR-FSP-36: moving to the Ring-bearers does not bring him back', () => {
    const table = pick(moving({ trollshaws: { characters: ['gimli'] } }), 'gimli').do('travelTo', { region: 'rivendell' });
    expect(table.where('gimli')).toBe('rivendell');
    expect(table.fellowship.companions).not.toContain('gimli');
  });
});
