import { type Point, rnd } from '#look/pen.ts';

/**
 * A fine grid of cells, six neighbours each, shaken a little so that no border is as straight as a ruler. A border between two regions runs
 * through the triangles between cells; however the cells are shaken, the triangles keep their sense (a third of a step is the most).
 */
export interface Grid {
  readonly cells: readonly Point[];
  /** Neighbours of a cell in a ring. */
  readonly around: readonly (readonly number[])[];
  /** Middles of the triangles. */
  readonly corners: readonly Point[];
  /** Two cells that touch, with the triangles on both sides of their edge. */
  readonly edges: readonly { readonly cells: readonly [number, number]; readonly corners: readonly [number, number] }[];
}

const SHAKE = 0.5;
const ROW = 0.866;

export function gridOver(width: number, height: number, margin: number, step: number, seed: number): Grid {
  const next = rnd(seed);
  const columns = Math.ceil((width + 2 * margin) / step) + 1;
  const rows = Math.ceil((height + 2 * margin) / (step * ROW)) + 1;
  const cells: Point[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      cells.push([
        -margin + (column + (row % 2) / 2) * step + (next() - 0.5) * step * SHAKE,
        -margin + row * step * ROW + (next() - 0.5) * step * SHAKE,
      ]);
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= rows || column >= columns ? -1 : row * columns + column;
  const around = cells.map((_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const left = column - 1 + (row % 2);
    return [
      at(row, column - 1),
      at(row - 1, left),
      at(row - 1, left + 1),
      at(row, column + 1),
      at(row + 1, left + 1),
      at(row + 1, left),
    ].filter((each) => each >= 0);
  });
  const corners: Point[] = [];
  const sides = new Map<string, number[]>();
  const triangle = (...three: readonly [number, number, number]): void => {
    if (three.some((each) => each < 0)) return;
    const points = three.map((each) => cells[each]);
    corners.push([(points[0][0] + points[1][0] + points[2][0]) / 3, (points[0][1] + points[1][1] + points[2][1]) / 3]);
    for (const [a, b] of [
      [three[0], three[1]],
      [three[1], three[2]],
      [three[2], three[0]],
    ]) {
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      sides.set(key, [...(sides.get(key) ?? []), corners.length - 1]);
    }
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = column - 1 + (row % 2);
      triangle(at(row, column), at(row, column + 1), at(row + 1, left + 1));
      triangle(at(row, column), at(row + 1, left), at(row + 1, left + 1));
    }
  const edges = [...sides].flatMap(([key, [one, other]]) => {
    if (other === undefined) return [];
    const [a, b] = key.split(' ').map(Number);
    return [{ cells: [a, b] as const, corners: [one, other] as const }];
  });
  return { cells, around, corners, edges };
}
