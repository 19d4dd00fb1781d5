import { describe, expect, test } from 'vitest';
import { fresh, war, type WarTable } from '../../testing/war.ts';

const declare = { type: 'declareFellowship' } as const;
const walk = (table: WarTable, ...regions: string[]): WarTable => {
  for (const region of regions) table.do('traceStep', { region });
  return table;
};
const phase = (given: { at?: string; progress?: number; hidden?: boolean; corruption?: number } = {}) =>
  war({ phase: 'fellowship', fellowship: given });

describe('declaring the Fellowship', () => {
  test('WR-FSP-15, WR-FSP-18, WR-FSP-19, WR-FSP-20, WR-FSP-26, WR-FSP-28: by way of Moria to Lórien, hidden still, healed, and no tile (WR-EX-15)', () => {
    const table = phase({ progress: 5, corruption: 1 }).do(declare);
    walk(table, 'fords-of-bruinen', 'hollin', 'moria', 'dimrill-dale', 'lorien');
    expect(table.fellowship).toMatchObject({ at: 'lorien', progress: 0, hidden: true, corruption: 0 });
    expect(table.heard('tileDrawn')).toEqual([]);
  });

  test('WR-FSP-17: with progress 0 it stays where it is, and heals there (WR-TV-120)', () => {
    const table = phase({ corruption: 2 }).do(declare);
    expect(table.fellowship).toMatchObject({ at: 'rivendell', progress: 0, hidden: true, corruption: 1 });
    expect(phase({ corruption: 0 }).do(declare).fellowship.corruption).toBe(0);
  });

  test('WR-FSP-19: fewer regions than the progress, or none', () => {
    const table = phase({ progress: 3 }).do(declare);
    walk(table, 'trollshaws').do('endPath');
    expect(table.fellowship).toMatchObject({ at: 'trollshaws', progress: 0 });
    expect(phase({ progress: 3 }).do(declare).do('endPath').fellowship).toMatchObject({ at: 'rivendell', progress: 0 });
  });

  test('WR-FSP-16, WR-DEF-04, WR-RULING-71: only across open borders, though back and forth is a path too', () => {
    const table = phase({ progress: 3 }).do(declare);
    expect(table.choices('traceStep', 'region')).toEqual(['fords-of-bruinen', 'trollshaws']);
    expect(table.refused('traceStep', { region: 'high-pass' })).toEqual(['WR-FSP-16']);
    walk(table, 'trollshaws', 'rivendell', 'trollshaws');
    expect(table.fellowship.at).toBe('trollshaws');
  });

  test('WR-FSP-18, WR-PHASE-04: a revealed one cannot be declared, and nobody is asked to', () => {
    const table = phase({ hidden: false });
    expect(table.options('declareFellowship')).toEqual([]);
    expect(table.refused(declare)).toContain('WR-FSP-18');
  });

  test('WR-FSP-18: only in the Fellowship phase', () => {
    const table = war({ free: ['character'], fellowship: { progress: 2 } });
    expect(table.refused(declare)).toEqual(['WR-FSP-18']);
  });

  test('WR-RULING-69, WR-RULING-90: once a phase; then comes the guide and no second declaration', () => {
    const table = phase({ progress: 1 }).do(declare);
    walk(table, 'trollshaws');
    expect(table.options().map(({ type }) => type)).toEqual(['chooseGuide', 'chooseGuide']);
    expect(table.refused(declare)).toContain('WR-FSP-18');
  });

  test('WR-POL-05, WR-FSP-28: in a city or stronghold its nation becomes active without a step (WR-TV-176)', () => {
    const table = phase({ at: 'old-forest-road', progress: 1, corruption: 3 }).do(declare);
    walk(table, 'dale');
    expect(table.nation('north')).toEqual({ steps: 3, active: true });
    expect(table.fellowship).toMatchObject({ at: 'dale', corruption: 2, hidden: true, progress: 0 });
  });

  test('WR-POL-05, WR-FSP-28: a town does neither, and no haven in enemy hands does', () => {
    const town = walk(phase({ at: 'weather-hills', progress: 1, corruption: 3 }).do(declare), 'bree');
    expect(town.nation('north')).toEqual({ steps: 3, active: false });
    expect(town.fellowship.corruption).toBe(3);
    const lost = war({ phase: 'fellowship', fellowship: { at: 'dale', corruption: 3 }, regions: { dale: { holder: 'shadow' } } }).do(
      declare,
    );
    expect(lost.nation('north').active).toBe(false);
    expect(lost.fellowship.corruption).toBe(3);
  });

  test('WR-FSP-21: it enters and leaves besieged strongholds freely', () => {
    const siege = { figures: { 'sauron-regular': 3 }, inside: { figures: { 'elves-regular': 1 } } };
    const table = war({ phase: 'fellowship', fellowship: { progress: 2, corruption: 1 }, regions: { rivendell: siege } }).do(declare);
    walk(table, 'trollshaws', 'rivendell');
    // Besieged, but still a haven of its own people.
    expect(table.fellowship).toMatchObject({ at: 'rivendell', corruption: 0 });
  });

  test('WR-FSP-29: resting in a haven it is declared every turn, one point each time (WR-TV-177)', () => {
    const table = phase({ corruption: 3 });
    const corruption: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      table.do(declare).do('chooseGuide', { figure: 'strider' });
      corruption.push(table.fellowship.corruption);
      table.do('allocateHunt', { dice: 0 });
      while (table.options('skipDie').length > 0) table.do(table.options('skipDie')[0]);
      while (table.options('discardCard').length > 0) table.do(table.options('discardCard')[0]);
    }
    expect(corruption).toEqual([2, 1, 0]);
  });
});

describe('the first Fellowship phase', () => {
  test('WR-FSP-07, WR-FSP-08: Strider may take the lead from Gandalf, Legolas may not (WR-EX-14)', () => {
    const table = fresh().do('decline');
    expect(table.fellowship.guide).toBe('gandalf-grey');
    expect(table.refused('chooseGuide', { figure: 'legolas' })).toEqual(['WR-FSP-07']);
    expect(table.choices('chooseGuide', 'figure')).toEqual(['gandalf-grey', 'strider']);
    table.do('chooseGuide', { figure: 'strider' });
    expect(table.fellowship.guide).toBe('strider');
    expect(table.active).toBe(1);
  });
});

test('a declaration that is not made is told as such', () => {
  const table = war({ phase: 'fellowship' }).free('decline');
  expect(table.heard('decided')).toEqual([{ type: 'decided', side: 'free-peoples', decision: 'notDeclared' }]);
});
