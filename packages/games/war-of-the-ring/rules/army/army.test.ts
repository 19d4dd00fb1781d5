import { describe, expect, test } from 'vitest';
import { type Play, war } from '../../testing/war.ts';

const FREE = 0;
const SHADOW = 1;

const marching = (
  given: Parameters<typeof war>[0],
  side: 'free' | 'shadow' = 'shadow',
  die = side === 'free' ? 'army-muster' : 'army',
): Play =>
  war({ ...given, [side]: [die, ...(given[side] ?? [])], toAct: side === 'free' ? 'free-peoples' : 'shadow' }).do(
    side === 'free' ? FREE : SHADOW,
    'spend',
    {
      die,
      action: die === 'character' ? 'move-army-with-leader' : 'move-armies',
    },
  );

describe('moving armies', () => {
  test('one region, over an open border (WR-MOVE-02, WR-DEF-03, WR-MOVE-13)', () => {
    const play = marching({ on: { 'minas-morgul': 'sauron 3r' }, atWar: ['sauron'] });
    expect(play.why(SHADOW, 'march', { from: 'minas-morgul', to: 'osgiliath' })).toContain('WR-MOVE-02');
    expect(play.why(SHADOW, 'march', { from: 'minas-morgul', to: 'south-ithilien' })).toBeNull();
  });

  test('part of an army may stay (WR-MOVE-03, WR-ARMY-10), the rest goes', () => {
    const play = marching({ on: { 'minas-morgul': 'sauron 3r 1e, nazgul 1' }, atWar: ['sauron'] });
    play
      .shadow('march', { from: 'minas-morgul', to: 'south-ithilien' })
      .shadow('leaveBehind', { figure: 'sauron-elite' })
      .shadow('leaveBehind', { figure: 'nazgul' })
      .shadow('depart');
    expect(play.at('minas-morgul')).toEqual({ 'sauron-elite': 1, nazgul: 1 });
    expect(play.at('south-ithilien')).toEqual({ 'sauron-regular': 3 });
  });

  test('at least one unit goes (WR-RULING-33)', () => {
    const play = marching({ on: { 'minas-morgul': 'sauron 1r, nazgul 2' }, atWar: ['sauron'] }).shadow('march', {
      from: 'minas-morgul',
      to: 'south-ithilien',
    });
    expect(play.why(SHADOW, 'leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-33', 'WR-RULING-26']);
    const nobody = war({ on: { bree: 'nazgul 2' }, shadow: ['army'], toAct: 'shadow' });
    expect(nobody.why(SHADOW, 'spend', { die: 'army', action: 'move-armies' })).toEqual(['WR-RULING-06']);
  });

  test('WR-TV-045: a brief excess between two moves of one result (WR-RULING-26, WR-MOVE-08, WR-MOVE-01, WR-MOVE-07)', () => {
    const play = marching({ on: { gorgoroth: 'sauron 10r', 'minas-morgul': 'sauron 3r' }, atWar: ['sauron'] });
    play.shadow('march', { from: 'minas-morgul', to: 'gorgoroth' }).shadow('depart');
    expect(play.at('gorgoroth')).toEqual({ 'sauron-regular': 13 });
    expect(play.why(SHADOW, 'done')).toEqual(['WR-RULING-26']);
    play.shadow('march', { from: 'gorgoroth', to: 'nurn' });
    for (let n = 0; n < 7; n++) play.shadow('leaveBehind', { figure: 'sauron-regular' });
    expect(play.why(SHADOW, 'leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-33', 'WR-RULING-26']);
    play.shadow('depart');
    expect(play.at('gorgoroth')).toEqual({ 'sauron-regular': 10 });
    expect(play.at('nurn')).toEqual({ 'sauron-regular': 3 });
  });

  test('ten is the limit where nothing can be sent on (WR-MOVE-11, WR-ARMY-01, WR-ARMY-03)', () => {
    const play = marching({ on: { gorgoroth: 'sauron 10r, nazgul 3', 'minas-morgul': 'sauron 3r, nazgul 1' } }, 'shadow', 'character');
    expect(play.why(SHADOW, 'march', { from: 'minas-morgul', to: 'gorgoroth' })).toEqual(['WR-MOVE-11', 'WR-RULING-26']);
  });

  test('WR-TV-057: a Character result needs a leader in the army (WR-DICE-20, WR-RULING-21)', () => {
    const play = war({ on: { nurn: 'sauron 5r' }, shadow: ['character'], toAct: 'shadow' });
    expect(play.why(SHADOW, 'spend', { die: 'character', action: 'move-army-with-leader' })).toEqual(['WR-RULING-06']);
  });

  test('the leader who makes the move possible goes along (WR-MOVE-05, WR-MOVE-06)', () => {
    const play = marching({ on: { nurn: 'sauron 5r, nazgul 1' } }, 'shadow', 'character').shadow('march', {
      from: 'nurn',
      to: 'gorgoroth',
    });
    expect(play.why(SHADOW, 'leaveBehind', { figure: 'nazgul' })).toEqual(['WR-MOVE-05', 'WR-MOVE-06']);
    play.shadow('depart');
    expect(play.step).not.toBe('march');
  });

  test('WR-TV-059: leaders are never left alone (WR-MOVE-04, WR-ARMY-02, WR-ARMY-04)', () => {
    const play = marching({ on: { lossarnach: 'gondor 2r, rohan 1l' }, atWar: ['gondor', 'rohan'] }, 'free').free('march', {
      from: 'lossarnach',
      to: 'pelargir',
    });
    play.free('leaveBehind', { figure: 'rohan-leader' });
    expect(play.why(FREE, 'depart')).toEqual(['WR-MOVE-04', 'WR-ARMY-02']);
    play.free('leaveBehind', { figure: 'gondor-regular' }).free('depart');
    expect(play.at('lossarnach')).toEqual({ 'gondor-regular': 1, 'rohan-leader': 1 });
    const one = marching({ on: { lossarnach: 'gondor 1r 1l' } }, 'free').free('march', { from: 'lossarnach', to: 'pelargir' });
    expect(one.why(FREE, 'leaveBehind', { figure: 'gondor-leader' })).toEqual(['WR-MOVE-04', 'WR-ARMY-02']);
  });

  test('WR-TV-060: units not at war stay out of other nations (WR-MOVE-12, WR-POL-13)', () => {
    const play = marching({ on: { 'iron-hills': 'dwarves 1r, north 1r' }, atWar: ['north'] }, 'free');
    expect(play.why(FREE, 'march', { from: 'iron-hills', to: 'erebor' })).toBeNull();
    const to = box_to(play, 'iron-hills');
    expect(to).toContain('erebor');
    play.free('march', { from: 'iron-hills', to: 'vale-of-the-carnen' });
    expect(play.choices(FREE, 'leaveBehind', 'figure')).toEqual(['dwarves-regular', 'north-regular']);
    const border = marching({ on: { erebor: 'dwarves 1r, north 1r' }, atWar: ['north'] }, 'free').free('march', {
      from: 'erebor',
      to: 'dale',
    });
    expect(border.choices(FREE, 'leaveBehind', 'figure')).toEqual([]);
    border.free('depart');
    expect(border.at('dale')).toEqual({ 'north-regular': 1 });
    expect(border.at('erebor')).toEqual({ 'dwarves-regular': 1 });
    const alone = marching({ on: { erebor: 'dwarves 1r' } }, 'free');
    expect(alone.why(FREE, 'march', { from: 'erebor', to: 'dale' })).toEqual(['WR-MOVE-12', 'WR-MOVE-07']);
  });

  test('WR-TV-064: two groups of one army may go two ways (WR-RULING-32, WR-MOVE-01, WR-DICE-28)', () => {
    const play = marching({ on: { 'minas-morgul': 'sauron 5r' }, atWar: ['sauron'] });
    play.shadow('march', { from: 'minas-morgul', to: 'south-ithilien' });
    for (let n = 0; n < 3; n++) play.shadow('leaveBehind', { figure: 'sauron-regular' });
    play
      .shadow('depart')
      .shadow('march', { from: 'minas-morgul', to: 'gorgoroth' })
      .shadow('leaveBehind', { figure: 'sauron-regular' })
      .shadow('depart');
    expect([play.at('minas-morgul'), play.at('south-ithilien'), play.at('gorgoroth')]).toEqual([
      { 'sauron-regular': 1 },
      { 'sauron-regular': 2 },
      { 'sauron-regular': 2 },
    ]);
  });

  test('WR-TV-065: Nazgûl and characters without units bar nobody (WR-RULING-25, WR-MOVE-10, WR-ARMY-07)', () => {
    const play = marching({ on: { lossarnach: 'gondor 2r', pelargir: 'nazgul 1' } }, 'free')
      .free('march', { from: 'lossarnach', to: 'pelargir' })
      .free('depart');
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 2, nazgul: 1 });
    expect(play.s.open.battle).toBeNull();
  });

  test('WR-TV-066: another die moves the same army again (WR-RULING-31)', () => {
    const play = marching({ on: { lossarnach: 'gondor 2r' }, free: ['army-muster'] }, 'free')
      .free('march', { from: 'lossarnach', to: 'pelargir' })
      .free('depart')
      .free('done');
    play.free('spend', { die: 'army-muster', action: 'move-armies' });
    expect(play.why(FREE, 'march', { from: 'pelargir', to: 'lossarnach' })).toBeNull();
  });

  test('not into enemy units, even by the way (WR-MOVE-09, WR-MOVE-10)', () => {
    const play = marching({
      on: { 'minas-morgul': 'sauron 5r', osgiliath: 'gondor 1r', 'south-ithilien': 'sauron 1r' },
      atWar: ['sauron'],
    });
    expect(play.why(SHADOW, 'march', { from: 'south-ithilien', to: 'osgiliath' })).toEqual(['WR-MOVE-10', 'WR-MOVE-09']);
  });

  test('an empty enemy settlement is entered and captured (WR-MOVE-09, WR-CAPT-02, WR-CAPT-04)', () => {
    const play = marching({ on: { osgiliath: 'sauron 2r' }, atWar: ['sauron'] })
      .shadow('march', { from: 'osgiliath', to: 'minas-tirith' })
      .shadow('depart');
    expect(play.holder('minas-tirith')).toBe('shadow');
    expect(play.nation('gondor')).toEqual({ steps: 1, active: true });
  });

  test('WR-EX-04: army boxes are presentation only: ten figures are ten figures (WR-ARMY-13, WR-ARMY-01, WR-ARMY-08, WR-ARMY-09)', () => {
    const play = marching({ on: { pelargir: 'gondor 8r', lossarnach: 'gondor 2r' } }, 'free')
      .free('march', { from: 'pelargir', to: 'lossarnach' })
      .free('depart')
      .free('done');
    expect(play.at('lossarnach')).toEqual({ 'gondor-regular': 10 });
    expect(play.s.frames.map(({ step }) => step)).not.toContain('removeExcess');
  });
});

