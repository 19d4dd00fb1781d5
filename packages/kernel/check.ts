import { isObject } from './plain.ts';

/**
 * Checks the form of plain data that comes from the network, a file or the browser's storage, where a schema library would weigh too much. Members that
 * the type does not name are allowed: a newer server may send more. The type decides what is checked: a check that leaves a member out, or that allows
 * more or fewer values, does not compile.
 */
export interface Check<T> {
  (value: unknown): value is T;
  /** Never there: it only keeps a check of fewer or more values from being taken for this one. */
  readonly exact?: (value: T) => void;
}

/** A check for every member of a type. */
export type Members<T> = { readonly [Name in keyof T]-?: Check<T[Name]> };

export const anything: Check<unknown> = (_value): _value is unknown => true;
export const text: Check<string> = (value) => typeof value === 'string';
export const number: Check<number> = (value) => typeof value === 'number';
export const flag: Check<boolean> = (value) => typeof value === 'boolean';

export const oneOf =
  <const Value extends string | number | boolean>(...values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((each) => each === value);

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

export const either =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

export const list =
  <T>(item: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(item);

export const pair =
  <A, B>(first: Check<A>, second: Check<B>): Check<readonly [A, B]> =>
  (value): value is readonly [A, B] =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);

/** An object whose members are all of one kind. */
export const tableOf =
  <T>(item: Check<T>): Check<{ readonly [name: string]: T }> =>
  (value): value is { readonly [name: string]: T } =>
    isObject(value) && Object.values(value).every(item);

type Fits = (value: unknown) => boolean;

/** The callers' types see to it that all members are checks. */
function fitsAll(members: object): Fits {
  const checks = Object.entries<Fits>({ ...members });
  return (value) => isObject(value) && checks.every(([name, fits]) => fits(value[name]));
}

export function object<T>(members: Members<T>): Check<T> {
  const fits = fitsAll(members);
  return (value): value is T => fits(value);
}

/** A union whose kinds are told apart by one member. */
export function tagged<T extends { readonly [name in Tag]: string }, Tag extends string>(
  tag: Tag,
  kinds: { readonly [Kind in T[Tag]]: Members<Omit<Extract<T, { readonly [name in Tag]: Kind }>, Tag>> },
): Check<T> {
  const checks = new Map<unknown, Fits>(Object.entries<object>(kinds).map(([kind, members]) => [kind, fitsAll(members)]));
  return (value): value is T => isObject(value) && checks.get(value[tag])?.(value) === true;
}
