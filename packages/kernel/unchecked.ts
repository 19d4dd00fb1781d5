/**
 * Unchecked cast, the only one: for data that this program wrote itself, and for types assembled at run time from a declaration. Input from outside is
 * parsed by a schema instead.
 */
export function unchecked<T>(value: unknown): T;
export function unchecked(value: unknown): unknown {
  return value;
}
