import type { Spot } from './geometry.ts';
import type { Viewport } from './viewport.ts';

/** Fingers and wheel on the map: one finger pans, two pinch, the wheel zooms, two quick taps come nearer. A press that moved is no touch. */

/** Pixels that a finger may move and still lie still. */
const STILL = 7;
/** Two taps so soon after one another, and so near, are one: milliseconds and pixels. */
const SOON = 320;
const NEAR = 30;
/** How much nearer two taps come. */
const NEARER = 1.8;

interface Finger {
  x: number;
  y: number;
}

/** `isFree`: two taps on this mean nothing else. */
export function gestures(element: HTMLElement, viewport: Viewport, isFree: (target: EventTarget | null) => boolean): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let pinch = 0;
  let tapped: (Spot & { readonly time: number }) | null = null;
  const local = (event: { clientX: number; clientY: number }): Finger => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { middle: Finger; length: number } => {
    const [a, b] = [...fingers.values()];
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.set(event.pointerId, local(event));
    if (fingers.size === 1) travelled = 0;
    if (fingers.size === 2) {
      pinch = spread().length;
      travelled = STILL + 1;
    }
  };
  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    // Let go outside the map, and back: nothing is held any more.
    if (event.buttons === 0) {
      fingers.delete(event.pointerId);
      return;
    }
    const now = local(event);
    const before = fingers.size === 2 ? spread().middle : { ...finger };
    travelled += fingers.size === 1 ? Math.hypot(now.x - finger.x, now.y - finger.y) : 0;
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
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    element.classList.remove('dragged');
    pinch = 0;
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
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel'] as const) element.removeEventListener(end, up);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('click', click, { capture: true });
  };
}
