import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Home } from './cards.ts';
import type { Face } from './deck.ts';

/** A card that is being read large, and where it lies. */
export interface Reading {
  readonly face: Face;
  readonly home: Home;
  readonly anchor: HTMLElement;
  /** Stays until something else is touched, and can be acted upon. */
  readonly pinned: boolean;
}

export interface Reader {
  readonly reading: Accessor<Reading | null>;
  /** Handlers of a card: hover, a long press or the focus of the keyboard shows it large. */
  readable(
    face: () => Face,
    home: Home,
  ): {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerUp(): void;
    onContextMenu(event: Event): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
  open(face: Face, home: Home, anchor: HTMLElement): void;
  close(): void;
  /** Closes it and gives the focus back to the card, which is not read again for that. */
  giveBack(): void;
  /** The pointer is over the large card itself. */
  keep(): void;
  /** The pointer left: a moment later it closes, so that the pointer can reach the large card. */
  leave(): void;
  /** A press that was long enough to read is no touch. */
  wasLongPress(): boolean;
}

const HOVER = 420;
const PRESS = 480;
const LEAVE = 200;

/** One for each panel: one card is read at a time. */
export function createReader(): Reader {
  const [reading, read] = createSignal<Reading | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let returning = false;
  const soon = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  };
  onCleanup(() => clearTimeout(timer));
  const close = (): void => {
    clearTimeout(timer);
    read(null);
  };
  const leave = (): void => soon(LEAVE, () => reading()?.pinned !== true && read(null));
  return {
    reading,
    readable: (face, home) => {
      const show = (anchor: HTMLElement, pinned: boolean): void => {
        if (reading()?.pinned !== true || pinned) read({ face: face(), home, anchor, pinned });
      };
      return {
        onPointerEnter(event) {
          const anchor = event.currentTarget as HTMLElement;
          if (event.pointerType === 'mouse') soon(HOVER, () => show(anchor, false));
        },
        onPointerLeave(event) {
          if (event.pointerType === 'mouse') leave();
          else clearTimeout(timer);
        },
        onPointerDown(event) {
          const anchor = event.currentTarget as HTMLElement;
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
          const anchor = event.currentTarget as HTMLElement;
          if (!returning && anchor.matches(':focus-visible')) show(anchor, false);
        },
        onBlur() {
          if (reading()?.pinned !== true) close();
        },
      };
    },
    open(face, home, anchor) {
      clearTimeout(timer);
      read({ face, home, anchor, pinned: true });
    },
    close,
    giveBack() {
      const anchor = reading()?.anchor;
      close();
      returning = true;
      anchor?.focus({ preventScroll: true });
      returning = false;
    },
    keep: () => clearTimeout(timer),
    leave,
    wasLongPress() {
      const was = pressed;
      pressed = false;
      return was;
    },
  };
}
