import { describe, expect, test } from 'vitest';
import { at, phase2, player, rolled } from '../testing/table.ts';

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const advanced = (fields: number, side: 'basic' | 'advanced' = 'advanced') => ({
  side,
  players: [player('frodo', fields), player('sam'), player('merry'), player('pippin')],
});
const [RIVENDELL, MORIA, LOTHLORIEN, ROHAN, HELMS_DEEP, GONDOR, MINAS_TIRITH, SHELOBS_LAIR] = [1, 2, 3, 4, 5, 6, 7, 8];
const spaces = (table: ReturnType<typeof at>) => table.view().players.map((each) => each.spaces);

describe('places of the advanced side', () => {
  test('JM-SETUP-07: in the basic game places have no effect', () => {
    expect(phase2(advanced(GONDOR, 'basic'), { ...NONE, yellow: 'nazgul' }).player(0).spaces).toBe(6);
    expect(at({ ...advanced(ROHAN, 'basic'), turn: { step: 'roll' } }).view().turn?.effect).toBeNull();
  });

  test('JM-ADV-01, JM-ADV-02: the place where the turn begins decides, not the one entered during it', () => {
    const table = phase2(advanced(RIVENDELL), { black: 'ring', yellow: 'gandalf', red: 'weapon', blue: 'weapon', green: 'weapon' });
    expect(table.player(0).place).toBe('moria');
    expect(table.options('split')).toHaveLength(7);
  });

  test('JM-RULING-24: before the first field the player is at Bag End, which has no effect', () => {
    const table = at({ ...advanced(0), turn: rolled({ ...NONE, black: 'ring', yellow: 'ring' }) }).setAside('black');
    expect(table.view().turn).toMatchObject({ place: 'bag-end', effect: null });
    expect(table.refused({ type: 'setAside', die: 'yellow' })).toEqual(['JM-DICE-04']);
  });

  test('JM-PLACE-01: Rivendell: equal symbols may be set aside from one roll', () => {
    const table = at({ ...advanced(RIVENDELL), turn: rolled({ ...NONE, black: 'ring', yellow: 'ring', red: 'ring' }) });
    expect(table.match.prompt(0)?.id).toBe('setAsideEqual');
    table.setAside('black', 'yellow', 'red');
    expect(table.view().turn?.forecast.rings).toBe(3);
    expect(at({ ...advanced(MORIA), turn: rolled(NONE) }).match.prompt(0)?.id).toBe('setAside');
  });

  test('JM-RULING-21: Rivendell: of several Nazgûl one must, more may be set aside', () => {
    const table = at({ ...advanced(RIVENDELL), turn: rolled({ ...NONE, black: 'nazgul', yellow: 'nazgul', red: 'ring' }) }).setAside('red');
    expect(table.refused({ type: 'roll' })).toContain('JM-DICE-08');
    table.setAside('black');
    expect(table.refused({ type: 'roll' })).toBeNull();
    expect(table.refused({ type: 'setAside', die: 'yellow' })).toBeNull();
  });

  test('JM-PLACE-02, JM-RULING-27: Moria: Gandalf may be set aside but does nothing; earlier splits stay', () => {
    const table = phase2(
      { ...advanced(MORIA), players: [player('frodo', MORIA, ['split', 'open', 'open', 'open', 'open', 'open', 'open']), player('sam')] },
      { ...NONE, black: 'gandalf' },
    );
    expect(table.view().active).toBe(1);
    expect(table.player(0).squares.filter(({ split }) => split)).toHaveLength(1);
  });

  test('JM-PLACE-03: Lothlórien: each weapon beats two orcs', () => {
    expect(phase2(advanced(LOTHLORIEN), { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'ring' }).player(0).fields).toBe(
      5,
    );
    expect(phase2(advanced(LOTHLORIEN), { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'orc', green: 'orc' }).player(0).fields).toBe(
      3,
    );
  });

  test('JM-PLACE-04, JM-RULING-19: Rohan: each roll may be repeated once, with all its dice, before any is set aside', () => {
    const table = at({ ...advanced(ROHAN), turn: rolled({ ...NONE, black: 'orc' }) });
    table.do({ type: 'repeatRoll' }, ['ring', 'ring', 'gandalf', 'weapon', 'orc']);
    expect(table.view().turn).toMatchObject({ roll: 1, repeated: true });
    expect(table.refused({ type: 'repeatRoll' })).toContain('JM-RULING-19');
    table.setAside('black').do({ type: 'roll' }, ['ring', 'gandalf', 'weapon', 'orc']);
    expect(table.view().turn?.roll).toBe(2);
    expect(table.refused({ type: 'repeatRoll' })).toBeNull();
    table.setAside('yellow');
    expect(table.refused({ type: 'repeatRoll' })).toEqual(['JM-PLACE-04']);
  });

  test('JM-PLACE-04: nowhere else is a roll repeated', () => {
    expect(at({ ...advanced(MORIA), turn: rolled(NONE) }).refused({ type: 'repeatRoll' })).toEqual(['JM-PLACE-04']);
  });

  test('JM-RULING-20: Rohan: a Nazgûl in a roll that is repeated need not be set aside', () => {
    const table = at({ ...advanced(ROHAN), turn: rolled({ ...NONE, black: 'nazgul' }) }).do({ type: 'repeatRoll' }, [
      'ring',
      'ring',
      'gandalf',
      'weapon',
      'orc',
    ]);
    table.setAside('black');
    expect(table.refused({ type: 'roll' })).toBeNull();
  });

  test('JM-PLACE-05: Helm’s Deep: each orc takes two weapons', () => {
    expect(
      phase2(advanced(HELMS_DEEP), { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'ring', green: 'ring' }).player(0).fields,
    ).toBe(5);
    expect(
      phase2(advanced(HELMS_DEEP), { black: 'ring', yellow: 'weapon', red: 'orc', blue: 'weapon', green: 'ring' }).player(0).fields,
    ).toBe(7);
  });

  test('JM-PLACE-06, JM-PLACE-07, JM-RULING-26: Gondor: Nazgûl do not hit you, opponents by colour all the same', () => {
    const table = phase2(
      { ...advanced(GONDOR), players: [player('frodo', GONDOR), player('sam'), player('merry')] },
      { black: 'nazgul', yellow: 'nazgul', red: 'nazgul', blue: 'weapon', green: 'nazgul' },
    );
    expect(spaces(table)).toEqual([7, 6, 7]);
    const must = at({ ...advanced(GONDOR), turn: rolled({ ...NONE, yellow: 'nazgul', black: 'ring' }) }).setAside('black');
    expect(must.refused({ type: 'roll' })).toContain('JM-DICE-08');
  });

  test('JM-PLACE-08, JM-PLACE-09: Minas Tirith: all Nazgûl hit you, the others are spared', () => {
    expect(
      spaces(phase2(advanced(MINAS_TIRITH), { black: 'weapon', yellow: 'weapon', red: 'nazgul', blue: 'nazgul', green: 'nazgul' })),
    ).toEqual([4, 7, 7, 7]);
  });

  test('JM-RULING-25: a place acts only in the turn of the player who began there', () => {
    const players = [player('frodo', GONDOR), player('sam', MORIA), player('merry')];
    // Sam is active: Gondor does not protect Frodo.
    expect(spaces(phase2({ side: 'advanced', players, active: 1 }, { ...NONE, yellow: 'nazgul' }))).toEqual([6, 7, 7]);
    // Merry is active: Moria does not bind her.
    expect(phase2({ side: 'advanced', players, active: 2 }, { ...NONE, black: 'gandalf' }).options('split')).toHaveLength(7);
  });

  test('JM-PLACE-10, JM-RULING-23: Shelob’s Lair: one Ring is lost, two enter Mordor', () => {
    expect(phase2(advanced(SHELOBS_LAIR), { ...NONE, black: 'ring' }).player(0)).toMatchObject({ fields: 8, inMordor: false });
    expect(phase2(advanced(SHELOBS_LAIR), { ...NONE, black: 'ring', yellow: 'ring' }).player(0)).toMatchObject({
      fields: 9,
      inMordor: true,
    });
    expect(
      phase2(advanced(SHELOBS_LAIR), { ...NONE, black: 'ring', yellow: 'ring', red: 'orc', blue: 'orc', green: 'weapon' }).player(0).fields,
    ).toBe(8);
  });

  test('JM-RULING-22: Shelob’s Lair binds only a turn that begins there', () => {
    expect(phase2(advanced(MINAS_TIRITH), { ...NONE, black: 'ring', yellow: 'ring' }).player(0).inMordor).toBe(true);
  });
});
