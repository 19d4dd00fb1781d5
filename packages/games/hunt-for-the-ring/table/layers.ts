import { createSignal } from 'solid-js';

/** What of the map is drawn besides the board itself. */
export interface Layers {
  readonly belief: boolean;
  readonly thread: boolean;
}

/** Layers stay as they were chosen while the page lives. */
export const [layers, changeLayers] = createSignal<Layers>({ belief: true, thread: true });
