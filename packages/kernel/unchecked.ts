/**
 * The one door for what the compiler cannot see through: data that we wrote ourselves and read back, and types that are put together at run time from
 * a declaration. It checks nothing. Whatever comes from outside is parsed instead, and comes out of its schema with a type.
 */
export function unchecked<T>(value: unknown): T;
export function unchecked(value: unknown): unknown {
  return value;
}
