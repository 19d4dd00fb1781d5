import type { Id } from '#kernel';
import type { CardSet } from '../content/box.ts';

/** Working with sets of cards of one kind: what is taken out of a set of enemies is an enemy. */

export const NONE = 0;

export const card = <Kind extends string = never>(index: Id<Kind>): CardSet<Kind> => 1 << index;
export const has = <Kind extends string>(cards: CardSet<Kind>, index: Id<NoInfer<Kind>>): boolean => ((cards >> index) & 1) === 1;
export const lacks = <Kind extends string>(cards: CardSet<Kind>, index: Id<NoInfer<Kind>>): boolean => ((cards >> index) & 1) === 0;

/** The card with the lowest number in a set that is not empty. */
export const lowest = <Kind extends string = never>(cards: CardSet<Kind>): Id<Kind> => 31 - Math.clz32(cards & (~cards + 1));

export function size(cards: CardSet<string>): number {
  let count = 0;
  for (let rest: number = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function listOf<Kind extends string = never>(cards: CardSet<Kind>): Id<Kind>[] {
  const list: Id<Kind>[] = [];
  for (let rest: CardSet<Kind> = cards; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

export const setOf = <Kind extends string = never>(list: readonly Id<Kind>[]): CardSet<Kind> =>
  list.reduce((cards: number, index) => cards | card(index), NONE);
