import { createEffect, on } from 'solid-js';
import { isRoomy, showing, type Viewport } from './viewport.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Near enough to read names on a phone. */
const CLOSE = 0.95;

/** Where nearly everything may be touched, nothing in particular needs to be shown. */
const ANYTHING = 60;

/** What is asked for must be in sight. */
export interface Sight {
  /** Room enough for the whole map. */
  readonly wide: () => boolean;
  readonly reveal: (points: readonly Spot[]) => void;
}

export function createSight(
  viewport: Viewport,
  what: {
    /** What may be touched now. */
    readonly wanted: () => readonly Spot[];
    /** What there is to see when nothing may be touched. */
    readonly else: () => readonly Spot[];
    readonly asked: () => boolean;
    /** Changes when something else is asked. */
    readonly moment: () => string;
  },
): Sight {
  const wide = () => isRoomy(viewport.window(), viewport.inset);
  const inSight = ({ x, y }: Spot): boolean => {
    const { look, window } = viewport;
    const [dx, dy] = [(x - look().x) * look().scale, (y - look().y) * look().scale];
    return Math.abs(dx) < window().width / 2 - 24 && Math.abs(dy) < window().height / 2 - 30;
  };
  const reveal = (points: readonly Spot[]): void => {
    if (points.length > 0 && !points.every(inSight))
      viewport.set(showing(points, viewport.window(), Math.max(viewport.look().scale, 1), viewport.inset));
  };
  /** On a phone, or in a low window, the whole map is too small to play on: it shows what matters now. */
  const lookAround = (): void => {
    const points = what.wanted().length > 0 ? what.wanted() : what.else();
    viewport.set(showing(points, viewport.window(), CLOSE, viewport.inset));
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
        if (wide() || !what.asked() || what.wanted().length === 0 || what.wanted().length > ANYTHING) return;
        if (viewport.chosen()) reveal(what.wanted());
        else lookAround();
      },
      { defer: true },
    ),
  );
  return { wide, reveal };
}
