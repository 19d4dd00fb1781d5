import { createEffect, on } from 'solid-js';

/** Where the focus goes when the page under it changes: those who read with keys or ears must not be thrown back to the first link. */

const FRAMES = 600;

/** To the beginning of the page, as soon as it is there; unless the reader has gone somewhere meanwhile. */
export function focusMain(frames = FRAMES): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const main = document.getElementById('main');
  if (main !== null) main.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusMain(frames - 1));
}

/**
 * What had the focus may be gone after a move (a card that was played) or be out of use for a moment (a button that was pressed).
 * Then it gets the focus back, or else its board. `change`: what may have changed the board; null while a move is on its way.
 */
export function keepFocus(board: HTMLElement, change: () => unknown): void {
  let last: HTMLElement | SVGElement | null = null;
  board.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
  });
  // Left by the reader, by key or by pointer; whatever is taken away leaves for nowhere.
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
