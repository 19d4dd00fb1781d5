import type { Herald } from '../table/house.ts';

/** For tests in which nobody is told anything. */
export const NO_HERALD: Herald = { changed() {}, saw() {}, wrote: () => [] };
