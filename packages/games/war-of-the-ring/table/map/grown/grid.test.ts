import { expect, test } from 'vitest';
import { gridOver } from './grid.ts';

const grid = gridOver(80, 60, 10, 8, 1);

test('cells that touch know of each other, all round', () => {
  for (const [cell, ring] of grid.around.entries())
    for (const other of ring) expect(grid.around[other], `${cell} ${other}`).toContain(cell);
  expect(Math.max(...grid.around.map(({ length }) => length))).toBe(6);
});

test('every edge between two cells has a corner on both sides, near to both', () => {
  for (const { cells, corners } of grid.edges)
    for (const corner of corners)
      for (const cell of cells)
        expect(Math.hypot(...[0, 1].map((axis) => grid.corners[corner][axis] - grid.cells[cell][axis]))).toBeLessThan(10);
  // A triangle has three edges; those within the grid are shared by two.
  expect(grid.edges.length).toBeGreaterThan(grid.corners.length);
});
