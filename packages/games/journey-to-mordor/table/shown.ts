import type { Seat } from '#kernel';
import { createSignal } from 'solid-js';

/**
 * Whose sheet lies on the table: touched in the margin or on the tabs above the sheet. Null: one's own, or that of the player on turn when the table is
 * followed. There is one table on a screen, so one memory is enough; the board clears it when it is laid out.
 */
export const [shownSeat, showSeat] = createSignal<Seat | null>(null);
