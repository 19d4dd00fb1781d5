/**
 * Actions are small integers inside (a verb and up to three arguments packed into 32 bits) and named objects at
 * the border: `{ type: 'setAside', die: 'red' }`.
 */
export type Move = number;

/** An action as the outside world writes it. */
export interface Action {
  readonly type: string;
  readonly [argument: string]: string | number;
}

/** The values an argument can take; how many there are may depend on the content of the box. */
export interface Domain<Box = never> {
  size(box: Box): number;
  name(index: number, box: Box): string | number;
  /** The index of a name, or -1. */
  index(name: string | number, box: Box): number;
}

/** Things of the box known by name: dice, regions, cards. */
export function named<Box>(names: (box: Box) => readonly string[]): Domain<Box> {
  return {
    size: (box) => names(box).length,
    name: (index, box) => names(box)[index] ?? String(index),
    index: (name, box) => (typeof name === 'string' ? names(box).indexOf(name) : -1),
  };
}

/** Whole numbers from `from` on, as a player would count them. */
export function numbered<Box>(from: number, count: (box: Box) => number): Domain<Box> {
  return {
    size: count,
    name: (index) => index + from,
    index: (name, box) =>
      typeof name === 'number' && Number.isInteger(name) && name >= from && name < from + count(box) ? name - from : -1,
  };
}

export interface Verb<Box = never> {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly domains: readonly Domain<Box>[];
  /** The rule that says when this may be done: cited when it is tried at any other moment. */
  readonly rule: string;
  /** Position in the game's list of verbs; given by `verbList`. */
  index: number;
}

export function verb<Box>(name: string, domains: { readonly [argument: string]: Domain<Box> }, rule: string): Verb<Box> {
  const names = Object.keys(domains);
  if (names.length > 3) throw new Error(`Verb ${name} has more than three arguments: make it a chain of decisions`);
  return { name, arguments: names, domains: names.map((argument) => domains[argument]), rule, index: -1 };
}

/** Gives every verb its number. The order is part of the rules version: append, never reorder. */
export function verbList<Box>(...verbs: Verb<Box>[]): readonly Verb<Box>[] {
  for (const [index, each] of verbs.entries()) each.index = index;
  return verbs;
}

const ARGUMENT_BITS = 24;
const bitsFor = (count: number): number => (count <= 1 ? ARGUMENT_BITS : ARGUMENT_BITS / count);

export function pack(of: Verb, a = 0, b = 0, c = 0): Move {
  const count = of.domains.length;
  const head = of.index << ARGUMENT_BITS;
  if (count === 0) return head;
  if (count === 1) return head | a;
  if (count === 2) return head | (a << 12) | b;
  return head | (a << 16) | (b << 8) | c;
}

export const verbOf = (move: Move): number => move >>> ARGUMENT_BITS;

/** The `place`-th argument of a move whose verb takes `count` of them. */
export function argument(move: Move, count: number, place: number): number {
  const bits = bitsFor(count);
  return (move >>> (bits * (count - 1 - place))) & ((1 << bits) - 1);
}

/** From the inside out: the move as a named object. */
export function nameMove<Box>(verbs: readonly Verb<Box>[], move: Move, box: Box): Action {
  const found = verbs[verbOf(move)];
  const count = found.domains.length;
  const action: Record<string, string | number> = { type: found.name };
  for (let place = 0; place < count; place++) action[found.arguments[place]] = found.domains[place].name(argument(move, count, place), box);
  return action as unknown as Action;
}

/** From the outside in: a move, or a sentence that says what was wrong with the object. */
export function readMove<Box>(verbs: readonly Verb<Box>[], action: unknown, box: Box): Move | string {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return 'An action is an object such as {"type": "..."}';
  const given = action as Record<string, unknown>;
  const found = verbs.find((each) => each.name === given.type);
  if (found === undefined)
    return `Unknown action type ${JSON.stringify(given.type)}; expected one of ${verbs.map((each) => each.name).join(', ')}`;
  const packed = [0, 0, 0];
  for (const [place, name] of found.arguments.entries()) {
    const value = given[name];
    const index = typeof value === 'string' || typeof value === 'number' ? found.domains[place].index(value, box) : -1;
    if (index < 0) return `${found.name}: "${name}" is ${JSON.stringify(value)}, which is not one of its values`;
    packed[place] = index;
  }
  const extra = Object.keys(given).find((key) => key !== 'type' && !found.arguments.includes(key));
  if (extra !== undefined) return `${found.name} takes no "${extra}"`;
  return pack(found, packed[0], packed[1], packed[2]);
}
