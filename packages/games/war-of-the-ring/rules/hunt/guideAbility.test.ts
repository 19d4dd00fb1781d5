import { describe, expect, test } from 'vitest';
import { choices, fellowship, spend, stage, whereIs } from '../../testing/stage.ts';

const move = spend('character', 'move-fellowship');
const tall = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli'] as const;
const hobbits = ['meriadoc', 'peregrin'] as const;

/** Nobody but the two hobbits is left. */
const withHobbits = (tile: string, fellow: { at?: string; progress?: number; mordor?: number } = {}) =>
  stage({
    free: ['character'],
    shadow: ['event'],
    huntBox: [0, fellow.mordor === undefined ? 1 : 0],
    eliminated: [...tall],
    fellowship: { at: 'fangorn', ...fellow, guide: 'meriadoc', companions: [...hobbits] },
  }).do(move, fellow.mordor === undefined ? ['6', tile] : [tile]);

const withGollum = (tile: string, hidden = 0) =>
  stage({
    free: ['character'],
    shadow: ['event'],
    huntBox: [hidden, 1],
    eliminated: [...tall, ...hobbits],
    fellowship: { at: 'fangorn', companions: [] },
  }).do(move, ['6', tile]);

describe('hobbits as guides', () => {
  test('WR-HUNT-22, WR-HUNT-25, WR-FSP-07: Meriadoc leaves to lower the damage, and Peregrin may follow at once (WR-TV-148)', () => {
    const table = withHobbits('hunt-std-11');
    expect(table.options().map(({ type }) => type)).toEqual(['useGuide', 'decline']);
    table.do({ type: 'useGuide' }).do({ type: 'travelTo', region: 'westemnet' });
    expect(whereIs(table, 'meriadoc')).toBe('westemnet');
    expect(fellowship(table)).toMatchObject({ guide: 'peregrin', corruption: 0 });
    table.do({ type: 'useGuide' }).do({ type: 'travelTo', region: 'fangorn' });
    expect(fellowship(table)).toMatchObject({ guide: 'gollum', corruption: 0, companions: [] });
    expect(table.active).toBe(1);
  });

  test('WR-HUNT-22: the ability is offered only against damage, and may be declined', () => {
    const table = withHobbits('hunt-std-11').do({ type: 'decline' });
    expect(table.options().map(({ type }) => type)).toEqual(['loseGuide', 'loseRandom', 'useTheRing']);
    expect(withHobbits('hunt-std-05').options('useGuide')).toEqual([]);
  });

  test('WR-FSP-09: only the guide has his ability; a hobbit behind another guide has none', () => {
    const table = stage({ free: ['character'], shadow: ['event'], huntBox: [0, 1], fellowship: { guide: 'strider' } }).do(move, [
      '6',
      'hunt-std-07',
    ]);
    expect(table.options().map(({ type }) => type)).toEqual(['loseGuide', 'loseRandom', 'useTheRing']);
  });

  test('WR-CHAR-22: a hobbit lost in the hunt is taken alive and set on the map', () => {
    const table = withHobbits('hunt-std-07').do({ type: 'decline' }).do({ type: 'loseGuide' });
    expect(choices(table, 'travelTo', 'region')).toContain('eastemnet');
    // Progress 1 and level 1: two regions from Fangorn, no further.
    expect(choices(table, 'travelTo', 'region')).toContain('edoras');
    expect(choices(table, 'travelTo', 'region')).not.toContain('minas-tirith');
    table.do({ type: 'travelTo', region: 'edoras' });
    expect(whereIs(table, 'meriadoc')).toBe('edoras');
    expect(fellowship(table)).toMatchObject({ corruption: 0, guide: 'peregrin' });
  });

  test('WR-MORDOR-05: on the Mordor track a hobbit who leaves, or falls, is out of the game', () => {
    const used = withHobbits('hunt-std-11', { at: 'morannon', mordor: 1 }).do({ type: 'useGuide' });
    expect(whereIs(used, 'meriadoc')).toBe('eliminated');
    const lost = withHobbits('hunt-std-11', { at: 'morannon', mordor: 1 }).do({ type: 'decline' }).do({ type: 'loseGuide' });
    expect(whereIs(lost, 'meriadoc')).toBe('eliminated');
  });
});

describe('Gollum as guide', () => {
  test('WR-CHAR-06, WR-FSP-10: a numbered tile does not reveal while he leads; an Eye does', () => {
    const number = withGollum('hunt-std-09').do({ type: 'decline' });
    expect(fellowship(number)).toMatchObject({ hidden: true, corruption: 1 });
    const eye = withGollum('hunt-std-01');
    expect(eye.options('useGuide')).toEqual([]);
    expect(fellowship(eye)).toMatchObject({ hidden: false, corruption: 1 });
  });

  test('WR-HUNT-22: he may give the Fellowship away to lower the damage by one', () => {
    const table = withGollum('hunt-std-11').do({ type: 'useGuide' });
    expect(fellowship(table)).toMatchObject({ hidden: false, corruption: 1 });
    table.do({ type: 'endPath' });
    expect(fellowship(table)).toMatchObject({ at: 'fangorn', progress: 0 });
  });

  test('WR-HUNT-26: nobody is left to be a casualty', () => {
    const table = withGollum('hunt-std-14').do({ type: 'decline' });
    expect(fellowship(table).corruption).toBe(3);
    expect(table.active).toBe(1);
  });
});
