import type { Box, Size, Spot } from './geometry.ts';
import type { Inset, Paper } from './map.ts';

/** What of the map is seen: the point in the middle of the window, and pixels a unit. */
export interface Look extends Spot {
  readonly scale: number;
}

const NONE: Inset = { top: 0, bottom: 0 };

/** The whole sheet, as large as it goes. */
export function fitting({ sheet }: Paper, window: Size, inset: Inset = NONE): Look {
  const height = Math.max(80, window.height - inset.top - inset.bottom);
  const scale = Math.min(window.width / sheet.width, height / sheet.height);
  return {
    x: sheet.x + sheet.width / 2,
    // Room to spare is left at the foot rather than at the head: the key to the map lies there.
    y: sheet.y + sheet.height / 2 - (inset.top - inset.bottom) / 2 / scale + ((height / scale - sheet.height) / 2) * 0.7,
    scale,
  };
}

/** There is room for the whole sheet at a size that can be played on. */
export const isRoomy = (paper: Paper, window: Size, inset: Inset): boolean => fitting(paper, window, inset).scale >= paper.legible;

/** The farthest one can go shows a little more than the whole sheet. */
const scaled = (paper: Paper, scale: number, window: Size): number =>
  Math.min(paper.nearest, Math.max(fitting(paper, window).scale * 0.9, scale));

/** Never beyond the painted land, never so far that the sheet is lost, or lies under a scene. */
export function kept(paper: Paper, look: Look, window: Size, inset: Inset = NONE): Look {
  const { sheet, bleed } = paper;
  const scale = scaled(paper, look.scale, window);
  const clamp = (at: number, from: number, length: number, seen: number, first: number, across: number): number => {
    const half = seen / scale / 2;
    if (half * 2 >= length) return from + length / 2;
    const low = Math.max(from + half, Math.min(first, first + across / 2));
    const high = Math.min(from + length - half, Math.max(first + across, first + across / 2));
    return Math.min(Math.max(high, low), Math.max(low, at));
  };
  const below = inset.bottom / scale;
  return {
    x: clamp(look.x, bleed.x, bleed.width, window.width, sheet.x, sheet.width),
    // What lies over the foot is as good as painted: with room to spare the sheet rises above it.
    y: clamp(look.y, bleed.y, bleed.height + below, window.height, sheet.y, sheet.height + below),
    scale,
  };
}

/** Nearer or farther, the point under the finger staying where it is. `at` is in pixels from the corner of the window. */
export function zoomed(paper: Paper, look: Look, factor: number, at: Spot, window: Size, inset: Inset = NONE): Look {
  const scale = scaled(paper, look.scale * factor, window);
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  return kept(paper, { scale, x: look.x + dx / look.scale - dx / scale, y: look.y + dy / look.scale - dy / scale }, window, inset);
}

/** So near that all of these are well seen, but not nearer than reading needs. */
export function showing(paper: Paper, points: readonly Spot[], window: Size, most: number, inset: Inset): Look {
  if (points.length === 0) return fitting(paper, window, inset);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box: Box = {
    x: Math.min(...xs) - 60,
    y: Math.min(...ys) - 70,
    width: Math.max(...xs) - Math.min(...xs) + 120,
    height: Math.max(...ys) - Math.min(...ys) + 130,
  };
  const height = Math.max(80, window.height - inset.top - inset.bottom);
  const scale = Math.max(fitting(paper, window, inset).scale, Math.min(most, window.width / box.width, height / box.height));
  return kept(
    paper,
    { x: box.x + box.width / 2, y: box.y + box.height / 2 - (inset.top - inset.bottom) / 2 / scale, scale },
    window,
    inset,
  );
}

/** So many are shown however small they become: one must choose between them. */
const FEW = 6;

/** All of these, or, where that would be too small to play on, the place where most of them are; of two such places the one nearer to what is seen. */
export function crowd(paper: Paper, points: readonly Spot[], look: Look, window: Size, inset: Inset): Look {
  const whole = showing(paper, points, window, paper.close, inset);
  if (points.length <= FEW || whole.scale >= paper.legible) return whole;
  // However low the window, each is near to itself.
  const [across, down] = [
    Math.max(0, window.width / paper.legible / 2 - 60),
    Math.max(0, (window.height - inset.top - inset.bottom) / paper.legible / 2 - 65),
  ];
  const about = (middle: Spot): Spot[] => points.filter(({ x, y }) => Math.abs(x - middle.x) <= across && Math.abs(y - middle.y) <= down);
  const far = ({ x, y }: Spot): number => Math.hypot(x - look.x, y - look.y);
  const [densest] = points.map(about).sort((a, b) => b.length - a.length || far(a[0]) - far(b[0]));
  return showing(paper, densest, window, paper.close, inset);
}

/** A space whose upper half shows is seen. */
const HALF_A_SPACE = 10;

/** The space at this point is neither beyond an edge nor under what lies over the window. */
export function isSeen(point: Spot, look: Look, window: Size, inset: Inset): boolean {
  const [dx, dy] = [(point.x - look.x) * look.scale, (point.y - look.y) * look.scale];
  const [top, bottom] = [inset.top + HALF_A_SPACE - window.height / 2, window.height / 2 - inset.bottom];
  return Math.abs(dx) < window.width / 2 - 24 && dy > top && dy < bottom;
}

/** The whole sheet in what a scene leaves of the window; under a tall one that does not go, and it is what may be touched that is seen. */
export function besides(paper: Paper, points: readonly Spot[], window: Size, inset: Inset): Look {
  const whole = kept(paper, fitting(paper, window, inset), window, inset);
  return points.every((point) => isSeen(point, whole, window, inset)) ? whole : showing(paper, points, window, whole.scale, inset);
}
