import { type Domain, schemaOf } from './domain.ts';
import type { Seat, Seats } from './seat.ts';
import type { JsonSchema } from './shape.ts';
import { unchecked } from './unchecked.ts';

/**
 * What a prompt or a sentence is given to fill its gaps. A string that begins with `@` points at a word of the game's locale (`@symbol.ring`,
 * `@seat.1`); everything else is shown as it is.
 */
export type Param = number | string | boolean | readonly Param[];

/** What an event is made of outside: numbers, names, flags, and lists of them. */
export type Datum = number | string | boolean | readonly Datum[];

/** Something that happened, as the outside world reads it: names and numbers. The wording is in the locale under `event.<type>`. */
export interface GameEvent {
  readonly type: string;
  readonly [part: string]: Datum;
}

/** An event with its audience; without one everybody hears it, watchers included. */
export interface AddressedEvent<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly to?: Seats;
}

/** One part of an event: how it is told inside (a number of the rules), what the outside reads, and how a sentence says it. */
export interface Part<Box = never, In = unknown, Out extends Datum = Datum> {
  readonly noun: string;
  readonly optional: boolean;
  outside(value: In, box: Box): Out;
  /** What fills the gap of the sentence. */
  word(value: Out): Param;
  /** What the outside can expect, for the self-description; a text where nothing is said. */
  schema?(box: Box): JsonSchema;
}

type Inside<P> = P extends Part<never, infer In> ? In : never;
type Outside<P> = P extends Part<never, never, infer Out> ? Out : never;

const plain = <T extends Datum & Param>(noun: string, schema: JsonSchema): Part<unknown, T, T> => ({
  noun,
  optional: false,
  schema: () => schema,
  outside: (value) => value,
  word: (value) => value,
});

/** A number that means what it says. */
export const count: Part<unknown, number, number> = plain('', { type: 'number' });
export const flag: Part<unknown, boolean, boolean> = plain('flag', { type: 'boolean' });
/** Shown as it is: the number of a rule, a seal. */
export const text: Part<unknown, string, string> = plain('text', { type: 'string' });

/** A player; the sentence says his name. */
export const who: Part<unknown, Seat, number> = {
  noun: 'seat',
  optional: false,
  outside: (seat) => seat,
  word: (seat) => `@seat.${seat}`,
  schema: () => ({ type: 'integer', minimum: 0, description: 'seat' }),
};

/** A noun of the game; the sentence says its word in the locale. */
export const one = <Box, Index extends number, Name extends string | number>(domain: Domain<Box, Index, Name>): Part<Box, Index, Name> => ({
  noun: domain.noun,
  optional: false,
  outside: (index, box) => domain.name(index, box),
  word: (name) => (domain.noun === '' ? name : `@${domain.noun}.${name}`),
  schema: (box) => schemaOf(domain, box),
});

/** One of a few words that the rules know by name (`@effect.rest`): all of them, so that none is without a translation. */
export const word = <const Name extends string, Box = unknown>(
  noun: string,
  names: readonly Name[] | ((box: Box) => readonly Name[]),
): Part<Box, Name, Name> => ({
  noun,
  optional: false,
  outside: (name) => name,
  word: (name) => `@${noun}.${name}`,
  schema: (box) => ({ title: noun, enum: typeof names === 'function' ? names(box) : names }),
});

export const many = <Box, In, Out extends Datum>(of: Part<Box, In, Out>): Part<Box, readonly In[], readonly Out[]> => ({
  noun: of.noun,
  optional: false,
  outside: (values, box) => values.map((value) => of.outside(value, box)),
  word: (values) => values.map((value) => of.word(value)),
  schema: (box) => ({ type: 'array', items: of.schema?.(box) ?? { type: 'string' } }),
});

/** A part that an event may lack. */
export const maybe = <Box, In, Out extends Datum>(of: Part<Box, In, Out>): Part<Box, In, Out> & { readonly optional: true } => ({
  ...of,
  optional: true,
});

export interface Parts<Box = never> {
  readonly [part: string]: Part<Box, never>;
}
/** Every event of a game under its name. */
export interface EventList<Box = never> {
  readonly [type: string]: Parts<Box>;
}

const REVEALS = Symbol('reveals');

/**
 * Declares an event that tells everybody something that no view shows afterwards: tiles that are shown and go back into the bag. It is never
 * addressed to some seats only. The battery lets no other event differ between worlds that look the same to a viewer.
 */
export function revealing<P extends Parts>(parts: P): P {
  return Object.defineProperty({ ...parts }, REVEALS, { value: true });
}

export const mayReveal = (parts: Parts | undefined): boolean => parts !== undefined && REVEALS in parts;

type Needed<P extends Parts> = { [K in keyof P]: P[K] extends { readonly optional: true } ? never : K }[keyof P];
type Spare<P extends Parts> = Exclude<keyof P, Needed<P>>;

/** The events as the rules tell them: small numbers inside. */
export type RawEventOf<L extends EventList> = {
  [Type in keyof L & string]: { readonly type: Type } & { readonly [K in Needed<L[Type]>]: Inside<L[Type][K]> } & {
    readonly [K in Spare<L[Type]>]?: Inside<L[Type][K]>;
  };
}[keyof L & string];

/** The events as tables, bots and records read them: names outside. */
export type EventOf<L extends EventList> = {
  [Type in keyof L & string]: { readonly type: Type } & { readonly [K in Needed<L[Type]>]: Outside<L[Type][K]> } & {
    readonly [K in Spare<L[Type]>]?: Outside<L[Type][K]>;
  };
}[keyof L & string];

/** What the kernel itself tells; every game's list contains it. */
export const KERNEL_EVENTS = { undone: { seat: who } } as const;

/** What the rules tell, before it is named: a type and parts in the numbers of the rules. */
export interface RawEvent {
  readonly type: string;
}

/** From the inside out: the event with names instead of numbers. */
export function nameEvent<Box, E extends GameEvent>(list: EventList<Box>, telling: RawEvent, box: Box): E {
  const parts = list[telling.type];
  if (parts === undefined) throw new Error(`No event is called "${telling.type}"`);
  const event: { type: string; [part: string]: Datum } = { type: telling.type };
  for (const [name, value] of Object.entries(telling)) {
    if (name === 'type') continue;
    const part: Part<Box, never> | undefined = parts[name];
    if (part === undefined) throw new Error(`The event "${telling.type}" has no part "${name}"`);
    event[name] = part.outside(unchecked<never>(value), box);
  }
  return unchecked<E>(event);
}

/** What fills the gaps of the event's sentence. */
export function wordsOfEvent(list: EventList, { type, ...parts }: GameEvent): { readonly [part: string]: Param } {
  const declared = list[type];
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, declared?.[name]?.word(value) ?? value]));
}

const SEAT = /^@seat\.(\d+)$/;
const WORD = /^@[^.]+\.(.+)$/;

/** An event that an earlier edition wrote down with words of the locale in it, as the plain data it is today. */
export function plainEvent(event: GameEvent): GameEvent {
  const { type, ...parts } = event;
  return Object.values(parts).some(isWorded)
    ? { type, ...Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, plainDatum(value)])) }
    : event;
}

const isWorded = (value: Datum): boolean =>
  typeof value === 'string' ? value.startsWith('@') : typeof value === 'object' && value.some(isWorded);

function plainDatum(value: Datum): Datum {
  if (typeof value === 'object') return value.map(plainDatum);
  if (typeof value !== 'string') return value;
  const seat = SEAT.exec(value);
  return seat === null ? (WORD.exec(value)?.[1] ?? value) : Number(seat[1]);
}
