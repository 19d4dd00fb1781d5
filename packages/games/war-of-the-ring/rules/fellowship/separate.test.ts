import { describe, expect, test } from 'vitest';
import { actionsOf, choices, fellowship, nation, spend, type Stage, stage, whereIs } from '../../testing/stage.ts';

type Given = NonNullable<Parameters<typeof stage>[0]>;
const all = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const;

const separating = (given: Given, ...who: string[]): Stage => {
  const table = stage({ free: ['character', 'event'], shadow: ['event'], ...given }).do(spend('character', 'separate-companions'));
  for (const figure of who) table.do({ type: 'include', figure });
  return table;
};
const reachable = (table: Stage): unknown[] => choices(table, 'travelTo', 'region');

describe('separating Companions', () => {
  test('WR-FSP-31, WR-FSP-32, WR-FSP-33, WR-FSP-35, WR-DICE-25: a group goes as far as progress and its highest level (WR-EX-17)', () => {
    const table = separating({ fellowship: { progress: 5 } }, 'legolas', 'meriadoc');
    // Fords of Bruinen, High Pass, Goblins' Gate, Old Ford, Carrock, Western Mirkwood: the Woodland Realm is the seventh region.
    expect(reachable(table)).toContain('woodland-realm');
    expect(reachable(table)).not.toContain('erebor');
    table.do({ type: 'travelTo', region: 'woodland-realm' });
    expect(whereIs(table, 'legolas')).toBe('woodland-realm');
    expect(whereIs(table, 'meriadoc')).toBe('woodland-realm');
    expect(fellowship(table).companions).toEqual(['gandalf-grey', 'strider', 'boromir', 'gimli', 'peregrin']);
  });

  test('WR-FSP-31: exactly so far and no further', () => {
    // From Fangorn: Westemnet 1, Edoras 2, Folde 2, Druadan Forest 2 by Eastemnet, Minas Tirith 3.
    expect(reachable(separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc'))).toContain('druadan-forest');
    expect(reachable(separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc'))).not.toContain('minas-tirith');
    expect(reachable(separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc', 'legolas'))).toContain('minas-tirith');
    const table = separating({ fellowship: { at: 'fangorn', progress: 1 } }, 'meriadoc');
    expect(table.refused({ type: 'travelTo', region: 'minas-tirith' })).toEqual(['WR-FSP-31', 'WR-FSP-33', 'WR-FSP-34']);
  });

  test('WR-FSP-30, WR-RULING-72, WR-FSP-10: all may go and stay where the figure stands; Gollum leads (WR-TV-193)', () => {
    const table = separating({ fellowship: { at: 'bree' } }, ...all).do({ type: 'travelTo', region: 'bree' });
    for (const each of all) expect(whereIs(table, each)).toBe('bree');
    expect(fellowship(table)).toMatchObject({ guide: 'gollum', companions: [] });
    expect(whereIs(table, 'gollum')).toBe('fellowship');
    // Bree is only a town.
    expect(nation(table, 'north')).toEqual({ steps: 3, active: false });
  });

  test('WR-POL-06, WR-POL-07, WR-RULING-68: who can stir a nation does so where the group ends (WR-TV-115)', () => {
    const gimli = separating({ fellowship: { at: 'dale' } }, 'gimli').do({ type: 'travelTo', region: 'erebor' });
    expect(nation(gimli, 'dwarves')).toEqual({ steps: 3, active: true });
    const legolas = separating({ fellowship: { at: 'dale' } }, 'legolas').do({ type: 'travelTo', region: 'erebor' });
    expect(nation(legolas, 'dwarves').active).toBe(false);
    const lost = separating({ fellowship: { at: 'dale' }, regions: { erebor: { holder: 'shadow' } } }, 'gimli').do({
      type: 'travelTo',
      region: 'erebor',
    });
    expect(nation(lost, 'dwarves').active).toBe(false);
  });

  test('WR-FSP-34, WR-CHAR-13: at a besieged stronghold they end up inside and cannot leave', () => {
    const siege = { figures: { 'sauron-regular': 3 }, inside: { figures: { 'elves-regular': 1 } } };
    const table = separating({ fellowship: { progress: 4 }, regions: { rivendell: siege } }, 'boromir');
    expect(reachable(table)).toEqual(['rivendell']);
    table.do({ type: 'travelTo', region: 'rivendell' });
    expect(whereIs(table, 'boromir')).toBe('inside-rivendell');
  });

  test('WR-FSP-35, WR-FSP-07: when the guide leaves another is named', () => {
    const table = separating({ fellowship: { guide: 'gandalf-grey' } }, 'gandalf-grey').do({ type: 'travelTo', region: 'trollshaws' });
    expect(fellowship(table).guide).toBe('strider');
    const both = separating({}, 'gandalf-grey', 'strider').do({ type: 'travelTo', region: 'trollshaws' });
    expect(choices(both, 'chooseGuide', 'figure')).toEqual(['boromir', 'legolas', 'gimli']);
    both.do({ type: 'chooseGuide', figure: 'gimli' });
    expect(fellowship(both).guide).toBe('gimli');
  });

  test('WR-FSP-36, WR-FSP-03: who has left does not come back, and the Ring-bearers never leave', () => {
    const table = separating({ regions: { rivendell: { characters: ['legolas'] } } });
    expect(choices(table, 'include', 'figure')).not.toContain('legolas');
    expect(table.refused({ type: 'include', figure: 'legolas' })).toEqual(['WR-DICE-25']);
    expect(table.refused({ type: 'include', figure: 'ring-bearers' })).toEqual(['WR-DICE-25']);
    expect(table.refused({ type: 'include', figure: 'gollum' })).toEqual(['WR-DICE-25']);
  });

  test('WR-MORDOR-05: on the Mordor track nobody can be separated', () => {
    const table = stage({ free: ['character'], fellowship: { at: 'morannon', mordor: 1 } });
    expect(actionsOf(table, 'character')).not.toContain('separate-companions');
  });

  test('WR-DICE-10, WR-FSP-10, WR-RULING-04: with the last Companions gone the Shadow assigns one die at most (WR-TV-130)', () => {
    const table = stage({
      free: ['character'],
      fellowship: { companions: ['legolas', 'gimli'] },
      eliminated: ['gandalf-grey', 'strider', 'boromir', 'meriadoc', 'peregrin'],
    }).do(spend('character', 'separate-companions'));
    table
      .do({ type: 'include', figure: 'legolas' })
      .do({ type: 'include', figure: 'gimli' })
      .do({ type: 'travelTo', region: 'trollshaws' });
    expect(fellowship(table).guide).toBe('gollum');
    table.do({ type: 'decline' });
    expect(choices(table, 'allocateHunt', 'dice')).toEqual([0, 1]);
  });
});
