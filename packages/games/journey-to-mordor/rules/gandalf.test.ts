import { describe, expect, test } from 'vitest';
import { phase2, player, squares } from '../testing/table.ts';

const frodo = (trail: string, fields = 0) => ({ players: [player('frodo', fields, squares(trail)), player('sam')] });
const ONE = { black: 'gandalf', yellow: 'weapon', red: 'weapon', blue: 'weapon', green: 'weapon' } as const;
const TWO = { ...ONE, yellow: 'gandalf' } as const;
const WITH_NAZGUL = { ...ONE, yellow: 'nazgul' } as const;

describe('Gandalf', () => {
  test('JM-GANDALF-01: each Gandalf set aside lets you split one square of your own trail', () => {
    const table = phase2(frodo('ooooooo'), TWO).do({ type: 'split', square: 2 });
    expect(table.view().active).toBe(0);
    table.do({ type: 'split', square: 5 });
    expect(table.player(0).squares.map(({ split }) => split)).toEqual([false, true, false, false, true, false, false]);
    expect(table.player(1).squares.some(({ split }) => split)).toBe(false);
    expect(table.view().active).toBe(1);
  });

  test('JM-GANDALF-02: a split square is crossed off in two halves, one Nazgûl each', () => {
    const table = phase2(frodo('sxooooo'.replace('x', 'o')), { ...WITH_NAZGUL, black: 'weapon' });
    expect(table.player(0).squares[0]).toEqual({ split: true, crossed: 1 });
    expect(table.player(0).spaces).toBe(7);
  });

  test('JM-GANDALF-03: with Gandalf and Nazgûl in one turn the split comes first', () => {
    const table = phase2(frodo('ooooooo'), WITH_NAZGUL).do({ type: 'split', square: 1 });
    expect(table.player(0).squares[0]).toEqual({ split: true, crossed: 1 });
  });

  test('JM-GANDALF-04: when nothing can be split Gandalf does nothing and nobody is asked', () => {
    expect(phase2(frodo('sssssss'), ONE).view().active).toBe(1);
  });

  test('JM-GANDALF-04, JM-RULING-04: the first square alone is enough to be asked', () => {
    expect(phase2(frodo('ossssss'), ONE).options('split')).toEqual([{ type: 'split', square: 1 }]);
  });

  test('JM-GANDALF-05, JM-RULING-07: the last square may be split, and must then lose both halves', () => {
    const table = phase2(frodo('xxxxxxo'), WITH_NAZGUL).do({ type: 'split', square: 7 });
    expect(table.player(0)).toMatchObject({ spaces: 1, out: false });
    expect(table.player(0).squares[6]).toEqual({ split: true, crossed: 1 });
  });

  test('JM-GANDALF-06: a square can be split only once', () => {
    const table = phase2(frodo('ooooooo'), TWO).do({ type: 'split', square: 3 });
    expect(table.refused({ type: 'split', square: 3 })).toEqual(['JM-GANDALF-06']);
  });

  test('JM-RULING-04: any square that is neither split nor crossed off, not only the next', () => {
    const table = phase2(frodo('xxxoooo'), ONE);
    expect(table.refused({ type: 'split', square: 2 })).toEqual(['JM-RULING-04']);
    expect(table.options('split').map(({ square }) => square)).toEqual([4, 5, 6, 7]);
  });

  test('JM-RULING-05: splitting is optional', () => {
    const table = phase2(frodo('ooooooo'), TWO).do({ type: 'leaveUnsplit' });
    expect(table.player(0).squares.some(({ split }) => split)).toBe(false);
    expect(table.view().active).toBe(1);
    const last = phase2({ players: [player('frodo', 9), player('sam')], active: 1 }, TWO).do({ type: 'leaveUnsplit' });
    expect(last.state.outcome).toMatchObject({ winners: [0] });
    expect(last.state.open.gandalfs).toBe(0);
  });
});
