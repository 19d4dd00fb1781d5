import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { war, type WarTable } from '../testing/war.ts';
import { CASUAL, type Manner, type Manners } from './manner.ts';
import { quickly, Thought } from './worth.ts';

/** What a Shadow of this manner does where it is asked. */
function does(table: WarTable, manner: Partial<Manner>): string {
  const manners: Manners = [CASUAL[0], { ...CASUAL[1], ...manner }];
  const move = quickly(new Thought(table.state, 1, new SeededRandom(3), false, manners));
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

  test('as many dice hunt as it says, as far as the rules let them', () => {
    const hunting = war({ phase: 'allocation' });
    const dice = (manner: Partial<Manner>): number => Number(/\d+/.exec(does(hunting, manner))?.[0]);
    expect(dice({ huntersHidden: 3 })).toBe(3);
    expect(dice({ huntersHidden: -1 })).toBeLessThan(2);
  });
});
