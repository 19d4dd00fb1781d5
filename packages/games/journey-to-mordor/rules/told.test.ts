import { describe, expect, test } from 'vitest';
import { at, phase2, player, rolled } from '../testing/table.ts';
import { forecast } from './forecast.ts';

/** What is said of a turn beside what it does. */

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const IN_LAIR = 8;
const lair = (rings: number, orc: boolean) =>
  phase2(
    { side: 'advanced', players: [player('frodo', IN_LAIR), player('sam')] },
    {
      ...NONE,
      ...(rings > 0 && { black: 'ring' }),
      ...(rings > 1 && { yellow: 'ring' }),
      ...(orc && { red: 'orc', blue: 'orc', green: 'orc' }),
    },
  );

describe('what is told of Rings', () => {
  test('JM-PLACE-10: one Ring that counts is held by Shelob, none or two are not', () => {
    expect(at({ side: 'advanced', players: [player('frodo', IN_LAIR), player('sam')], turn: { step: 'roll' } }).view().turn?.effect).toBe(
      'two-rings-needed',
    );
    expect(lair(1, false).heard('shelobHolds')).toEqual([{ type: 'shelobHolds', seat: 0 }]);
    expect(lair(0, false).heard('shelobHolds')).toEqual([]);
    expect(lair(2, false).heard('shelobHolds')).toEqual([]);
    // Blocked by orcs it does not count in the first place.
    expect(lair(1, true).heard('shelobHolds')).toEqual([]);
  });

  test('JM-RING-04: the last field is Mordor', () => {
    const arriving = (fields: number) =>
      phase2({ players: [player('frodo', fields), player('sam')] }, { ...NONE, black: 'ring' }).heard('reachedMordor');
    expect(arriving(8)).toEqual([{ type: 'reachedMordor', seat: 0 }]);
    expect(arriving(7)).toEqual([]);
  });
});

test('JM-TREE-01: the forecast knows the White Tree when it is set aside, not before', () => {
  const table = at({
    players: [player('frodo'), player('sam')],
    turn: rolled({ black: 'white-tree', yellow: 'orc', red: 'orc', blue: 'weapon', green: 'gandalf' }),
  });
  expect(forecast(table.state).tree).toBe(false);
  expect(forecast(table.setAside('black').state).tree).toBe(true);
});
