/** The bounds of `bounds.css` that scripts ask for. `packages/style.test.ts` holds them together. */

/** Plots are drawn for the width of the screen, never scaled down: up to here for a narrow one. */
export const NARROW = '(max-width: 47.5em)';
/** Up to here what stands beside the board on a wide screen lies in a drawer or below it. */
export const TABLET = '(max-width: 63.9375em)';
