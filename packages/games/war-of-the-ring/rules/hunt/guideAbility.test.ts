import { describe, expect, test } from 'vitest';
import { spend, war } from '../../testing/war.ts';

const move = spend('character', 'move-fellowship');
const tall = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli'] as const;
const hobbits = ['meriadoc', 'peregrin'] as const;

/** Nobody but the two hobbits is left. */
const withHobbits = (tile: string, fellow: { at?: string; progress?: number; mordor?: number } = {}) =>
  war({
    free: ['character'],
    shadow: ['event'],
    huntBox: [0, fellow.mordor === undefined ? 1 : 0],
    eliminated: [...tall],
    fellowship: { at: 'fangorn', ...fellow, guide: 'meriadoc', companions: [...hobbits] },
  })
    .next(...(fellow.mordor === undefined ? ['6', tile] : [tile]))
    .do(move);

const withGollum = (tile: string, hidden = 0) =>
  war({
    free: ['character'],
    shadow: ['event'],
    huntBox: [hidden, 1],
    eliminated: [...tall, ...hobbits],
    fellowship: { at: 'fangorn', companions: [] },
  })
    .next(6, tile)
    .do(move);

describe('hobbits as guides', () => {
  test('WR-HUNT-22, WR-HUNT-25, WR-FSP-07, WR-RULING-105: Meriadoc leaves to lower the damage, and Peregrin may follow at once (WR-TV-148)', () => {
    const table = withHobbits('hunt-std-11');
    expect(table.options().map(({ type }) => type)).toEqual(['useGuide', 'decline']);
    table.do('useGuide');
    // Each goes alone, not with the other.
    expect(table.refused('include', { figure: 'peregrin' })).toEqual(['WR-DICE-25']);
    table.do('travelTo', { region: 'westemnet' });
    expect(table.where('meriadoc')).toBe('westemnet');
    expect(table.fellowship).toMatchObject({ guide: 'peregrin', corruption: 0 });
    table.do('useGuide').do('travelTo', { region: 'fangorn' });
    expect(table.fellowship).toMatchObject({ guide: 'gollum', corruption: 0, companions: [] });
    expect(table.active).toBe(1);
  });

  test('WR-HUNT-22: the ability is offered only against damage, and may be declined', () => {
    const table = withHobbits('hunt-std-11').do('decline');
    expect(table.options().map(({ type }) => type)).toEqual(['loseGuide', 'loseRandom', 'useTheRing']);
    expect(withHobbits('hunt-std-05').options('useGuide')).toEqual([]);
  });

  test('WR-FSP-09: only the guide has his ability; a hobbit behind another guide has none', () => {
    const table = war({ free: ['character'], shadow: ['event'], huntBox: [0, 1], fellowship: { guide: 'strider' } })
      .next(6, 'hunt-std-07')
      .do(move);
    expect(table.options().map(({ type }) => type)).toEqual(['loseGuide', 'loseRandom', 'useTheRing']);
  });

  test('WR-CHAR-22: a hobbit lost in the hunt is taken alive and set on the map', () => {
    const table = withHobbits('hunt-std-07').do('decline').do('loseGuide');
    expect(table.choices('travelTo', 'region')).toContain('eastemnet');
    // Progress 1 and level 1: two regions from Fangorn, no further.
    expect(table.choices('travelTo', 'region')).toContain('edoras');
    expect(table.choices('travelTo', 'region')).not.toContain('minas-tirith');
    table.do('travelTo', { region: 'edoras' });
    expect(table.where('meriadoc')).toBe('edoras');
    expect(table.fellowship).toMatchObject({ corruption: 0, guide: 'peregrin' });
  });

  test('WR-MORDOR-05: on the Mordor track a hobbit who leaves, or falls, is out of the game', () => {
    const used = withHobbits('hunt-std-11', { at: 'morannon', mordor: 1 }).do('useGuide');
    expect(used.where('meriadoc')).toBe('eliminated');
    const lost = withHobbits('hunt-std-11', { at: 'morannon', mordor: 1 }).do('decline').do('loseGuide');
    expect(lost.where('meriadoc')).toBe('eliminated');
  });
});

describe('Gollum as guide', () => {
  test('WR-CHAR-06, WR-FSP-10: a numbered tile does not reveal while he leads; an Eye does', () => {
    const number = withGollum('hunt-std-09').do('decline');
    expect(number.fellowship).toMatchObject({ hidden: true, corruption: 1 });
    const eye = withGollum('hunt-std-01');
    expect(eye.options('useGuide')).toEqual([]);
    expect(eye.fellowship).toMatchObject({ hidden: false, corruption: 1 });
  });

  test('WR-HUNT-22: he may give the Fellowship away to lower the damage by one', () => {
    const table = withGollum('hunt-std-11').do('useGuide');
    expect(table.fellowship).toMatchObject({ hidden: false, corruption: 1 });
    table.do('endPath');
    expect(table.fellowship).toMatchObject({ at: 'fangorn', progress: 0 });
  });

  test('WR-HUNT-26: nobody is left to be a casualty', () => {
    const table = withGollum('hunt-std-14').do('decline');
    expect(table.fellowship.corruption).toBe(3);
    expect(table.active).toBe(1);
  });
});
