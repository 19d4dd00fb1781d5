import { createEffect, on } from 'solid-js';
import type { Spot } from './geometry.ts';
import { besides, crowd, isRoomy, isSeen } from './looks.ts';
import type { Inset, Watched } from './map.ts';
import type { Viewport } from './viewport.ts';

/** On small screens buttons lie over the foot of the map. */
const BUTTONS = 56;

/** What lies so near to the foot of the window is not seen well. */
const EDGE = 30;

/** Where nearly everything may be touched, nothing in particular needs to be shown. */
const ANYTHING = 60;

/** So many units of the map are seen across a wide window when something is to be seen from near. */
const ACROSS = 620;

/** What is asked for must be in sight. */
export interface Sight {
  /** Room enough for the whole map, and nothing that is to be seen from near. */
  readonly wide: () => boolean;
  readonly reveal: (points: readonly Spot[]) => void;
  /** The whole map, as far as nothing lies over it. */
  readonly whole: () => void;
}

export function createSight(
  viewport: Viewport,
  what: Omit<Watched, 'covered' | 'wantedBesides'> & {
    /** What may be touched now. */
    readonly wanted: () => readonly Spot[];
    readonly covered: () => number;
  },
): Sight {
  const wide = () => what.near?.() !== true && isRoomy(viewport.paper, viewport.window(), viewport.inset);
  const inset = (least = viewport.inset.bottom): Inset => ({ top: viewport.inset.top, bottom: Math.max(least, what.covered()) });
  const inSight = (point: Spot): boolean => isSeen(point, viewport.look(), viewport.window(), inset(EDGE));
  const reveal = (points: readonly Spot[]): void => {
    viewport.whenFree(() => {
      if (points.length > 0 && !points.every(inSight)) viewport.show(points, Math.max(viewport.look().scale, 1), inset());
    });
  };
  const focus = (): readonly Spot[] => (what.wanted().length > 0 ? what.wanted() : what.happening());
  /** With room for the whole map it is made smaller only while a scene hides what may be touched. */
  let isSmaller = false;
  const makeRoom = (): void => {
    if (viewport.chosen()) return;
    const hidden = what.asked() && what.covered() > 0 && !focus().every(inSight);
    if (hidden) viewport.set(besides(viewport.paper, focus(), viewport.window(), inset(EDGE)), inset(EDGE));
    else if (isSmaller && what.covered() === 0) viewport.fit();
    isSmaller = hidden || (isSmaller && what.covered() > 0);
  };
  /** On a phone, or in a low window, the whole map is too small to play on: it shows what matters now. */
  const lookAround = (): void => {
    const points = what.wanted().length > 0 ? what.wanted() : what.else();
    const over = inset(BUTTONS);
    const { paper } = viewport;
    const close = what.near?.() === true ? Math.max(paper.close, viewport.window().width / ACROSS) : paper.close;
    viewport.set(crowd({ ...paper, close }, points, viewport.look(), viewport.window(), over), over);
  };
  createEffect(
    on(viewport.window, ({ height }) => {
      if (height === 0 || viewport.chosen()) return;
      if (wide()) viewport.fit();
      else lookAround();
    }),
  );
  createEffect(
    on(
      what.moment,
      () => {
        // A scene that came at the same moment is laid out by then.
        requestAnimationFrame(() =>
          viewport.whenFree(() => {
            if (wide()) return makeRoom();
            if (!what.asked() || focus().length > ANYTHING) return undefined;
            return viewport.chosen() || what.wanted().length === 0 ? reveal(focus()) : lookAround();
          }),
        );
      },
      { defer: true },
    ),
  );
  return { wide, reveal, whole: () => viewport.fit(inset()) };
}
