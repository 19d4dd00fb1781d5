import { asId } from '#kernel/id.ts';
import type { Id } from '#kernel';
import type { CardSet } from '../content/box.ts';

/** Working with sets of cards of one kind: what is taken out of a set of enemies is an enemy. */

/** The empty set, of whatever kind. */
export const NONE: CardSet<never> = asId(0);

export const card = <Kind extends string = never>(index: Id<Kind>): CardSet<Kind> => asId(1 << index);
export const has = <Kind extends string>(cards: CardSet<Kind>, index: Id<NoInfer<Kind>>): boolean => ((cards >> index) & 1) === 1;
export const lacks = <Kind extends string>(cards: CardSet<Kind>, index: Id<NoInfer<Kind>>): boolean => ((cards >> index) & 1) === 0;

/** The card with the lowest number in a set that is not empty. */
export const lowest = <Kind extends string = never>(cards: CardSet<Kind>): Id<Kind> => asId(31 - Math.clz32(cards & (~cards + 1)));

/** A set without its card of the lowest number. */
export const rest = <Kind extends string>(cards: CardSet<Kind>): CardSet<Kind> => asId(cards & (cards - 1));

export function size(cards: CardSet<string>): number {
  let count = 0;
  for (let left: number = cards; left !== 0; left &= left - 1) count++;
  return count;
}

export function listOf<Kind extends string = never>(cards: CardSet<Kind>): Id<Kind>[] {
  const list: Id<Kind>[] = [];
  for (let left = cards; left !== 0; left = rest(left)) list.push(lowest(left));
  return list;
}

export const setOf = <Kind extends string = never>(list: readonly Id<Kind>[]): CardSet<Kind> =>
  asId(list.reduce((cards, index) => cards | card(index), 0));
