import { describe, expect, test } from 'vitest';
import { phase2, player, squares } from '../testing/table.ts';

const NONE = { black: 'weapon', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const spaces = (table: ReturnType<typeof phase2>) => table.view().players.map((each) => each.spaces);

describe('Nazgûl', () => {
  const three = { players: [player('frodo'), player('sam'), player('merry')] };

  test('JM-NAZGUL-01: each Nazgûl set aside crosses off one square of one player', () => {
    expect(spaces(phase2(three, { ...NONE, black: 'nazgul', yellow: 'nazgul' }))).toEqual([5, 7, 7]);
  });

  test('JM-NAZGUL-02, JM-NAZGUL-03: your own colour and the black die hit you', () => {
    expect(spaces(phase2(three, { ...NONE, yellow: 'nazgul' }))).toEqual([6, 7, 7]);
    expect(spaces(phase2({ ...three, active: 1 }, { ...NONE, black: 'nazgul' }))).toEqual([7, 6, 7]);
  });

  test('JM-NAZGUL-04, JM-NAZGUL-05: a die whose colour belongs to nobody is neutral and hits the active player', () => {
    expect(spaces(phase2({ ...three, active: 2 }, { ...NONE, green: 'nazgul' }))).toEqual([7, 7, 6]);
  });

  test('JM-NAZGUL-06: an opponent’s colour hits that opponent', () => {
    expect(spaces(phase2(three, { ...NONE, red: 'nazgul', blue: 'nazgul' }))).toEqual([7, 6, 6]);
  });

  test('JM-NAZGUL-07, JM-OUT-01, JM-GOAL-02: whoever loses the last square is out', () => {
    const table = phase2(
      { players: [player('frodo', 0, squares('xxxxxxo')), player('sam'), player('merry')] },
      { ...NONE, yellow: 'nazgul' },
    );
    expect(table.player(0)).toMatchObject({ spaces: 0, out: true });
  });

  test('JM-OUT-02, JM-OUT-05: also in another player’s turn; the others play on', () => {
    const table = phase2({ players: [player('frodo'), player('sam', 0, squares('xxxxxxo')), player('merry')] }, { ...NONE, red: 'nazgul' });
    expect(table.player(1).out).toBe(true);
    expect(table.view().active).toBe(2);
  });

  test('JM-OUT-03: reaching Mordor in the same turn does not save', () => {
    const table = phase2(
      { players: [player('frodo', 8, squares('xxxxxxo')), player('sam'), player('merry')] },
      { ...NONE, yellow: 'nazgul', black: 'ring' },
    );
    expect(table.player(0)).toMatchObject({ inMordor: true, out: true });
    expect(table.match.state.outcome).toBeNull();
  });

  test('JM-OUT-04: the colour of a player who is out becomes neutral', () => {
    const gone = { players: [player('frodo'), player('sam', 0, squares('xxxxxxx')), player('merry')] };
    expect(spaces(phase2(gone, { ...NONE, red: 'nazgul' }))).toEqual([6, 0, 7]);
  });

  test('JM-RULING-06: spaces are crossed off from left to right, half by half', () => {
    const table = phase2(
      { players: [player('frodo', 0, squares('xhsoooo')), player('sam')] },
      { ...NONE, yellow: 'nazgul', black: 'nazgul' },
    );
    expect(table.player(0).squares.slice(0, 4)).toEqual([
      { split: false, crossed: 1 },
      { split: true, crossed: 2 },
      { split: true, crossed: 1 },
      { split: false, crossed: 0 },
    ]);
  });

  test('JM-RULING-08: all strike at the same moment: the active player who is caught takes others along', () => {
    const last = squares('xxxxxxo');
    const table = phase2(
      { players: [player('frodo'), player('sam', 0, last), player('merry', 0, last)], active: 1 },
      { ...NONE, black: 'nazgul', blue: 'nazgul' },
    );
    expect(table.view().players.map(({ out }) => out)).toEqual([false, true, true]);
    expect(table.view().active).toBe(0);
  });

  test('JM-RULING-09, JM-END-01: several may go out together; if nobody is left all lose', () => {
    const last = squares('xxxxxxo');
    const table = phase2({ players: [player('frodo', 0, last), player('sam', 0, last)] }, { ...NONE, red: 'nazgul', yellow: 'nazgul' });
    expect(table.match.state.outcome).toMatchObject({ winners: [], reason: 'allCaught', rules: ['JM-END-01'] });
  });

  test('JM-RULING-10: Nazgûl beyond the last space have no further effect', () => {
    const table = phase2(
      { players: [player('frodo', 0, squares('xxxxxxo')), player('sam'), player('merry')] },
      { ...NONE, yellow: 'nazgul', black: 'nazgul' },
    );
    expect(table.player(0)).toMatchObject({ spaces: 0, out: true });
    expect(spaces(table)).toEqual([0, 7, 7]);
  });
});
