import type { GameRecord } from '#kernel';
import { createSignal } from 'solid-js';

/** A record read from a file, on its way to the page that plays it. It never leaves this browser. */
const [carried, carry] = createSignal<GameRecord | null>(null);

export { carried, carry };
