import { describe, expect, test } from 'vitest';
import { phase2, player, squares } from '../testing/table.ts';

const two = (fields = 0) => ({ players: [player('frodo', fields), player('sam')] });

describe('Rings, orcs and weapons', () => {
  test('JM-RING-01: each Ring set aside crosses off one round field', () => {
    for (const [rings, dice] of [
      [1, { black: 'ring', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' }],
      [3, { black: 'ring', yellow: 'ring', red: 'ring', blue: 'weapon', green: 'weapon' }],
    ] as const)
      expect(phase2(two(), dice).player(0).fields).toBe(rings);
  });

  test('JM-RING-02, JM-ADV-02: fields are crossed off in order from Rivendell, none is skipped', () => {
    const table = phase2(two(), { black: 'ring', yellow: 'ring', red: 'weapon', blue: 'weapon', green: 'weapon' });
    expect(table.player(0)).toMatchObject({ fields: 2, place: 'moria' });
    expect(
      table
        .view()
        .trail.slice(0, 3)
        .map(({ place }) => place),
    ).toEqual(['rivendell', 'moria', 'lothlorien']);
  });

  test('JM-RING-03, JM-RING-04, JM-GOAL-01: Rings beyond the last field are lost, and on the last one the player is in Mordor', () => {
    const table = phase2(two(8), { black: 'ring', yellow: 'ring', red: 'ring', blue: 'weapon', green: 'weapon' });
    expect(table.player(0)).toMatchObject({ fields: 9, place: 'mordor', inMordor: true });
  });

  test('JM-ORC-01, JM-WEAPON-03: with more orcs than weapons no Ring counts at all', () => {
    expect(phase2(two(), { black: 'ring', yellow: 'ring', red: 'orc', blue: 'orc', green: 'weapon' }).player(0).fields).toBe(0);
  });

  test('JM-ORC-02, JM-WEAPON-01, JM-WEAPON-02, JM-RULING-12: one weapon beats one orc, by itself', () => {
    const table = phase2(two(), { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'weapon' });
    expect(table.player(0).fields).toBe(1);
    expect(table.view().active).toBe(1);
  });

  test('JM-DICE-11, JM-COMP-03: only dice set aside count, and colour does not matter for anything but Nazgûl', () => {
    const weapons = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
    for (const ring of ['black', 'yellow', 'red', 'blue', 'green'])
      expect(phase2(two(), { ...weapons, [ring]: 'ring' }).player(0).fields).toBe(1);
  });

  test('JM-RULING-11: moving is compulsory; nothing offers to stay', () => {
    const table = phase2(
      { ...two(6), side: 'advanced' },
      { black: 'ring', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' },
    );
    expect(table.player(0).place).toBe('minas-tirith');
  });

  test('JM-RULING-03: Rings are used before Gandalf, Gandalf before the Nazgûl', () => {
    const table = phase2(
      { players: [player('frodo', 0, squares('xxxxxxo')), player('sam')] },
      { black: 'nazgul', yellow: 'ring', red: 'gandalf', blue: 'weapon', green: 'weapon' },
    );
    expect(table.player(0)).toMatchObject({ fields: 1, spaces: 1, out: false });
    expect(table.options().map(({ type }) => type)).toEqual(['split', 'leaveUnsplit']);
    table.do({ type: 'split', square: 7 });
    expect(table.player(0)).toMatchObject({ spaces: 1, out: false });
  });
});
