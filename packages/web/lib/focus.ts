import { createEffect, on } from 'solid-js';

/** Focus management: keyboard and screen reader users must not be thrown back to the first link when the page changes. */

const FRAMES = 600;

/** Focuses the beginning of the page once it is rendered, unless the player has focused something else. */
export function focusMain(frames = FRAMES): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const main = document.getElementById('main');
  if (main !== null) main.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusMain(frames - 1));
}

/**
 * Restores the focus after a move: the focused element may be gone (a played card) or disabled for a moment (a pressed button). It gets the focus
 * back, else the board does. `change`: what may have changed the board; null while a move is pending.
 */
export function restoreFocus(board: HTMLElement, change: () => unknown): void {
  let last: HTMLElement | SVGElement | null = null;
  board.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
  });
  // The player moved on, by key or pointer. A removed element has no `relatedTarget`.
  board.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null) last = null;
  });
  board.addEventListener('pointerdown', ({ target }) => {
    if (last !== null && !(target instanceof Node && last.contains(target))) last = null;
  });
  const giveBack = (): void => {
    if (last === null || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const to = last.isConnected && !last.matches(':disabled') ? last : board;
    last = null;
    to.focus({ preventScroll: true });
  };
  createEffect(on(change, (now) => now !== null && requestAnimationFrame(giveBack), { defer: true }));
}