/** Where an army may march. */
const box_to = (play: Play, from: string): (string | number)[] =>
  play.match
    .options(FREE)
    .filter((option) => option.type === 'march' && option.from === from)
    .map((option) => option.to);

describe('recruiting', () => {
  const muster = (given: Parameters<typeof war>[0], side: 'free' | 'shadow' = 'free'): Play =>
    war({ ...given, [side]: ['muster'], toAct: side === 'free' ? 'free-peoples' : 'shadow' }).do(side === 'free' ? FREE : SHADOW, 'spend', {
      die: 'muster',
      action: 'recruit',
    });

  test('WR-TV-049: two figures, two settlements (WR-RECRUIT-02, WR-RECRUIT-06, WR-RECRUIT-03)', () => {
    const play = muster({ atWar: ['rohan'], on: { 'helms-deep': 'rohan 1r' } }).free('recruit', {
      figure: 'rohan-regular',
      region: 'edoras',
    });
    expect(play.why(FREE, 'recruit', { figure: 'rohan-regular', region: 'edoras' })).toEqual(['WR-RECRUIT-06']);
    expect(play.why(FREE, 'recruit', { figure: 'rohan-elite', region: 'helms-deep' })).toEqual(['WR-RECRUIT-02']);
    expect(play.why(FREE, 'recruit', { figure: 'rohan-leader', region: 'westemnet' })).toEqual(['WR-ARMY-02']);
    play.free('recruit', { figure: 'rohan-leader', region: 'helms-deep' });
    expect(play.at('edoras')).toEqual({ 'rohan-regular': 1 });
  });

  test('an elite is the whole of it (WR-RECRUIT-02); only nations at war (WR-RECRUIT-01), each at home (WR-RECRUIT-04)', () => {
    const play = muster({ atWar: ['rohan', 'gondor'] });
    expect(play.why(FREE, 'recruit', { figure: 'north-regular', region: 'dale' })).toEqual(['WR-RECRUIT-01']);
    expect(play.why(FREE, 'recruit', { figure: 'gondor-regular', region: 'edoras' })).toEqual(['WR-RECRUIT-03', 'WR-DEF-12']);
    const two = muster({ atWar: ['rohan', 'gondor'] })
      .free('recruit', { figure: 'rohan-regular', region: 'edoras' })
      .free('recruit', { figure: 'gondor-regular', region: 'pelargir' });
    expect(two.at('pelargir')).toEqual({ 'gondor-regular': 1 });
    play.free('recruit', { figure: 'rohan-elite', region: 'edoras' });
    expect(play.step).not.toBe('recruit');
  });

  test('WR-TV-052: Nazgûl only in strongholds of Sauron (WR-RECRUIT-05)', () => {
    const play = muster({ atWar: ['sauron'] }, 'shadow');
    expect(play.why(SHADOW, 'recruit', { figure: 'nazgul', region: 'orthanc' })).toEqual(['WR-RECRUIT-03', 'WR-DEF-12']);
    expect(play.why(SHADOW, 'recruit', { figure: 'nazgul', region: 'nurn' })).toEqual(['WR-RECRUIT-05']);
    play.shadow('recruit', { figure: 'nazgul', region: 'barad-dur' }).shadow('recruit', { figure: 'nazgul', region: 'morannon' });
    expect(play.at('morannon')).toEqual({ nazgul: 1 });
  });

  test('WR-TV-054: not in a fortification (WR-DEF-12, WR-RECRUIT-03); WR-TV-055: not under an enemy marker (WR-RECRUIT-07, WR-CAPT-05)', () => {
    expect(
      muster({ atWar: ['gondor'], on: { osgiliath: 'gondor 1r' } }).why(FREE, 'recruit', { figure: 'gondor-regular', region: 'osgiliath' }),
    ).toEqual(['WR-RECRUIT-03', 'WR-DEF-12']);
    const taken = muster({ atWar: ['north'], held: { dale: 'shadow' } });
    expect(taken.why(FREE, 'recruit', { figure: 'north-regular', region: 'dale' })).toEqual(['WR-RECRUIT-07', 'WR-CAPT-05']);
  });

  test('not in a besieged stronghold (WR-RECRUIT-08)', () => {
    const play = muster({ atWar: ['gondor'], on: { 'minas-tirith': 'sauron 3r | gondor 2r' } });
    expect(play.why(FREE, 'recruit', { figure: 'gondor-regular', region: 'minas-tirith' })).toEqual(['WR-RECRUIT-08']);
  });

  test('WR-TV-056: fewer figures are fine; what is not in reserve cannot come (WR-RULING-29, WR-RECRUIT-09)', () => {
    const play = muster({ atWar: ['gondor'], on: { lossarnach: 'gondor 9r 4l', lamedon: 'gondor 5r' }, casualties: { 'gondor-elite': 5 } });
    expect(play.why(FREE, 'recruit', { figure: 'gondor-leader', region: 'pelargir' })).toEqual(['WR-RECRUIT-09']);
    expect(play.why(FREE, 'done')).toEqual(['WR-RULING-29', 'WR-RULING-06']);
    play.free('recruit', { figure: 'gondor-regular', region: 'pelargir' });
    expect(play.choices(FREE, 'recruit')).toEqual([]);
    play.free('done');
  });

  test('WR-TV-048, WR-TV-046: an overfull region is thinned out by its owner, back to the reinforcements (WR-RULING-27, WR-ARMY-11, WR-ARMY-12, WR-RULING-02)', () => {
    const play = muster({ atWar: ['gondor'], on: { pelargir: 'gondor 10r' } }).free('recruit', {
      figure: 'gondor-elite',
      region: 'pelargir',
    });
    expect(play.step).toBe('removeExcess');
    expect(play.choices(FREE, 'removeExcess', 'figure')).toEqual(['gondor-regular', 'gondor-elite']);
    play.free('removeExcess', { figure: 'gondor-regular', place: 'pelargir' });
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 9, 'gondor-elite': 1 });
    expect(play.at('casualties')).toEqual({});
  });
});
