import type { ActionName } from '../../rules/nouns.ts';
import type { Offers } from '../offers.ts';
import type { WarAction } from '../../rules/verbs.ts';

export type Spend = Extract<WarAction, { readonly type: 'spend' }>;

/** Dice that do little else are spent first. */
const CHEAPEST_FIRST: readonly string[] = ['army', 'muster', 'army-muster', 'event', 'character', 'will-of-the-west'];

/** The die to be spent on one of these actions: the one that was touched, else the one that can do least besides. */
export function cheapestSpend(offers: Offers, names: readonly ActionName[], touched: string | null): Spend | null {
  const rank = ({ die, action }: Spend): number => (die === touched ? -100 : CHEAPEST_FIRST.indexOf(die) * 10) + names.indexOf(action);
  return (
    offers
      .of('spend')
      .filter(({ action }) => names.includes(action))
      .toSorted((a, b) => rank(a) - rank(b))[0] ?? null
  );
}
