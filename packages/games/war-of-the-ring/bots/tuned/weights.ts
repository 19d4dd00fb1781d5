import { unchecked } from '#kernel/unchecked.ts';
import type { WarWeights } from '../plan.ts';
import conducts from './conducts.json' with { type: 'json' };

/**
 * Manners and plans that were tuned in wars of rule bots against each other (`node bench/tuning/war.ts`). Our own file, written by the tuner in this form;
 * an import of JSON only loses the literal types.
 */
export const TUNED = unchecked<WarWeights>(conducts);
