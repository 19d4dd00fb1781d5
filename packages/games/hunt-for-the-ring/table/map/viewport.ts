import { type Accessor, createSignal } from 'solid-js';
import { type Box, BLEED, SHEET } from './sheet.ts';

/** What of the map is seen: the point in the middle of the window, and pixels a unit. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const CLOSEST = 2.6;
/** Room kept between the sheet and what lies over the edges of the window. */
export interface Inset {
  readonly top: number;
  readonly bottom: number;
}

const NONE: Inset = { top: 0, bottom: 0 };

/** The whole sheet, as large as it goes. */
export function fitting(window: Size, inset: Inset = NONE): Look {
  const height = Math.max(80, window.height - inset.top - inset.bottom);
  const scale = Math.min(window.width / SHEET.width, height / SHEET.height);
  return {
    x: SHEET.x + SHEET.width / 2,
    // Room to spare is left at the foot rather than at the head: the key to the map lies there.
    y: SHEET.y + SHEET.height / 2 - (inset.top - inset.bottom) / 2 / scale + ((height / scale - SHEET.height) / 2) * 0.7,
    scale,
  };
}

/** Small, but every number can still be read. */
const LEGIBLE = 0.5;

/** There is room for the whole sheet at a size that can be played on. */
export const isRoomy = (window: Size, inset: Inset): boolean => fitting(window, inset).scale >= LEGIBLE;

/** Never beyond the painted land, never so far that the sheet is lost, or lies under a scene. */
export function kept(look: Look, window: Size, inset: Inset = NONE): Look {
  const scale = Math.min(CLOSEST, Math.max(fitting(window).scale * 0.9, look.scale));
  const clamp = (at: number, from: number, length: number, seen: number, sheet: number, sheetLength: number): number => {
    const half = seen / scale / 2;
    if (half * 2 >= length) return from + length / 2;
    const low = Math.max(from + half, Math.min(sheet, sheet + sheetLength / 2));
    const high = Math.min(from + length - half, Math.max(sheet + sheetLength, sheet + sheetLength / 2));
    return Math.min(Math.max(high, low), Math.max(low, at));
  };
  return {
    x: clamp(look.x, BLEED.x, BLEED.width, window.width, SHEET.x, SHEET.width),
    y: clamp(look.y, BLEED.y, BLEED.height, window.height, SHEET.y, SHEET.height + inset.bottom / scale),
    scale,
  };
}

/** Nearer or farther, the point under the finger staying where it is. `at` is in pixels from the corner of the window. */
export function zoomed(look: Look, factor: number, at: { readonly x: number; readonly y: number }, window: Size): Look {
  const scale = Math.min(CLOSEST, Math.max(fitting(window).scale * 0.9, look.scale * factor));
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  return kept({ scale, x: look.x + dx / look.scale - dx / scale, y: look.y + dy / look.scale - dy / scale }, window);
}

/** So near that all of these are well seen, but not nearer than reading needs. */
export function showing(points: readonly { readonly x: number; readonly y: number }[], window: Size, most: number, inset: Inset): Look {
  if (points.length === 0) return fitting(window, inset);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box: Box = {
    x: Math.min(...xs) - 60,
    y: Math.min(...ys) - 70,
    width: Math.max(...xs) - Math.min(...xs) + 120,
    height: Math.max(...ys) - Math.min(...ys) + 130,
  };
  const height = Math.max(80, window.height - inset.top - inset.bottom);
  const scale = Math.max(fitting(window, inset).scale, Math.min(most, window.width / box.width, height / box.height));
  return kept({ x: box.x + box.width / 2, y: box.y + box.height / 2 - (inset.top - inset.bottom) / 2 / scale, scale }, window, inset);
}

/** A space whose upper half shows is seen. */
const HALF_A_SPACE = 10;

/** The space at this point is neither beyond an edge nor under what lies over the window. */
export function isSeen(point: { readonly x: number; readonly y: number }, look: Look, window: Size, inset: Inset): boolean {
  const [dx, dy] = [(point.x - look.x) * look.scale, (point.y - look.y) * look.scale];
  const [top, bottom] = [inset.top + HALF_A_SPACE - window.height / 2, window.height / 2 - inset.bottom];
  return Math.abs(dx) < window.width / 2 - 24 && dy > top && dy < bottom;
}

/** The whole sheet in what a scene leaves of the window; under a tall one that does not go, and it is what may be touched that is seen. */
export function besides(points: readonly { readonly x: number; readonly y: number }[], window: Size, inset: Inset): Look {
  const whole = kept(fitting(window, inset), window, inset);
  return points.every((point) => isSeen(point, whole, window, inset)) ? whole : showing(points, window, whole.scale, inset);
}

export interface Viewport {
  readonly look: Accessor<Look>;
  /** The scale at which the ground was last painted: between two, the painting is stretched. */
  readonly painted: Accessor<number>;
  readonly window: Accessor<Size>;
  resize(size: Size): void;
  /** `inset`: what lies over the window for the moment. */
  set(look: Look, inset?: Inset): void;
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void;
  pan(dx: number, dy: number): void;
  fit(): void;
  /** The person has chosen what to look at: nothing moves it away unless it must. */
  readonly chosen: Accessor<boolean>;
  readonly inset: Inset;
}

const REPAINT = 140;

export function createViewport(inset: Inset): Viewport {
  const [window, setWindow] = createSignal<Size>({ width: 0, height: 0 });
  const [look, setLook] = createSignal<Look>(fitting({ width: 1000, height: 640 }, inset));
  const [painted, setPainted] = createSignal(look().scale);
  const [chosen, choose] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // While fingers move, the painting is only stretched; it is painted anew when they rest.
  const set = (next: Look, over?: Inset): void => {
    setLook(kept(next, window(), over));
    clearTimeout(timer);
    if (look().scale !== painted()) timer = setTimeout(() => setPainted(look().scale), REPAINT);
  };
  const middle = () => ({ x: window().width / 2, y: window().height / 2 });
  return {
    look,
    painted,
    window,
    inset,
    resize(size) {
      if (size.width === 0 || (size.width === window().width && size.height === window().height)) return;
      setWindow(size);
      setLook(kept(look(), size));
    },
    set,
    chosen,
    zoom: (factor, at = middle()) => {
      choose(true);
      set(zoomed(look(), factor, at, window()));
    },
    pan: (dx, dy) => {
      choose(true);
      set({ ...look(), x: look().x - dx / look().scale, y: look().y - dy / look().scale });
    },
    fit: () => {
      choose(false);
      set(fitting(window(), inset));
    },
  };
}
