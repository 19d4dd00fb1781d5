import type { Step } from '#kernel';
import type { War } from '../state.ts';

/** Questions that event cards ask. */
export const EVENT_STEPS: { readonly [name: string]: Step<War> } = {};
