declare const kind: unique symbol;

/**
 * Branded number for one kind of thing: a region, a card, a set of seats. A plain number at run time; the compiler rejects a region where a card is expected,
 * and a plain number (a count, an array index) where either is: an id comes from `asId`.
 *
 * A kind that contains another names both: `Id<'place' | 'region'>` accepts a region, but not the other way round.
 */
export type Id<Kind extends string> = number & { readonly [kind]: Kind };

/**
 * The constructor of ids, for the places where one is born: a list of the box, a decoded move, the beginning of a loop. What it makes follows from where it
 * goes: `const first: Region = asId(0)`. Nothing is checked; what comes from outside is looked up (`Domain.index`) or parsed first.
 */
export function asId<I extends number>(index: number): I;
export function asId(index: number): number {
  return index;
}

/** A list of numbers as ids. */
export const asIds = <I extends number>(list: Iterable<number>): I[] => Array.from(list, asId<I>);
