import type { Touch } from '#games/lesson.ts';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Rect } from './slipSpot.ts';

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

/** The first of the things so called that can be seen: one that is drawn twice is pointed at where it shows. */
export function elementAt(selector: string): Element | null {
  const drawn = [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return drawn.find(isInSight) ?? drawn[0] ?? null;
}

const rectAt = (selector: string): Rect | null => {
  const element = elementAt(selector);
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
};

/** Whether this was touched already: it says so itself, or something has come of it. */
const isTouched = ({ at, until = `:is(${at})[aria-pressed="true"]` }: Touch): boolean => document.querySelector(until) !== null;

/** Which of the touches is next: the first that is left to do; the last one is done when the table answers. */
function nextTouch(touches: readonly Touch[]): number {
  const left = touches.findIndex((touch, index) => index === touches.length - 1 || !isTouched(touch));
  return Math.max(0, left);
}

/** How often a thing is brought into sight, and how many frames lie between: the table may still be moving. */
const TRIES = 3;
const PATIENCE = 20;

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
    let frame = 0;
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const at = nextTouch(path);
      const selector = path[at]?.at ?? '';
      setPlace(at);
      if (sought !== selector) [sought, tries] = [selector, 0];
      // What is not in sight is brought there; a few times only, for the reader may want to look elsewhere.
      const element = selector === '' ? null : elementAt(selector);
      if (element !== null && tries < TRIES * PATIENCE && !isInSight(element) && tries++ % PATIENCE === 0) bringIntoSight(element);
      setPointed({
        next: selector === '' ? null : rectAt(selector),
        later: path.slice(at + 1).flatMap((touch) => rectInSight(touch.at) ?? []),
        also: other === undefined ? null : rectInSight(other),
      });
    };
    look();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return { pointed, place };
}

/** Whether its middle is on the page, inside everything that could cut it off (a list that scrolls, the window of a map), and not under something else. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const cut = around.getBoundingClientRect();
    if (x < cut.left || y < cut.top || x > cut.right || y > cut.bottom) return false;
  }
  const hit = document.elementFromPoint(x, y);
  // The slip itself goes out of the way; pieces on a map belong to its drawing.
  const drawing = element.closest('svg') ?? element;
  return hit !== null && (drawing.contains(hit) || hit.contains(element) || hit.closest('.lesson-slip') !== null);
}

/** A list is scrolled; a map goes to the space that gets the focus. */
function bringIntoSight(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  if (element instanceof SVGElement && !isInSight(element)) element.focus({ preventScroll: true });
}

function rectInSight(selector: string): Rect | null {
  const element = elementAt(selector);
  return element !== null && isInSight(element) ? rectAt(selector) : null;
}
