declare const kind: unique symbol;

/**
 * A number that stands for one of a kind: a seat, a region, a card. At run time it is a plain number; to the compiler a region is no card, so the two
 * cannot be swapped. A number that is nothing yet (a count, a place in an array) may become any of them.
 *
 * A kind that contains another one names both: `Id<'place' | 'region'>` takes a region, but not the other way round.
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind };
