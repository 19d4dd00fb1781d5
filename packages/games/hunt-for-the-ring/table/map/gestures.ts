import type { Viewport } from './viewport.ts';

/** Fingers and wheel on the map: one finger pans, two pinch, the wheel zooms. A press that moved is no touch. */

const STILL = 7;

interface Finger {
  x: number;
  y: number;
}

export function gestures(element: HTMLElement, viewport: Viewport): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let pinch = 0;
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
      viewport.pan(now.x - before.x, now.y - before.y);
    }
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    pinch = 0;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    viewport.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
  };
  const click = (event: MouseEvent): void => {
    if (travelled <= STILL || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
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
