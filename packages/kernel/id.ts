declare const kind: unique symbol;

/**
 * Branded number for one kind of thing: a seat, a region, a card. A plain number at run time; the compiler rejects a region where a card is expected. A plain
 * number (a count, an array index) is assignable to any of them.
 *
 * A kind that contains another names both: `Id<'place' | 'region'>` accepts a region, but not the other way round.
 */
export type Id<Kind extends string> = number & { readonly [kind]?: Kind };
