import type { WarAction } from '../../rules/verbs.ts';

/**
 * What one touch of a region does: a chain of the same small actions that could be taken one by one. The rules decide about each of them when its turn
 * comes; what they do not offer is not done, and its reason is shown.
 */
export type TouchPlan = readonly WarAction[];

/** TouchPlans by the region that is touched. */
export type TouchPlans = ReadonlyMap<string, TouchPlan>;

export const NO_PLANS: TouchPlans = new Map();
