import type { AlertSink } from '../table/session/context.ts';

/** For tests in which nobody is told anything. */
export const NO_ALERTS: AlertSink = { changed() {}, viewed() {}, chatStatements: () => [] };
