import { createSignal, untrack } from 'solid-js';

/** Whether the player uses the keyboard just now: then the focus is guided. With mouse or touch it stays where it is. */
const [keys, setKeys] = createSignal(false);

const hear = (event: 'keydown' | 'pointerdown', isKey: boolean): void => addEventListener(event, () => setKeys(isKey), { capture: true });
hear('keydown', true);
hear('pointerdown', false);

export const isKeyboardUser = (): boolean => untrack(keys);
