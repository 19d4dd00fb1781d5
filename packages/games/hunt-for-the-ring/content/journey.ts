import type { Space } from './ids.ts';
import { FAR } from './links.ts';

/** A route of part II, row by row: a space, or 0 for a dot. Row 0 is where Frodo starts. */
export interface Course {
  readonly long: boolean;
  readonly rows: Uint8Array;
  /** The last step: 14 or 16. */
  readonly length: number;
  /** The newest area at or above each step. */
  readonly lastArea: Uint8Array;
  /** Step at which each space was last entered at or before each step: `entered[step * spaces + space]`, 255 when never. */
  readonly entered: Uint8Array;
  readonly havens: readonly Space[];
}

export interface Journey extends Course {
  readonly id: string;
}

/** `spaces`: how many there are, on both maps together. */
export function makeCourse(spaces: number, long: boolean, rows: Uint8Array, havens: readonly Space[]): Course {
  const lastArea = new Uint8Array(rows.length);
  const entered = new Uint8Array(rows.length * spaces).fill(FAR);
  for (let row = 0; row < rows.length; row++) {
    lastArea[row] = rows[row] === 0 ? lastArea[row - 1] : rows[row];
    if (row > 0) entered.copyWithin(row * spaces, (row - 1) * spaces, row * spaces);
    if (rows[row] !== 0) entered[row * spaces + rows[row]] = row;
  }
  return { long, rows, length: rows.length - 1, lastArea, entered, havens };
}
