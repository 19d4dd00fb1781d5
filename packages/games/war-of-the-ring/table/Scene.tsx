import type { JSX } from 'solid-js';
import type { Desk } from './desk.ts';

/** The place of what happens beside the map: the battle and the hunt are shown here. */
export function Scene(_props: { readonly desk: Desk }): JSX.Element {
  return null;
}
