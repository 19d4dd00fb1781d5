import { asId } from './id.ts';
import type { Domain, IndexIn, NameIn } from './domain.ts';
import type { Id } from './id.ts';
import { isObject } from './plain.ts';
import { unchecked } from './unchecked.ts';

/**
 * A move is a 32-bit integer inside the rules (a verb and up to three arguments), and a named object outside:
 * `{ type: 'setAside', die: 'red' }`.
 */
export type Move = Id<'move'>;

/** An action as clients, bots and records write it. */
export interface Action {
  readonly type: string;
  readonly [argument: string]: string | number;
}

export type Argument<Box = never> = readonly [name: string, domain: Domain<Box>];

/** A verb with what follows from its declaration: how to build, recognise and decode its moves. */
export interface Verb<Box = never, Name extends string = string, Args extends readonly Argument<Box>[] = readonly Argument<Box>[]> {
  readonly name: Name;
  readonly arguments: readonly string[];
  readonly domains: readonly Domain<Box>[];
  /** The rule that says when it is legal: cited at the wrong moment. */
  readonly rule: string;
  /** Index in the game's list of verbs; set by `verbList`. */
  index: number;
  /** Whether a move is of this verb. */
  is(move: Move): boolean;
  /** Decodes the arguments of a move: `march.read.from(move)`. */
  readonly read: { readonly [A in Args[number] as A[0]]: (move: Move) => IndexIn<A[1]> };
  move(...indices: IndicesOf<Args>): Move;
}

type IndicesOf<Args extends readonly Argument[]> = { [Place in keyof Args]: IndexIn<Args[Place][1]> };

/** The action type of one verb, and the union for a list of verbs. */
type ActionOfVerb<V> =
  V extends Verb<never, infer Name, infer Args> ? { readonly type: Name } & { readonly [A in Args[number] as A[0]]: NameIn<A[1]> } : never;
export type ActionOf<Verbs extends readonly Verb[]> = ActionOfVerb<Verbs[number]>;

/** Index type of the `place`-th argument; a plain number (0) if the verb has none. */
export type IndexAt<Args extends readonly Argument[], Place extends number> = Args extends {
  readonly [P in Place]: infer A extends Argument;
}
  ? IndexIn<A[1]>
  : number;

const MAX_ARGUMENTS = 3;

export function verb<Box, const Name extends string, const Args extends readonly Argument<Box>[]>(
  name: Name,
  rule: string,
  ...args: Args
): Verb<Box, Name, Args> {
  const count = args.length;
  if (count > MAX_ARGUMENTS) throw new Error(`Verb ${name} has more than three arguments: make it a chain of decisions`);
  const read = Object.fromEntries(args.map(([argumentName], place) => [argumentName, (move: Move) => argument(move, count, place)]));
  const made: Verb<Box, Name, Args> = {
    name,
    arguments: args.map(([each]) => each),
    domains: args.map(([, domain]) => domain),
    rule,
    index: -1,
    is: (move) => verbOf(move) === made.index,
    // One function for each argument, by its name, as the type computes it from `args`.
    read: unchecked<Verb<Box, Name, Args>['read']>(read),
    move: (...[a, b, c]: readonly number[]) => pack(made, a, b, c),
  };
  return made;
}

/** Numbers the verbs. The order is part of the rules version: append, never reorder. */
export function verbList<const Verbs extends readonly Verb[]>(...verbs: Verbs): Verbs {
  for (const [index, each] of verbs.entries()) each.index = index;
  return verbs;
}

const ARGUMENT_BITS = 24;
const bitsFor = (count: number): number => (count <= 1 ? ARGUMENT_BITS : ARGUMENT_BITS / count);

export function pack(of: Verb, a = 0, b = 0, c = 0): Move {
  const count = of.domains.length;
  const head: Move = asId(of.index << ARGUMENT_BITS);
  if (count === 0) return head;
  if (count === 1) return asId(head | a);
  if (count === 2) return asId(head | (a << 12) | b);
  return asId(head | (a << 16) | (b << 8) | c);
}

export const verbOf = (move: Move): number => move >>> ARGUMENT_BITS;

/** The `place`-th argument of a move whose verb takes `count` of them. */
export function argument(move: Move, count: number, place: number): number {
  const bits = bitsFor(count);
  return (move >>> (bits * (count - 1 - place))) & ((1 << bits) - 1);
}

/** Converts a move to a named object. */
export function nameMove<Box>(verbs: readonly Verb<Box>[], move: Move, box: Box): Action {
  const { name, arguments: names, domains } = verbs[verbOf(move)];
  const count = domains.length;
  const action: { type: string; [argument: string]: string | number } = { type: name };
  for (let place = 0; place < count; place++) action[names[place]] = domains[place].name(argument(move, count, place), box);
  return action;
}

/** Parses a named object: a move, or a sentence that says what is wrong with it. */
export function readMove<Box>(verbs: readonly Verb<Box>[], action: unknown, box: Box): Move | string {
  if (!isObject(action)) return 'An action is an object such as {"type": "..."}';
  const found = verbs.find((each) => each.name === action.type);
  if (found === undefined)
    return `Unknown action type ${JSON.stringify(action.type)}; expected one of ${verbs.map((each) => each.name).join(', ')}`;
  const packed = [0, 0, 0];
  for (const [place, name] of found.arguments.entries()) {
    const value = action[name];
    const domain = found.domains[place];
    const index = typeof value === 'string' || typeof value === 'number' ? domain.index(value, box) : -1;
    if (index < 0) return `${found.name}: "${name}" is ${JSON.stringify(value)}, which is not one of its values (${valuesOf(domain, box)})`;
    packed[place] = index;
  }
  const extra = Object.keys(action).find((key) => key !== 'type' && !found.arguments.includes(key));
  if (extra !== undefined) return `${found.name} takes no "${extra}"`;
  return pack(found, packed[0], packed[1], packed[2]);
}

/** Longer lists of values are abbreviated. */
const MAX_LISTED_VALUES = 24;

function valuesOf<Box>(domain: Domain<Box>, box: Box): string {
  const size = domain.size(box);
  const name = (index: number): string => String(domain.name(index, box));
  if (size === 0) return 'there is none in this box';
  if (domain.noun === '') return `${name(0)} to ${name(size - 1)}`;
  return size <= MAX_LISTED_VALUES
    ? Array.from({ length: size }, (_, index) => name(index)).join(', ')
    : `${name(0)}, ${name(1)}, ${name(2)} and ${size - 3} others, which "describe" tells under "${domain.noun}"`;
}
