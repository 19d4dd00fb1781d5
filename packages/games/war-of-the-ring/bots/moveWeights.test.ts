import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { war, type WarTable } from '../testing/war.ts';
import { CASUAL, type MoveWeights, type SideMoveWeights } from './moveWeights.ts';
import { planless } from './plan.ts';
import { quickly, DecisionContext } from './moveValue.ts';

/** What a Shadow of this manner does where it is asked. */
function does(table: WarTable, manner: Partial<MoveWeights>): string {
  const manners: SideMoveWeights = [CASUAL[0], { ...CASUAL[1], ...manner }];
  const move = quickly(new DecisionContext(table.state, 1, new SeededRandom(3), false, planless(manners)));
  return JSON.stringify(table.match.options(1)[table.match.moves(1).indexOf(move)]);
}

/** An army on its way out of a stronghold that no enemy threatens. */
const marching = (units: number): WarTable =>
  war({ atWar: ['sauron'], on: { 'minas-morgul': `sauron ${units}r` }, shadow: ['army', 'army'] })
    .spend('army', 'move-armies')
    .shadow('march', { from: 'minas-morgul', to: 'north-ithilien' });

describe('a manner', () => {
  test('whoever keeps everything that counts leaves one behind, the others go all together', () => {
    expect(does(marching(3), {})).toContain('depart');
    expect(does(marching(3), { keepAll: 1 })).toContain('leaveBehind');
    expect(does(marching(3).shadow('leaveBehind', { figure: 'sauron-regular' }), { keepAll: 1 })).toContain('depart');
  });

  test('a garrison stays that can meet whoever may come soon; without enemies near everybody goes', () => {
    const near = (who: string): WarTable =>
      war({ atWar: ['sauron', 'gondor'], on: { 'minas-morgul': 'sauron 6r', osgiliath: who }, shadow: ['army', 'army'] })
        .spend('army', 'move-armies')
        .shadow('march', { from: 'minas-morgul', to: 'gorgoroth' });
    const stay = (table: WarTable, garrison: number): number => {
      let left = 0;
      for (; does(table, { garrison }).includes('leaveBehind'); left++) table.shadow('leaveBehind', { figure: 'sauron-regular' });
      return left;
    };
    expect(stay(near('gondor 4r'), 0)).toBe(0);
    expect(stay(near('gondor 4r'), 1)).toBe(2);
    expect(stay(near('gondor 5r 2e'), 1)).toBe(4);
    expect(stay(near(''), 1)).toBe(0);
  });

  test('whoever relieves marches to what an enemy threatens', () => {
    const threatened = (): WarTable =>
      war({
        atWar: ['sauron', 'gondor'],
        on: { 'minas-morgul': 'sauron 1r', gorgoroth: 'sauron 3r', 'north-ithilien': 'gondor 4r', 'barad-dur': 'sauron 1r' },
        shadow: ['army', 'army'],
      }).spend('army', 'move-armies');
    expect(does(threatened(), { relieve: 9 })).toContain('"to":"minas-morgul"');
    expect(does(threatened(), { relieve: -9 })).not.toContain('"to":"minas-morgul"');
  });

  test('whoever drives enemies off attacks those who stand before what counts', () => {
    const before = (): WarTable =>
      war({
        atWar: ['sauron', 'gondor', 'north'],
        on: { 'south-ithilien': 'sauron 5r', osgiliath: 'gondor 2r', 'minas-morgul': 'sauron 1r', 'north-ithilien': 'gondor 2r' },
        shadow: ['army', 'army'],
      }).spend('army', 'attack');
    expect(does(before(), { driveOff: 9 })).toContain('"against":"north-ithilien"');
    expect(does(before(), { driveOff: -9 })).not.toContain('"against":"north-ithilien"');
  });

  test('recruits that count whether a place is safe come to where an enemy stands before the walls', () => {
    const mustering = (): WarTable =>
      war({
        atWar: ['southrons'],
        on: { umbar: 'southrons 1r', 'west-harondor': 'gondor 3r', 'far-harad': 'southrons 1r' },
        shadow: ['muster', 'army'],
      }).spend('muster', 'recruit');
    expect(does(mustering(), { recruitSafe: 5, recruitPull: 0 })).toContain('"region":"umbar"');
    expect(does(mustering(), { recruitSafe: -5, recruitPull: 0 })).not.toContain('"region":"umbar"');
  });

  test('as many dice hunt as it says, as far as the rules let them', () => {
    const hunting = war({ phase: 'allocation' });
    const dice = (manner: Partial<MoveWeights>): number => Number(/\d+/.exec(does(hunting, manner))?.[0]);
    expect(dice({ huntersHidden: 3 })).toBe(3);
    expect(dice({ huntersHidden: -1 })).toBeLessThan(2);
  });
});
