import type { Touch } from '#games/lesson.ts';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { scrollIntoSight, elementAt, isFullyVisible, type Rect, rectAt, visibleRect } from '../lib/visibility.ts';

/** What a step points at, as it lies on the screen now. */
export interface LessonTargets {
  /** The next target; null while it is not rendered. */
  readonly next: Rect | null;
  /** The targets after that. */
  readonly later: readonly Rect[];
  /** A related element that is highlighted too. */
  readonly also: Rect | null;
}

const NOTHING: LessonTargets = { next: null, later: [], also: null };

/** Whether this target was touched already: it is pressed, or its result exists. */
const isTouched = ({ at, until = `:is(${at})[aria-pressed="true"]` }: Touch): boolean => document.querySelector(until) !== null;

/** The first target that is left; the last one is done when the table answers. */
function nextTouch(touches: readonly Touch[]): number {
  const left = touches.findIndex((touch, index) => index === touches.length - 1 || !isTouched(touch));
  return Math.max(0, left);
}

/** How often a target is scrolled into view, and frames between the tries: the table may still be moving. */
const TRIES = 12;
const PATIENCE = 20;
/** Events by which the player looks elsewhere: then scrolling stops. */
const TURNS_AWAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Follows the targets of a step, however the table moves. */
export function createLessonTargets(
  touches: Accessor<readonly Touch[]>,
  also: Accessor<string | undefined>,
): { readonly pointed: Accessor<LessonTargets>; readonly place: Accessor<number> } {
  const [pointed, setPointed] = createSignal<LessonTargets>(NOTHING, { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
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
      // Scroll the target into view.
      const element = selector === '' || turned || tries >= TRIES * PATIENCE ? null : elementAt(selector);
      if (element !== null && tries++ % PATIENCE === 0 && !isFullyVisible(element)) scrollIntoSight(element);
      setPointed({
        next: selector === '' ? null : rectAt(selector),
        later: path.slice(at + 1).flatMap((touch) => visibleRect(touch.at) ?? []),
        also: other === undefined ? null : visibleRect(other),
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
