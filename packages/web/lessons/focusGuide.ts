import type { Touch } from '#games/lesson.ts';
import { type Accessor, createEffect, on } from 'solid-js';
import { elementAt } from '../lib/visibility.ts';
import { isKeyboardUser } from './keyboardMode.ts';

/**
 * Guides the focus of a keyboard user: to each popover, from there to its target, and on to the next target. Returns how to focus one of the
 * targets.
 */
export function createFocusGuide(of: {
  /** Which slip lies there. */
  readonly slip: Accessor<string>;
  readonly touch: Accessor<readonly Touch[]>;
  /** Which of the things is to be touched next. */
  readonly place: Accessor<number>;
  /** Whether it can be seen. */
  readonly there: Accessor<boolean>;
  readonly sheet: () => HTMLElement | undefined;
}): (at: number) => void {
  /** The keyboard was taken from the slip to what it points at. */
  let led = false;
  /** The keyboard stands on the first button of the slip. */
  const stand = (): void => of.sheet()?.querySelector<HTMLElement>('.lesson-acts .btn')?.focus({ preventScroll: true });
  const focusOn = (at: number): void => {
    led = true;
    const element = elementAt(of.touch()[at]?.at ?? '');
    if ((element instanceof HTMLElement || element instanceof SVGElement) && !element.contains(document.activeElement)) element.focus();
  };
  createEffect(
    on(of.slip, () => {
      led = false;
      if (isKeyboardUser()) queueMicrotask(stand);
    }),
  );
  // A table that is still being laid takes the focus away with what it lays aside.
  createEffect(on(of.there, (there) => there && isKeyboardUser() && document.activeElement === document.body && stand()));
  // A keyboard user who has touched one target is taken to the next; one who still reads the popover stays there.
  createEffect(
    on(of.place, (at, before) => {
      if (before === undefined || at <= before || !isKeyboardUser()) return;
      const standing = document.activeElement;
      if (led || (standing !== document.body && of.sheet()?.contains(standing) !== true)) focusOn(at);
      else if (standing === document.body) stand();
    }),
  );
  return focusOn;
}
