import { type Accessor, createSignal } from 'solid-js';
import type { Size, Spot } from './geometry.ts';
import { fitting, kept, type Look, showing, zoomed } from './looks.ts';
import type { Inset, Paper } from './map.ts';

/** The window on a map: signals, so that whatever depends on what is seen follows. */
export interface Viewport {
  readonly paper: Paper;
  readonly inset: Inset;
  readonly look: Accessor<Look>;
  /** The scale at which the ground was last painted: between two, the painting is stretched. */
  readonly painted: Accessor<number>;
  readonly window: Accessor<Size>;
  resize(size: Size): void;
  /** `inset`: what lies over the window for the moment. */
  set(look: Look, inset?: Inset): void;
  zoom(factor: number, at?: Spot): void;
  pan(dx: number, dy: number): void;
  /** The whole sheet, beside what lies over the window. */
  fit(inset?: Inset): void;
  /** All of these, but no nearer than `most`, beside what lies over the window. */
  show(points: readonly Spot[], most?: number, inset?: Inset): void;
  /** A finger lies on the map, or was lifted. */
  hold(pressed: boolean): void;
  /** A finger lies on the map, or has just been lifted: nothing else moves it. */
  readonly held: Accessor<boolean>;
  /** Does it now, or, while a finger lies on the map, when what it touched is known: the map never moves away under a finger. */
  whenFree(change: () => void): void;
  /** The person has chosen what to look at: nothing moves it away unless it must. */
  readonly chosen: Accessor<boolean>;
}

const REPAINT = 140;
/** So soon after the finger was lifted the browser has said what it touched. */
const TOLD = 60;

export function createViewport(paper: Paper, inset: Inset): Viewport {
  const [window, setWindow] = createSignal<Size>({ width: 0, height: 0 });
  const [look, setLook] = createSignal<Look>(fitting(paper, { width: 1000, height: 640 }, inset));
  const [painted, setPainted] = createSignal(look().scale);
  const [chosen, choose] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // While fingers move, the painting is only stretched; it is painted anew when they rest.
  const set = (next: Look, over = inset): void => {
    setLook(kept(paper, next, window(), over));
    clearTimeout(timer);
    if (look().scale !== painted()) timer = setTimeout(() => setPainted(look().scale), REPAINT);
  };
  const [held, setHeld] = createSignal(false);
  let release: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  const whenFree = (change: () => void): void => {
    if (held()) waiting.push(change);
    else change();
  };
  const free = (): void => {
    setHeld(false);
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
  };
  const fitTo = (size: Size): void => {
    if (size.width === 0 || (size.width === window().width && size.height === window().height)) return;
    setWindow(size);
    setLook(kept(paper, look(), size, inset));
  };
  const middle = () => ({ x: window().width / 2, y: window().height / 2 });
  return {
    paper,
    look,
    painted,
    window,
    inset,
    resize: (size) => whenFree(() => fitTo(size)),
    set,
    hold(pressed) {
      clearTimeout(release);
      if (pressed) setHeld(true);
      else release = setTimeout(free, TOLD);
    },
    held,
    whenFree,
    chosen,
    zoom: (factor, at = middle()) => {
      choose(true);
      set(zoomed(paper, look(), factor, at, window(), inset));
    },
    pan: (dx, dy) => {
      choose(true);
      set({ ...look(), x: look().x - dx / look().scale, y: look().y - dy / look().scale });
    },
    fit: (over = inset) => {
      choose(false);
      set(fitting(paper, window(), over), over);
    },
    show: (points, most = paper.close, over = inset) => set(showing(paper, points, window(), most, over), over),
  };
}
