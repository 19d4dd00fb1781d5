import { describe, expect, test } from 'vitest';
import { holder, nation, spend, stage } from '../../testing/stage.ts';

describe('a Companion who comes with an army', () => {
  test('WR-POL-06, WR-POL-07: ends his move there as well, and stirs the nation of his card', () => {
    const march = (companion: 'gandalf-grey' | 'strider', to: string) =>
      stage({
        free: ['army-muster'],
        shadow: ['event'],
        atWar: ['elves'],
        regions: { 'woodland-realm': { figures: { 'elves-regular': 2 }, characters: [companion] } },
      })
        .do(spend('army-muster', 'move-armies'))
        .do({ type: 'march', from: 'woodland-realm', to })
        .do({ type: 'depart' });
    expect(nation(march('gandalf-grey', 'dale'), 'north')).toEqual({ steps: 3, active: true });
    expect(nation(march('strider', 'dale'), 'north')).toEqual({ steps: 3, active: true });
    expect(nation(march('gandalf-grey', 'old-forest-road'), 'north').active).toBe(false);
  });

  test('WR-POL-06: an army without him stirs nobody, and one who stays behind does not either', () => {
    const table = stage({
      free: ['army-muster'],
      shadow: ['event'],
      atWar: ['elves'],
      regions: { 'woodland-realm': { figures: { 'elves-regular': 2 }, characters: ['gandalf-grey'] } },
    });
    table.do(spend('army-muster', 'move-armies')).do({ type: 'march', from: 'woodland-realm', to: 'dale' });
    table.do({ type: 'leaveBehind', figure: 'gandalf-grey' }).do({ type: 'depart' });
    expect(nation(table, 'north').active).toBe(false);
  });

  test('WR-RULING-68, WR-POL-06: with the army that takes the city back he stirs it, since it is no longer the enemy’s', () => {
    const table = stage({
      free: ['army-muster'],
      shadow: ['event'],
      atWar: ['elves'],
      regions: {
        'woodland-realm': { figures: { 'elves-regular': 2 }, characters: ['gandalf-grey'] },
        dale: { holder: 'shadow' },
      },
    });
    table.do(spend('army-muster', 'move-armies')).do({ type: 'march', from: 'woodland-realm', to: 'dale' }).do({ type: 'depart' });
    expect(holder(table, 'dale')).toBe('free-peoples');
    expect(nation(table, 'north').active).toBe(true);
  });

  test('WR-POL-06: a retreat is a move too', () => {
    const table = stage({
      free: ['event'],
      shadow: ['army'],
      toAct: 'shadow',
      atWar: ['sauron'],
      regions: {
        'northern-rhovanion': { figures: { 'sauron-regular': 3 } },
        'old-forest-road': { figures: { 'elves-regular': 2 }, characters: ['gandalf-grey'] },
      },
    });
    table.do(spend('army', 'attack')).do({ type: 'attack', from: 'northern-rhovanion', against: 'old-forest-road' });
    table.do({ type: 'beginBattle' }, ['1', '1', '1', '1', '1', '1']);
    while (table.options('reroll').length > 0) table.do({ type: 'reroll', dice: 0 });
    table.do({ type: 'pressOn' }).do({ type: 'retreat', region: 'dale' });
    expect(nation(table, 'north')).toEqual({ steps: 3, active: true });
  });
});
