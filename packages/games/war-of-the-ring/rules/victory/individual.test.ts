import { describe, expect, test } from 'vitest';
import { FREE, SHADOW, war, type WarTable } from '../../testing/war.ts';
import { individualPoints, individualWinners } from './individual.ts';

/** The last die of the turn is let go, and the points are counted. */
const counted = (table: WarTable): WarTable => table.do('skipDie', { die: table.options('skipDie')[0].die });

describe('WR-MULTI-30: a side wins as a whole', () => {
  const held = { 'minas-tirith': 'shadow', 'dol-amroth': 'shadow', 'helms-deep': 'shadow', lorien: 'shadow', rivendell: 'shadow' } as const;

  test('ten points win for both Shadow players, and each counts for himself (WR-MULTI-31)', () => {
    const table = war({
      seats: 4,
      shadow: ['army'],
      toAct: 'shadow',
      held: { ...held, orthanc: 'free-peoples' },
      team: {
        captors: {
          'minas-tirith': 'witch-king',
          'dol-amroth': 'witch-king',
          lorien: 'witch-king',
          'helms-deep': 'saruman',
          rivendell: 'saruman',
        },
      },
    });
    expect(individualPoints(table.state)).toEqual([-8, 6, -2, 4 - 2]);
    counted(table);
    expect(table.state.outcome).toMatchObject({ winners: [1, 3], reason: 'shadowMilitary', scores: [-8, 6, -2, 2] });
    expect(table.heard('wonAlone')).toEqual([{ type: 'wonAlone', seat: 1 }]);
  });

  test('WR-RULING-87: with as many points they share it', () => {
    const table = war({
      seats: 4,
      shadow: ['army'],
      toAct: 'shadow',
      held: { ...held, dale: 'shadow' },
      team: { captors: { 'minas-tirith': 'witch-king', 'dol-amroth': 'witch-king', 'helms-deep': 'saruman', rivendell: 'saruman' } },
    });
    counted(table);
    expect(table.heard('wonTogether')).toEqual([{ type: 'wonTogether', seats: [1, 3] }]);
  });

  test('with two players nothing is compared', () => {
    const table = counted(war({ shadow: ['army'], toAct: 'shadow', held }));
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'shadowMilitary', rules: ['WR-VICTORY-05'] });
    expect([...table.heard('wonAlone'), ...table.heard('wonTogether')]).toEqual([]);
  });
});

describe('WR-MULTI-32: of the Free Peoples the one who lost less', () => {
  test('WR-TV-195: Gondor lost three points, Rohan five', () => {
    const table = war({
      seats: 4,
      held: { 'minas-tirith': 'shadow', pelargir: 'shadow', 'helms-deep': 'shadow', erebor: 'shadow', dale: 'shadow' },
    });
    expect(individualPoints(table.state).map((points) => points)).toEqual([-3, 0, -5, 0]);
    expect(individualWinners(table.state, FREE)).toEqual([0]);
    expect(individualWinners(table.state, SHADOW)).toEqual([1, 3]);
  });

  test('the single Free Peoples player of three wins alone', () => {
    const table = war({ seats: 3, shadow: ['army'], toAct: 'shadow', held: { 'minas-morgul': 'free-peoples', orthanc: 'free-peoples' } });
    counted(table);
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'freeMilitary' });
    expect(table.heard('wonAlone')).toEqual([]);
  });
});

test('WR-MULTI-31: whose army takes a settlement has its points, until it is taken back', () => {
  const table = war({
    seats: 4,
    toAct: 'shadow',
    atWar: ['southrons', 'gondor'],
    shadow: ['army', 'army'],
    free: ['army-muster', 'army-muster'],
    on: { 'west-harondor': 'southrons 2r', lossarnach: 'gondor 1r' },
  });
  table.spend('army', 'move-armies').do('march', { from: 'west-harondor', to: 'pelargir' }).do('depart').do('done');
  expect(table.holder('pelargir')).toBe('shadow');
  expect(individualPoints(table.state)).toEqual([-1, 0, 0, 1]);
});

test('WR-RULING-101: what a mixed army takes is its controller’s, whoever of the two was there first', () => {
  for (const [army, points] of [
    ['southrons 2r, sauron 1r', [-1, 0, 0, 1]],
    ['southrons 1r, sauron 2r', [-1, 1, 0, 0]],
  ] as const) {
    const table = war({
      seats: 4,
      toAct: 'shadow',
      turn: army.startsWith('southrons 2r') ? 1 : 2,
      atWar: ['southrons', 'sauron', 'gondor'],
      shadow: ['army', 'army'],
      free: ['army-muster', 'army-muster'],
      on: { 'west-harondor': army },
    });
    table.spend('army', 'move-armies').do('march', { from: 'west-harondor', to: 'pelargir' }).do('depart').do('done');
    expect(individualPoints(table.state)).toEqual(points);
  }
});
