import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { victoryPoints } from './military.ts';
import { war } from '../../testing/war.ts';

const held = (names: readonly string[], side: 'shadow' | 'free-peoples'): { [id: string]: 'shadow' | 'free-peoples' } =>
  Object.fromEntries(names.map((name) => [name, side]));
const TEN = ['minas-tirith', 'dol-amroth', 'helms-deep', 'erebor', 'lorien'];

describe('victory', () => {
  test('the Shadow wins with ten points, but only in phase 6 (WR-VICTORY-01, WR-VICTORY-05, WR-VICTORY-07, WR-CAPT-06)', () => {
    const play = war({ held: held(TEN, 'shadow'), shadow: ['army', 'army'], toAct: 'shadow' });
    expect(victoryPoints(play.state, asId(1))).toBe(10);
    play.shadow('skipDie', { die: 'army' });
    expect(play.state.outcome).toBeNull();
    play.shadow('skipDie', { die: 'army' });
    expect(play.state.outcome).toMatchObject({ winners: [1], reason: 'shadowMilitary', rules: ['WR-VICTORY-05'] });
  });

  test('the Free Peoples win with four points (WR-VICTORY-06)', () => {
    const play = war({ held: held(['orthanc', 'moria'], 'free-peoples'), free: ['event'] }).free('skipDie', { die: 'event' });
    expect(play.state.outcome).toMatchObject({ winners: [0], reason: 'freeMilitary' });
  });

  test('both at once: the lower number wins (WR-VICTORY-02)', () => {
    const play = war({ held: { ...held(TEN, 'shadow'), ...held(['orthanc', 'moria'], 'free-peoples') }, free: ['event'] }).free('skipDie', {
      die: 'event',
    });
    expect(play.state.outcome).toMatchObject({ winners: [1], reason: 'shadowMilitary' });
  });

  test('WR-TV-163: what counts is phase 6, not the best moment before (WR-RULING-82)', () => {
    const play = war({ held: held(TEN, 'shadow'), on: { lossarnach: 'gondor 3r' }, atWar: ['gondor'], free: ['army-muster'] });
    play
      .free('spend', { die: 'army-muster', action: 'move-armies' })
      .free('march', { from: 'lossarnach', to: 'minas-tirith' })
      .free('depart')
      .free('done');
    expect(play.holder('minas-tirith')).toBe('free-peoples');
    expect(play.state.outcome).toBeNull();
    expect(play.state.open.turn).toBe(2);
  });

  test('WR-TV-164: the Ring ends the game on the spot, whatever the points (WR-VICTORY-04, WR-VICTORY-02)', () => {
    const play = war({
      held: held([...TEN, 'dale'], 'shadow'),
      fellowship: { mordor: 4, corruption: 8, companions: [] },
      eliminated: ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'],
      free: ['character'],
      shadow: ['army'],
    });
    play.next('hunt-std-07').free('spend', { die: 'character', action: 'move-fellowship' });
    if (play.step === 'guideAbility') play.free('decline');
    expect(play.state.outcome).toMatchObject({ winners: [0], reason: 'ringDestroyed', rules: ['WR-VICTORY-04'] });
  });

  test('giving up leaves the victory to the other side', () => {
    const play = war({ free: ['event'] });
    play.match.resign(0);
    expect(play.state.outcome).toMatchObject({ winners: [1], reason: 'resigned' });
  });
});
