import type { AlertSink } from '../table/context.ts';

/** For tests in which nobody is told anything. */
export const NO_HERALD: AlertSink = { changed() {}, saw() {}, wrote: () => [] };
