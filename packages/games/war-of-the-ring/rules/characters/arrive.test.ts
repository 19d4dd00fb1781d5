import { describe, expect, test } from 'vitest';
import { war } from '../../testing/war.ts';

describe('a Companion who comes with an army', () => {
  test('WR-POL-06, WR-POL-07: ends his move there as well, and stirs the nation of his card', () => {
    const march = (companion: 'gandalf-grey' | 'strider', to: string) =>
      war({
        free: ['army-muster'],
        shadow: ['event'],
        atWar: ['elves'],
        regions: { 'woodland-realm': { figures: { 'elves-regular': 2 }, characters: [companion] } },
      })
        .spend('army-muster', 'move-armies')
        .do('march', { from: 'woodland-realm', to })
        .do('depart');
    expect(march('gandalf-grey', 'dale').nation('north')).toEqual({ steps: 3, active: true });
    expect(march('strider', 'dale').nation('north')).toEqual({ steps: 3, active: true });
    expect(march('gandalf-grey', 'old-forest-road').nation('north').active).toBe(false);
  });

  test('WR-POL-06: an army without him stirs nobody, and one who stays behind does not either', () => {
    const table = war({
      free: ['army-muster'],
      shadow: ['event'],
      atWar: ['elves'],
      regions: { 'woodland-realm': { figures: { 'elves-regular': 2 }, characters: ['gandalf-grey'] } },
    });
    table.spend('army-muster', 'move-armies').do('march', { from: 'woodland-realm', to: 'dale' });
    table.do('leaveBehind', { figure: 'gandalf-grey' }).do('depart');
    expect(table.nation('north').active).toBe(false);
  });

  test('WR-RULING-68, WR-POL-06: with the army that takes the city back he stirs it, since it is no longer the enemy’s', () => {
    const table = war({
      free: ['army-muster'],
      shadow: ['event'],
      atWar: ['elves'],
      regions: {
        'woodland-realm': { figures: { 'elves-regular': 2 }, characters: ['gandalf-grey'] },
        dale: { holder: 'shadow' },
      },
    });
    table.spend('army-muster', 'move-armies').do('march', { from: 'woodland-realm', to: 'dale' }).do('depart');
    expect(table.holder('dale')).toBe('free-peoples');
    expect(table.nation('north').active).toBe(true);
  });

  test('WR-POL-06: a retreat is a move too', () => {
    const table = war({
      free: ['event'],
      shadow: ['army'],
      toAct: 'shadow',
      atWar: ['sauron'],
      regions: {
        'northern-rhovanion': { figures: { 'sauron-regular': 3 } },
        'old-forest-road': { figures: { 'elves-regular': 2 }, characters: ['gandalf-grey'] },
      },
    });
    table.spend('army', 'attack').do('attack', { from: 'northern-rhovanion', against: 'old-forest-road' });
    table.next(1, 1, 1, 1, 1, 1).do('beginBattle');
    while (table.options('reroll').length > 0) table.do('reroll', { dice: 0 });
    table.do('pressOn').do('retreat', { region: 'dale' });
    expect(table.nation('north')).toEqual({ steps: 3, active: true });
  });
});
