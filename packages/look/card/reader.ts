import { type Accessor, createSignal, getOwner, onCleanup } from 'solid-js';

/** A card that is being read large, and where the small one lies. */
export type Reading<Shown> = Shown & {
  readonly anchor: HTMLElement;
  /** Stays until something else is touched, and can be acted upon. */
  readonly pinned: boolean;
};

/**
 * Handlers of a card: a mouse that comes to it, a long press or the focus of the keyboard shows it large. A card that comes to lie under a mouse at
 * rest, because the table has changed, is not read: large, it would hide what was to be touched next.
 */
interface Readable {
  onPointerEnter(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onContextMenu(event: Event): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

export interface Reader<Shown> {
  readonly reading: Accessor<Reading<Shown> | null>;
  readonly readable: (shown: () => Shown) => Readable;
  readonly open: (shown: Shown, anchor: HTMLElement) => void;
  readonly close: () => void;
  /** Closes it and gives the focus back to the card, which is not read again for that. */
  readonly giveBack: () => void;
  /** The pointer is over the large card itself. */
  readonly keep: () => void;
  /** The pointer left: a moment later it closes, so that the pointer can reach the large card. */
  readonly leave: () => void;
  /** A press that was long enough to read is no touch. */
  readonly wasLongPress: () => boolean;
}

const HOVER = 420;
const PRESS = 480;
const LEAVE = 200;

/** One card is read at a time. */
export function createReader<Shown extends object>(): Reader<Shown> {
  const [reading, read] = createSignal<Reading<Shown> | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  /** The card over which the mouse is and has not moved yet. */
  let restedOn: EventTarget | null = null;
  let returning = false;
  const soon = (wait: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  };
  if (getOwner() !== null) onCleanup(() => clearTimeout(timer));
  const put = (shown: Shown, anchor: HTMLElement, pinned: boolean): void => void read(() => ({ ...shown, anchor, pinned }));
  const close = (): void => {
    clearTimeout(timer);
    read(null);
  };
  const leave = (): void => soon(LEAVE, () => reading()?.pinned !== true && read(null));
  return {
    reading,
    readable: (shown) => {
      const show = (anchor: HTMLElement, pinned: boolean): void => {
        if (reading()?.pinned !== true || pinned) put(shown(), anchor, pinned);
      };
      return {
        onPointerEnter({ currentTarget }) {
          restedOn = currentTarget;
        },
        onPointerMove(event) {
          const anchor = event.currentTarget;
          if (!(anchor instanceof HTMLElement) || anchor !== restedOn) return;
          restedOn = null;
          if (event.pointerType === 'mouse') soon(HOVER, () => show(anchor, false));
        },
        onPointerLeave(event) {
          restedOn = null;
          if (event.pointerType === 'mouse') leave();
          else clearTimeout(timer);
        },
        onPointerDown(event) {
          const anchor = event.currentTarget;
          pressed = false;
          clearTimeout(timer);
          if (event.pointerType === 'mouse' || !(anchor instanceof HTMLElement)) return;
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
          const anchor = event.currentTarget;
          if (!returning && anchor instanceof HTMLElement && anchor.matches(':focus-visible')) show(anchor, false);
        },
        onBlur() {
          if (reading()?.pinned !== true) close();
        },
      };
    },
    open(shown, anchor) {
      clearTimeout(timer);
      put(shown, anchor, true);
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
