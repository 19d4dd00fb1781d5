import type { Spot } from './geometry.ts';
import type { Viewport } from './viewport.ts';

/** Fingers and wheel on the map: one finger pans, two pinch, the wheel zooms, two quick taps come nearer. A press that moved is no touch. */

/** Pixels that a finger may stray from where it came down and still lie still, however it trembles. */
const STILL = 7;
/** Two taps so soon after one another, and so near, are one: milliseconds and pixels. */
const SOON = 320;
const NEAR = 30;
/** How much nearer two taps come. */
const NEARER = 1.8;

interface Finger {
  x: number;
  y: number;
  /** Where it came down. */
  readonly from: Spot;
}

/** `isFree`: two taps on this mean nothing else. */
export function gestures(element: HTMLElement, viewport: Viewport, isFree: (target: EventTarget | null) => boolean): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let pinch = 0;
  let tapped: (Spot & { readonly time: number }) | null = null;
  const local = (event: { clientX: number; clientY: number }): Spot => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { middle: Spot; length: number } => {
    const [a, b] = [...fingers.values()];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // The first finger of all: whatever seemed to lie there still was lifted where the map did not see it.
    if (event.isPrimary) fingers.clear();
    const at = local(event);
    fingers.set(event.pointerId, { ...at, from: at });
    viewport.hold(true);
    if (fingers.size === 1) travelled = 0;
    if (fingers.size === 2) {
      pinch = spread().length;
      travelled = STILL + 1;
    }
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    element.classList.remove('dragged');
    pinch = 0;
    if (fingers.size === 0) viewport.hold(false);
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    // Let go outside the map, and back: nothing is held any more.
    if (event.buttons === 0) {
      up(event);
      return;
    }
    const now = local(event);
    const before = fingers.size === 2 ? spread().middle : { ...finger };
    if (fingers.size === 1) travelled = Math.max(travelled, Math.hypot(now.x - finger.from.x, now.y - finger.from.y));
    finger.x = now.x;
    finger.y = now.y;
    if (fingers.size === 2) {
      const { middle, length } = spread();
      viewport.pan(middle.x - before.x, middle.y - before.y);
      if (pinch > 0) viewport.zoom(length / pinch, middle);
      pinch = length;
    } else if (travelled > STILL) {
      // Only now is it a drag: taken over, so that it goes on beyond the edge, and so that what lies beneath is not pressed.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      element.classList.add('dragged');
      viewport.pan(now.x - before.x, now.y - before.y);
    }
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    viewport.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
  };
  const click = (event: MouseEvent): void => {
    // A key or a script presses without a finger.
    if (event.detail === 0) return;
    if (travelled > STILL) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const now = { ...local(event), time: event.timeStamp };
    const isSecond = tapped !== null && now.time - tapped.time < SOON && Math.hypot(now.x - tapped.x, now.y - tapped.y) < NEAR;
    const free = isFree(event.target);
    tapped = free && !isSecond ? now : null;
    if (free && isSecond) viewport.zoom(NEARER, now);
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  // Wherever it is lifted: what came to lie over the map meanwhile must not keep it.
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel'] as const) removeEventListener(end, up);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('click', click, { capture: true });
  };
}
