import { describe, expect, test } from 'vitest';
import { war, type WarTable, type GivenWar, type FaceName } from '../../testing/war.ts';

const marching = (
  given: GivenWar,
  side: 'free' | 'shadow' = 'shadow',
  die: FaceName = side === 'free' ? 'army-muster' : 'army',
): WarTable =>
  war({ ...given, [side]: [die, ...(given[side] ?? [])], toAct: side === 'free' ? 'free-peoples' : 'shadow' }).do('spend', {
    die,
    action: die === 'character' ? 'move-army-with-leader' : 'move-armies',
  });

describe('moving armies', () => {
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

  test('WR-TV-045: a brief excess between two moves of one result (WR-RULING-26, WR-MOVE-08, WR-MOVE-01, WR-MOVE-07)', () => {
    const play = marching({ on: { gorgoroth: 'sauron 10r', 'minas-morgul': 'sauron 3r' }, atWar: ['sauron'] });
    play.shadow('march', { from: 'minas-morgul', to: 'gorgoroth' }).shadow('depart');
    expect(play.at('gorgoroth')).toEqual({ 'sauron-regular': 13 });
    expect(play.refused('done')).toEqual(['WR-RULING-26']);
    play.shadow('march', { from: 'gorgoroth', to: 'nurn' });
    for (let n = 0; n < 7; n++) play.shadow('leaveBehind', { figure: 'sauron-regular' });
    expect(play.refused('leaveBehind', { figure: 'sauron-regular' })).toEqual(['WR-RULING-26']);
    play.shadow('depart');
    expect(play.at('gorgoroth')).toEqual({ 'sauron-regular': 10 });
    expect(play.at('nurn')).toEqual({ 'sauron-regular': 3 });
  });

  test('ten is the limit where nothing can be sent on (WR-MOVE-11, WR-ARMY-01, WR-ARMY-03)', () => {
    const play = marching({ on: { gorgoroth: 'sauron 10r, nazgul 3', 'minas-morgul': 'sauron 3r, nazgul 1' } }, 'shadow', 'character');
    expect(play.refused('march', { from: 'minas-morgul', to: 'gorgoroth' })).toEqual(['WR-MOVE-11']);
  });

  test('WR-TV-057: a Character result needs a leader in the army (WR-DICE-20, WR-RULING-21)', () => {
    const play = war({ on: { nurn: 'sauron 5r' }, shadow: ['character'], toAct: 'shadow' });
    expect(play.refused('spend', { die: 'character', action: 'move-army-with-leader' })).toEqual(['WR-MOVE-05']);
  });

  test('WR-TV-059: leaders are never left alone (WR-MOVE-04, WR-ARMY-02, WR-ARMY-04)', () => {
    const play = marching({ on: { lossarnach: 'gondor 2r, rohan 1l' }, atWar: ['gondor', 'rohan'] }, 'free').free('march', {
      from: 'lossarnach',
      to: 'pelargir',
    });
    play.free('leaveBehind', { figure: 'rohan-leader' });
    expect(play.refused('depart')).toEqual(['WR-MOVE-04']);
    play.free('leaveBehind', { figure: 'gondor-regular' }).free('depart');
    expect(play.at('lossarnach')).toEqual({ 'gondor-regular': 1, 'rohan-leader': 1 });
    const one = marching({ on: { lossarnach: 'gondor 1r 1l' } }, 'free').free('march', { from: 'lossarnach', to: 'pelargir' });
    expect(one.refused('leaveBehind', { figure: 'gondor-leader' })).toEqual(['WR-MOVE-04']);
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
    expect(play.state.open.battle).toBeNull();
  });

  test('WR-TV-066: another die moves the same army again (WR-RULING-31)', () => {
    const play = marching({ on: { lossarnach: 'gondor 2r' }, free: ['army-muster'] }, 'free')
      .free('march', { from: 'lossarnach', to: 'pelargir' })
      .free('depart')
      .free('done');
    play.free('spend', { die: 'army-muster', action: 'move-armies' });
    expect(play.refused('march', { from: 'pelargir', to: 'lossarnach' })).toBeNull();
  });

  test('WR-EX-04: army boxes are presentation only: ten figures are ten figures (WR-ARMY-13, WR-ARMY-01, WR-ARMY-08, WR-ARMY-09)', () => {
    const play = marching({ on: { pelargir: 'gondor 8r', lossarnach: 'gondor 2r' } }, 'free')
      .free('march', { from: 'pelargir', to: 'lossarnach' })
      .free('depart')
      .free('done');
    expect(play.at('lossarnach')).toEqual({ 'gondor-regular': 10 });
    expect(play.state.frames.map(({ step }) => step)).not.toContain('removeExcess');
  });
});
