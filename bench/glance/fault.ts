import type { State } from '../../packages/kernel/index.ts';
import type { Deed } from '../decisions.ts';

/** Something that a person at the table would see at a glance, without thinking ahead. */
export interface Fault<S extends State> {
  readonly name: string;
  sees(deed: Deed<S>): boolean;
}
