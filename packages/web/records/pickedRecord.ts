import type { GameRecord } from '#kernel';
import { createSignal } from 'solid-js';

/** A record read from a file, handed to the page that plays it. It stays in this browser. */
const [pickedRecord, pickRecord] = createSignal<GameRecord | null>(null);

export { pickedRecord, pickRecord };
