import type { Manners } from '../manner.ts';
import manners from './manners.json' with { type: 'json' };

/** Manners that were tuned in wars of rule bots against each other (`node bench/tune-war.ts`). */
export const TUNED: Manners = [manners[0], manners[1]];
