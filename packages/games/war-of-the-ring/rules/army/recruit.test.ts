import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar } from '../../testing/war.ts';

describe('recruiting', () => {
  const muster = (given: GivenWar, side: 'free' | 'shadow' = 'free'): WarTable =>
    war({ ...given, [side]: ['muster'], toAct: side === 'free' ? 'free-peoples' : 'shadow' }).do('spend', {
      die: 'muster',
      action: 'recruit',
    });

  test('WR-TV-049: two figures, two settlements (WR-RECRUIT-02, WR-RECRUIT-06, WR-RECRUIT-03)', () => {
    const play = muster({ atWar: ['rohan'], on: { 'helms-deep': 'rohan 1r' } }).free('recruit', {
      figure: 'rohan-regular',
      region: 'edoras',
    });
    expect(play.refused('recruit', { figure: 'rohan-regular', region: 'edoras' })).toEqual(['WR-RECRUIT-06']);
    expect(play.refused('recruit', { figure: 'rohan-elite', region: 'helms-deep' })).toEqual(['WR-RECRUIT-02']);
    expect(play.refused('recruit', { figure: 'rohan-leader', region: 'westemnet' })).toEqual(['WR-ARMY-02']);
    play.free('recruit', { figure: 'rohan-leader', region: 'helms-deep' });
    expect(play.at('edoras')).toEqual({ 'rohan-regular': 1 });
  });

  test('an elite is the whole of it (WR-RECRUIT-02); only nations at war (WR-RECRUIT-01), each at home (WR-RECRUIT-04)', () => {
    const play = muster({ atWar: ['rohan', 'gondor'] });
    expect(play.refused('recruit', { figure: 'north-regular', region: 'dale' })).toEqual(['WR-RECRUIT-01']);
    expect(play.refused('recruit', { figure: 'gondor-regular', region: 'edoras' })).toEqual(['WR-RECRUIT-03']);
    const two = muster({ atWar: ['rohan', 'gondor'] })
      .free('recruit', { figure: 'rohan-regular', region: 'edoras' })
      .free('recruit', { figure: 'gondor-regular', region: 'pelargir' });
    expect(two.at('pelargir')).toEqual({ 'gondor-regular': 1 });
    play.free('recruit', { figure: 'rohan-elite', region: 'edoras' });
    expect(play.step).not.toBe('recruit');
  });

  test('WR-TV-052: Nazgûl only in strongholds of Sauron (WR-RECRUIT-05)', () => {
    const play = muster({ atWar: ['sauron'] }, 'shadow');
    expect(play.refused('recruit', { figure: 'nazgul', region: 'orthanc' })).toEqual(['WR-RECRUIT-03']);
    expect(play.refused('recruit', { figure: 'nazgul', region: 'nurn' })).toEqual(['WR-RECRUIT-05']);
    play.shadow('recruit', { figure: 'nazgul', region: 'barad-dur' }).shadow('recruit', { figure: 'nazgul', region: 'morannon' });
    expect(play.at('morannon')).toEqual({ nazgul: 1 });
  });

  test('WR-TV-054: not in a fortification (WR-DEF-12, WR-RECRUIT-03); WR-TV-055: not under an enemy marker (WR-RECRUIT-07, WR-CAPT-05)', () => {
    expect(
      muster({ atWar: ['gondor'], on: { osgiliath: 'gondor 1r' } }).refused('recruit', { figure: 'gondor-regular', region: 'osgiliath' }),
    ).toEqual(['WR-RECRUIT-03']);
    const taken = muster({ atWar: ['north'], held: { dale: 'shadow' } });
    expect(taken.refused('recruit', { figure: 'north-regular', region: 'dale' })).toEqual(['WR-RECRUIT-07']);
  });

  test('not in a besieged stronghold (WR-RECRUIT-08)', () => {
    const play = muster({ atWar: ['gondor'], on: { 'minas-tirith': 'sauron 3r | gondor 2r' } });
    expect(play.refused('recruit', { figure: 'gondor-regular', region: 'minas-tirith' })).toEqual(['WR-RECRUIT-08']);
  });

  test('WR-TV-056: fewer figures are fine; what is not in reserve cannot come (WR-RULING-29, WR-RECRUIT-09)', () => {
    const play = muster({ atWar: ['gondor'], on: { lossarnach: 'gondor 9r 4l', lamedon: 'gondor 5r' }, casualties: { 'gondor-elite': 5 } });
    expect(play.refused('recruit', { figure: 'gondor-leader', region: 'pelargir' })).toEqual(['WR-RECRUIT-09']);
    expect(play.refused('done')).toEqual(['WR-RULING-06']);
    play.free('recruit', { figure: 'gondor-regular', region: 'pelargir' });
    expect(play.choices('recruit')).toEqual([]);
    play.free('done');
  });

  test('WR-TV-048, WR-TV-046: an overfull region is thinned out by its owner, back to the reinforcements (WR-RULING-27, WR-ARMY-11, WR-ARMY-12, WR-RULING-02)', () => {
    const play = muster({ atWar: ['gondor'], on: { pelargir: 'gondor 10r' } }).free('recruit', {
      figure: 'gondor-elite',
      region: 'pelargir',
    });
    expect(play.step).toBe('removeExcess');
    expect(play.choices('removeExcess', 'figure')).toEqual(['gondor-regular', 'gondor-elite']);
    play.free('removeExcess', { figure: 'gondor-regular', place: 'pelargir' });
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 9, 'gondor-elite': 1 });
    expect(play.at('casualties')).toEqual({});
  });
});
