import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar, type CharacterName } from '../../testing/war.ts';

const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;

const separating = (given: GivenWar, ...who: CharacterName[]): WarTable => {
  const table = war({ free: ['character', 'event'], shadow: ['event'], ...given }).spend('character', 'separate-companions');
  for (const figure of who) table.do('include', { figure });
  return table;
};
const reachable = (table: WarTable): unknown[] => table.choices('travelTo', 'region');

describe('separating Companions', () => {
  test('WR-FSP-31, WR-FSP-32, WR-FSP-33, WR-FSP-35, WR-DICE-25: a group goes as far as progress and its highest level (WR-EX-17)', () => {
    const table = separating({ fellowship: { progress: 5 } }, 'legolas', 'meriadoc');
    // Fords of Bruinen, High Pass, Goblins' Gate, Old Ford, Carrock, Western Mirkwood: the Woodland Realm is the seventh region.
    expect(reachable(table)).toContain('woodland-realm');
    expect(reachable(table)).not.toContain('erebor');
    table.do('travelTo', { region: 'woodland-realm' });
    expect(table.where('legolas')).toBe('woodland-realm');
    expect(table.where('meriadoc')).toBe('woodland-realm');
    expect(table.fellowship.companions).toEqual(['gandalf-grey', 'strider', 'boromir', 'gimli', 'peregrin']);
  });

  test('WR-FSP-31: exactly so far and no further', () => {
    // From Fangorn: Westemnet 1, Edoras 2, Folde 2, Druadan Forest 2 by Eastemnet, Minas Tirith 3.
    expect(reachable(separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc'))).toContain('druadan-forest');
    expect(reachable(separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc'))).not.toContain('minas-tirith');
    expect(reachable(separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc', 'legolas'))).toContain('minas-tirith');
    const table = separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc');
    expect(table.refused('travelTo', { region: 'minas-tirith' })).toEqual(['WR-FSP-31']);
  });

  test('WR-FSP-30, WR-RULING-72, WR-FSP-10: all may go and stay where the figure stands; Gollum leads (WR-TV-193)', () => {
    const table = separating({ fellowship: { at: 'bree' } }, ...all).do('travelTo', { region: 'bree' });
    for (const each of all) expect(table.where(each)).toBe('bree');
    expect(table.fellowship).toMatchObject({ guide: 'gollum', companions: [] });
    expect(table.where('gollum')).toBe('fellowship');
    // Bree is only a town.
    expect(table.nation('north')).toEqual({ steps: 3, active: false });
  });

  test('WR-POL-06, WR-POL-07, WR-RULING-68: who can stir a nation does so where the group ends (WR-TV-115)', () => {
    const gimli = separating({ fellowship: { at: 'dale' } }, 'gimli').do('travelTo', { region: 'erebor' });
    expect(gimli.nation('dwarves')).toEqual({ steps: 3, active: true });
    const legolas = separating({ fellowship: { at: 'dale' } }, 'legolas').do('travelTo', { region: 'erebor' });
    expect(legolas.nation('dwarves').active).toBe(false);
    const lost = separating({ fellowship: { at: 'dale' }, regions: { erebor: { holder: 'shadow' } } }, 'gimli').do('travelTo', {
      region: 'erebor',
    });
    expect(lost.nation('dwarves').active).toBe(false);
  });

  test('WR-FSP-34, WR-CHAR-13: at a besieged stronghold they end up inside and cannot leave', () => {
    const siege = { figures: { 'sauron-regular': 3 }, inside: { figures: { 'elves-regular': 1 } } };
    const table = separating({ fellowship: { progress: 4 }, regions: { rivendell: siege } }, 'boromir');
    expect(reachable(table)).toEqual(['rivendell']);
    table.do('travelTo', { region: 'rivendell' });
    expect(table.where('boromir')).toBe('inside-rivendell');
  });

  test('WR-FSP-35, WR-FSP-07: when the guide leaves another is named', () => {
    const table = separating({ fellowship: { guide: 'gandalf-grey' } }, 'gandalf-grey').do('travelTo', { region: 'trollshaws' });
    expect(table.fellowship.guide).toBe('strider');
    const both = separating({}, 'gandalf-grey', 'strider').do('travelTo', { region: 'trollshaws' });
    expect(both.choices('chooseGuide', 'figure')).toEqual(['boromir', 'legolas', 'gimli']);
    both.do('chooseGuide', { figure: 'gimli' });
    expect(both.fellowship.guide).toBe('gimli');
  });

  test('WR-FSP-36, WR-FSP-03: who has left does not come back, and the Ring-bearers never leave', () => {
    const table = separating({ regions: { rivendell: { characters: ['legolas'] } } });
    expect(table.choices('include', 'figure')).not.toContain('legolas');
    expect(table.refused('include', { figure: 'legolas' })).toEqual(['WR-DICE-25']);
    expect(table.refused('include', { figure: 'ring-bearers' })).toEqual(['WR-DICE-25']);
    expect(table.refused('include', { figure: 'gollum' })).toEqual(['WR-DICE-25']);
  });

  test('WR-MORDOR-05: on the Mordor track nobody can be separated', () => {
    const table = war({ free: ['character'], fellowship: { at: 'morannon', mordor: 1 } });
    expect(table.actionsOf('character')).not.toContain('separate-companions');
  });

  test('WR-DICE-10, WR-FSP-10, WR-RULING-04: with the last Companions gone the Shadow assigns one die at most (WR-TV-130)', () => {
    const table = war({
      free: ['character'],
      fellowship: { companions: ['legolas', 'gimli'] },
      eliminated: ['gandalf-grey', 'strider', 'boromir', 'meriadoc', 'peregrin'],
    }).spend('character', 'separate-companions');
    table.do('include', { figure: 'legolas' }).do('include', { figure: 'gimli' }).do('travelTo', { region: 'trollshaws' });
    expect(table.fellowship.guide).toBe('gollum');
    table.do('decline');
    expect(table.choices('allocateHunt', 'dice')).toEqual([0, 1]);
  });
});
