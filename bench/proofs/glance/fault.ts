import type { State } from '../../../packages/kernel/index.ts';
import type { Decision } from '../../speed/decisions.ts';

/** Something that a person at the table would see at a glance, without thinking ahead. */
export interface Fault<S extends State> {
  readonly name: string;
  sees(deed: Decision<S>): boolean;
}
