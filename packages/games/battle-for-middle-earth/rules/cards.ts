/** Sets of cards as bits of one number: card 0 is 1, card 1 is 2, card 2 is 4... */
export type Cards = number;

export const NONE: Cards = 0;

export const card = (index: number): Cards => 1 << index;
export const has = (cards: Cards, index: number): boolean => ((cards >> index) & 1) === 1;
export const lacks = (cards: Cards, index: number): boolean => ((cards >> index) & 1) === 0;

/** The card with the lowest number in a set that is not empty. */
export const lowest = (cards: Cards): number => 31 - Math.clz32(cards & -cards);

export function size(cards: Cards): number {
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function listOf(cards: Cards): number[] {
  const list: number[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

export const setOf = (list: readonly number[]): Cards => list.reduce((cards, index) => cards | card(index), NONE);
