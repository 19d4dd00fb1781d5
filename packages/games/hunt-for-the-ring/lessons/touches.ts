import type { Touch } from '../../lesson.ts';
import type { HuntAction } from '../rules/state.ts';

/** What is touched on this table: a space of the map, or a button: under it, or in the scene that is laid over it. */
export const space = (id: number | string): Touch => ({ at: `[data-space="${id}"]` });
export const button = (group: HuntAction['type']): Touch => ({ at: `:is(.hr-bar, .hp-scene) [data-verb="${group}"]` });
/** The day, Frodo's steps and his corruption. */
export const STRIP: Touch = { at: '.hr-strip' };
