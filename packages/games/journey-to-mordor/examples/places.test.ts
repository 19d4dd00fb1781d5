import { describe, expect, test } from 'vitest';
import { at, phase2, player, rolled } from '../testing/table.ts';
import { fourAt, NONE, RING, spaces, walked } from '../testing/scenes.ts';

/** What the places do: worked examples, each a little scene. Rule by rule tests sit beside the rules. */

describe('places', () => {
  test('JM-EX-15: in Rivendell one, two or all three Rings of a roll', () => {
    const table = at({ ...fourAt(1), turn: rolled({ black: 'ring', yellow: 'ring', red: 'ring', blue: 'orc', green: 'weapon' }) });
    for (const die of ['black', 'yellow', 'red']) {
      table.setAside(die);
      expect(table.refused({ type: 'roll' })).toBeNull();
    }
  });

  test('JM-EX-49: not at Bag End', () => {
    const table = at({ ...fourAt(0), turn: rolled({ black: 'ring', yellow: 'ring', red: 'ring', blue: 'orc', green: 'weapon' }) });
    expect(table.setAside('black').refused({ type: 'setAside', die: 'red' })).toEqual(['JM-DICE-04']);
  });

  test('JM-EX-51: of three Nazgûl one, two or three, but not none', () => {
    const table = at({ ...fourAt(1), turn: rolled({ black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'ring', green: 'ring' }) });
    table.setAside('blue', 'green');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    for (const die of ['black', 'yellow']) {
      table.setAside(die);
      expect(table.refused({ type: 'roll' })).toBeNull();
    }
    table.setAside('red');
    // All five are set aside: three Nazgûl strike, the black and Frodo's own hit Frodo, the red one Sam.
    expect(spaces(table)).toEqual([5, 6, 7, 7]);
  });

  test('JM-EX-16: in Lothlórien one weapon beats two orcs', () => {
    expect(walked(3, { black: 'gandalf', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'ring' })).toBe(1);
  });

  test('JM-EX-54: but not three', () => {
    expect(walked(3, { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'orc' })).toBe(0);
  });

  test('JM-EX-18: at Helm’s Deep one weapon is not enough for one orc', () => {
    expect(walked(5, { black: 'gandalf', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' })).toBe(0);
  });

  test('JM-EX-53: two are', () => {
    expect(walked(5, { black: 'weapon', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' })).toBe(2);
  });

  test('JM-EX-17: Rohan: a roll is repeated with all its dice, once; the next one too', () => {
    const table = at({ ...fourAt(4), turn: rolled({ ...NONE, black: 'nazgul' }) });
    table.do({ type: 'repeatRoll' }, ['ring', 'gandalf', 'weapon', 'orc', 'orc']);
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    table.setAside('black', 'yellow').do({ type: 'roll' }, ['nazgul', 'orc', 'ring']);
    expect(table.refused({ type: 'repeatRoll' })).toBeNull();
  });

  test('JM-EX-52: a repeated roll is neither repeated again nor in part, and its Nazgûl counts', () => {
    const table = at({ ...fourAt(4), turn: rolled({ ...NONE, black: 'ring', yellow: 'gandalf' }) }).setAside('black', 'yellow');
    table.do({ type: 'roll' }, ['nazgul', 'orc', 'ring']).do({ type: 'repeatRoll' }, ['nazgul', 'ring', 'ring']);
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    expect(table.match.explain(0, { type: 'repeatRoll', die: 'red' })?.code).toBe('malformed');
    expect(table.refused({ type: 'roll' })).toEqual(['JM-DICE-03']);
    table.setAside('blue');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    expect(table.setAside('red').refused({ type: 'roll' })).toBeNull();
  });

  test('JM-EX-43: Gondor spares Sam all of them; Pippin’s own hits Pippin', () => {
    expect(spaces(phase2(fourAt(6, 1), { ...NONE, red: 'nazgul', black: 'nazgul', green: 'nazgul' }))).toEqual([7, 7, 7, 6]);
  });

  test('JM-EX-45: in Minas Tirith all of them hit Merry', () => {
    expect(spaces(phase2(fourAt(7, 2), { ...NONE, red: 'nazgul', green: 'nazgul', yellow: 'nazgul' }))).toEqual([7, 7, 4, 7]);
  });

  test('JM-EX-46: one Ring does not lead out of Shelob’s Lair', () => {
    const table = phase2(fourAt(8), { black: 'ring', yellow: 'weapon', red: 'weapon', blue: 'gandalf', green: 'gandalf' });
    expect(table.player(0)).toMatchObject({ fields: 8, place: 'shelobs-lair', inMordor: false });
  });

  test('JM-EX-47: two do, if the orc is beaten', () => {
    expect(walked(8, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'gandalf' })).toBe(1);
    expect(walked(8, { black: 'ring', yellow: 'ring', red: 'orc', blue: 'weapon', green: 'orc' })).toBe(0);
  });

  test('JM-EX-48: from Minas Tirith two Rings pass through the Lair', () => {
    expect(phase2(fourAt(7), { ...RING, yellow: 'ring' }).player(0)).toMatchObject({ fields: 9, inMordor: true });
  });

  test('JM-EX-50: the turn began in Rivendell, so Gandalf works although Moria is crossed off', () => {
    const table = phase2(fourAt(1), { black: 'ring', yellow: 'ring', red: 'gandalf', blue: 'weapon', green: 'weapon' });
    expect(table.player(0).place).toBe('lothlorien');
    expect(table.do({ type: 'split', square: 1 }).player(0).spaces).toBe(8);
  });

  test('JM-EX-56: moving is compulsory', () => {
    expect(phase2(fourAt(6), RING).player(0).place).toBe('minas-tirith');
  });

  test('JM-EX-61: on the basic side Gondor spares nobody', () => {
    expect(spaces(phase2({ players: [player('sam', 6), player('frodo')] }, { ...NONE, red: 'nazgul' }))).toEqual([6, 7]);
  });
});
