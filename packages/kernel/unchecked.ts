/**
 * Unchecked cast, the only one: for data that this program wrote itself, and for types assembled at run time from a declaration. Input from outside is
 * parsed by a schema instead.
 */
export function unchecked<T>(value: unknown): T;
export function unchecked(value: unknown): unknown {
  return value;
}

/** JSON that this program wrote itself: a column of its database, a line of its log. */
export const ownJson = <T>(text: string): T => unchecked<T>(JSON.parse(text));

/** Maps the values of an object whose keys are known to the type. */
export const mapValues = <Name extends string, A, B>(
  object: { readonly [name in Name]: A },
  map: (value: A) => B,
): { readonly [name in Name]: B } =>
  unchecked<{ readonly [name in Name]: B }>(Object.fromEntries(Object.entries<A>(object).map(([name, value]) => [name, map(value)])));
