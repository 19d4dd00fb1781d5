/**
 * How the board is folded: one column with the tray at the thumb, one column with room, or the sheet over a wide tray;
 * and `low`, a phone turned on its side, with the tray beside the sheet.
 */
type Shape = 'phone' | 'low' | 'tablet' | 'wide';

/** Of the board with its paddings, which differ from shape to shape: without them one shape would call for another, and that one for the first. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export function shapeOf({ width, height }: Size): Shape {
  if (width < 620) return 'phone';
  if (height < 450) return 'low';
  return width < 940 ? 'tablet' : 'wide';
}

const LARGEST = { phone: 66, low: 58, tablet: 80, wide: 98 } as const;
export const GAP = { phone: 14, low: 8, tablet: 20, wide: 22 } as const;
/** Width that is not the dice's: paddings, and beside the felt the panel and on wide boards the rack. */
export const TAKEN = { phone: 72, low: 64, tablet: 322, wide: 634 } as const;

/** Edge of a loose die so that `count` of them stand in one row. */
export function dieEdge(shape: Shape, board: Size, count: number): number {
  const largest = board.height < 626 && shape === 'phone' ? 58 : LARGEST[shape];
  if (count === 0) return largest;
  const room = Math.floor(((shape === 'low' ? board.width / 2 : board.width) - TAKEN[shape] - (count - 1) * GAP[shape]) / count);
  return Math.max(40, Math.min(largest, room));
}
