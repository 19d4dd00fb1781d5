import { unchecked } from '#kernel/unchecked.ts';
import type { WarWeights } from '../plan.ts';
import conducts from './conducts.json' with { type: 'json' };

/** Manners and plans that were tuned in wars of rule bots against each other (`node bench/tune-war.ts`). */
export const TUNED = unchecked<WarWeights>(conducts);
