import { createSignal } from 'solid-js';
import type { CompanionView, EnemyView, MordorView } from '../view.ts';

/** A card that is being read large, and where it lies. */
export type Reading = (
  | { readonly kind: 'companion'; readonly card: CompanionView }
  | { readonly kind: 'enemy'; readonly card: EnemyView }
  | { readonly kind: 'mordor'; readonly card: MordorView }
) & {
  readonly anchor: Element;
  /** Stays until something else is touched. */
  readonly pinned: boolean;
};

type Face = Pick<Reading, 'kind' | 'card'>;

/** There is one table on a screen, so one card is read at a time. */
export const [reading, read] = createSignal<Reading | null>(null);

const HOVER = 420;
const PRESS = 480;
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed = false;

const soon = (wait: number, then: () => void): void => {
  clearTimeout(timer);
  timer = setTimeout(then, wait);
};

export const keepReading = (): void => clearTimeout(timer);
export const stopReading = (): void => {
  clearTimeout(timer);
  read(null);
};
/** The pointer left: a moment later, so that it can reach the large card itself. */
export const leaveReading = (): void => soon(200, () => reading()?.pinned !== true && read(null));

/** Hover, a long press or the focus of the keyboard shows a card large. */
export function readable(face: () => Face): {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onContextMenu(event: Event): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
} {
  const show = (anchor: Element, pinned: boolean): void => {
    read({ ...face(), anchor, pinned } as Reading);
  };
  return {
    onPointerEnter(event) {
      const anchor = event.currentTarget as Element;
      if (event.pointerType === 'mouse') soon(HOVER, () => show(anchor, false));
    },
    onPointerLeave(event) {
      if (event.pointerType === 'mouse') leaveReading();
      else clearTimeout(timer);
    },
    onPointerDown(event) {
      const anchor = event.currentTarget as Element;
      pressed = false;
      clearTimeout(timer);
      if (event.pointerType === 'mouse') return;
      soon(PRESS, () => {
        pressed = true;
        show(anchor, true);
      });
    },
    onPointerUp() {
      if (!pressed) clearTimeout(timer);
    },
    onContextMenu(event) {
      if (pressed) event.preventDefault();
    },
    onFocus(event) {
      const anchor = event.currentTarget as Element;
      if (anchor.matches(':focus-visible')) show(anchor, false);
    },
    onBlur() {
      if (reading()?.pinned !== true) read(null);
    },
  };
}

/** A press that was long enough to read is no touch. */
export function wasLongPress(): boolean {
  const was = pressed;
  pressed = false;
  return was;
}
