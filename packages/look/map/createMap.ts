import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { createKeys } from './keys.ts';
import type { MapGame } from './map.ts';
import { createSight, type Sight } from './sight.ts';
import { nearestSpace } from './targets.ts';
import { meantBy, type Tip } from './tip.ts';
import { createViewport, type Viewport } from './viewport.ts';

/** A space that is being read, and what on the page shows it. */
export interface ReadSpace {
  readonly id: string;
  readonly anchor: Element;
}

const spaceUnder = (x: number, y: number): Element | null => document.elementFromPoint(x, y)?.closest('[data-space]') ?? null;
const idOf = (space: Element): string => space.getAttribute('data-space') ?? '';

/** A mouse that rests on a space so long reads it, in milliseconds. */
const RESTS = 380;

/** A map at work: what is seen of it, where the keyboard stands, what is being read. `MapFrame` and `Space` draw it. */
export interface DrawnMap {
  readonly viewport: Viewport;
  readonly sight: Sight;
  /** Pixels a unit, now. What need not follow every movement of a finger follows `viewport.painted` instead. */
  readonly scale: Accessor<number>;
  /** The space that holds the map's one stop of the keyboard. */
  readonly home: Accessor<string>;
  readonly focus: (id: string) => void;
  readonly reading: Accessor<ReadSpace | null>;
  readonly read: (space: ReadSpace | null) => void;
  /** A mouse came to a space, or left it: null. */
  readonly hover: (space: ReadSpace | null) => void;
  readonly isWanted: (id: string) => boolean;
  /** `finger`: where on the screen a fingertip came down, which is broader than a point. */
  readonly touch: (id: string, anchor: Element, finger?: Tip | null) => void;
  /** A touch on the ground, in units of the map: means the space nearest to it. */
  readonly ground: (x: number, y: number) => void;
  readonly element: (id: string) => SVGElement | null;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly root: () => HTMLElement | undefined;
  /** Called by `MapFrame` when it is on the page. */
  readonly mount: (root: HTMLElement) => void;
}

export function createMap(game: MapGame): DrawnMap {
  const { spaces, isWanted, watched } = game;
  let root: HTMLElement | undefined;
  const viewport = createViewport(game.paper, game.inset);
  const element = (id: string): SVGElement | null => root?.querySelector<SVGElement>(`[data-space="${CSS.escape(id)}"]`) ?? null;
  const [reading, read] = createSignal<ReadSpace | null>(null);
  let hovering: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(hovering));
  const sight = createSight(viewport, {
    ...watched,
    wanted: () => [...spaces.filter(({ id }) => isWanted(id)), ...(watched.wantedBesides?.() ?? [])],
    covered: () => (root === undefined ? 0 : watched.covered(root)),
  });
  const { home, focus, onKey } = createKeys(spaces, {
    viewport,
    sight,
    neighbours: game.neighbours,
    isWanted,
    touch: game.touch,
    element,
    read: (id, anchor) => read({ id, anchor }),
    list: () => root !== undefined && game.list?.(root),
  });
  return {
    viewport,
    sight,
    scale: () => viewport.look().scale,
    home,
    focus,
    reading,
    read,
    hover(space) {
      clearTimeout(hovering);
      if (space === null) read(null);
      else hovering = setTimeout(() => read(space), RESTS);
    },
    isWanted,
    touch(id, anchor, finger = null) {
      // Whoever touches a space knows it: what is read beside it would lie over what comes of the touch.
      clearTimeout(hovering);
      read(null);
      const meant = finger === null || isWanted(id) ? null : meantBy(finger, spaceUnder, (space) => isWanted(idOf(space)));
      if (meant === null) game.touch(id, anchor);
      else game.touch(idOf(meant), meant);
    },
    ground(x, y) {
      const nearest = nearestSpace(spaces, { x, y }, viewport.look().scale, isWanted);
      const anchor = nearest === null ? null : element(nearest);
      if (nearest !== null && anchor !== null) game.touch(nearest, anchor);
      else game.missed?.();
    },
    element,
    onKey,
    root: () => root,
    mount: (mounted) => {
      root = mounted;
    },
  };
}
