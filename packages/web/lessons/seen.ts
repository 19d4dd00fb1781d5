import type { Touch } from '#games/lesson.ts';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { bringIntoSight, elementAt, isWhollyInSight, type Rect, rectAt, rectInSight } from '../ui/inSight.ts';

/** What a step points at, as it lies on the screen now. */
export interface Pointed {
  /** What is to be touched next; null while it is not there. */
  readonly next: Rect | null;
  /** What is touched after that. */
  readonly later: readonly Rect[];
  /** What it answers. */
  readonly also: Rect | null;
}

const NOTHING: Pointed = { next: null, later: [], also: null };

/** Whether this was touched already: it says so itself, or something has come of it. */
const isTouched = ({ at, until = `:is(${at})[aria-pressed="true"]` }: Touch): boolean => document.querySelector(until) !== null;

/** Which of the touches is next: the first that is left to do; the last one is done when the table answers. */
function nextTouch(touches: readonly Touch[]): number {
  const left = touches.findIndex((touch, index) => index === touches.length - 1 || !isTouched(touch));
  return Math.max(0, left);
}

/** How often a thing is brought into sight, and how many frames lie between: the table may still be moving. */
const TRIES = 12;
const PATIENCE = 20;
/** What a reader does to look elsewhere: then nothing is brought anywhere any more. */
const TURNS_AWAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Follows what a step points at, however the table is moved or turned. */
export function createPointed(
  touches: Accessor<readonly Touch[]>,
  also: Accessor<string | undefined>,
): { readonly pointed: Accessor<Pointed>; readonly place: Accessor<number> } {
  const [pointed, setPointed] = createSignal<Pointed>(NOTHING, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  const [place, setPlace] = createSignal(0);
  createEffect(() => {
    const [path, other] = [touches(), also()];
    let sought: string | undefined;
    let tries = 0;
    let turned = false;
    let frame = 0;
    const turnAway = (): void => {
      turned = true;
    };
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const at = nextTouch(path);
      const selector = path[at]?.at ?? '';
      setPlace(at);
      if (sought !== selector) [sought, tries, turned] = [selector, 0, false];
      // What is not in sight is brought there.
      const element = selector === '' || turned || tries >= TRIES * PATIENCE ? null : elementAt(selector);
      if (element !== null && tries++ % PATIENCE === 0 && !isWhollyInSight(element)) bringIntoSight(element);
      setPointed({
        next: selector === '' ? null : rectAt(selector),
        later: path.slice(at + 1).flatMap((touch) => rectInSight(touch.at) ?? []),
        also: other === undefined ? null : rectInSight(other),
      });
    };
    look();
    for (const kind of TURNS_AWAY) addEventListener(kind, turnAway, { passive: true, capture: true });
    onCleanup(() => {
      cancelAnimationFrame(frame);
      for (const kind of TURNS_AWAY) removeEventListener(kind, turnAway, { capture: true });
    });
  });
  return { pointed, place };
}
