/** How the board is folded: one column with the tray at the thumb, one column with room, or the sheet over a wide tray. */
export type Shape = 'phone' | 'tablet' | 'wide';

export const shapeOf = (width: number): Shape => (width < 600 ? 'phone' : width < 900 ? 'tablet' : 'wide');

const LARGEST = { phone: 66, tablet: 80, wide: 98 } as const;
export const GAP = { phone: 14, tablet: 20, wide: 22 } as const;
/** Width that is not the dice's: paddings, and beside the felt the panel and on wide boards the rack. */
export const TAKEN = { phone: 56, tablet: 290, wide: 590 } as const;

/** Edge of a loose die so that `count` of them stand in one row. */
export function dieEdge(shape: Shape, board: { readonly width: number; readonly height: number }, count: number): number {
  const largest = board.height < 620 && shape === 'phone' ? 58 : LARGEST[shape];
  if (count === 0) return largest;
  const room = Math.floor((board.width - TAKEN[shape] - (count - 1) * GAP[shape]) / count);
  return Math.max(40, Math.min(largest, room));
}
