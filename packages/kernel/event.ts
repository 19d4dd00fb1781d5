import { type Domain, schemaOf } from './domain.ts';
import type { Seat, Seats } from './seat.ts';
import type { JsonSchema } from './shape.ts';
import { unchecked } from './unchecked.ts';

/**
 * A parameter of a prompt or a sentence. A string that begins with `@` refers to a word of the game's locale (`@symbol.ring`, `@seat.1`); everything
 * else is shown as it is.
 */
export type Param = number | string | boolean | readonly Param[];

/** A value of an event outside the rules: numbers, names, flags, and lists of them. */
export type Datum = number | string | boolean | readonly Datum[];

/** An event as clients, bots and records read it: names and numbers. The wording is in the locale under `event.<type>`. */
export interface GameEvent {
  readonly type: string;
  readonly [part: string]: Datum;
}

/** An event with its audience; without `to`, all seats and spectators receive it. */
export interface AddressedEvent<Event extends GameEvent = GameEvent> {
  readonly event: Event;
  readonly to?: Seats;
}

/** One part of an event: its value inside the rules, its value outside, and its word in a sentence. */
export interface Part<Box = never, In = unknown, Out extends Datum = Datum> {
  readonly noun: string;
  readonly optional: boolean;
  /** Verbs of the sentence agree with it: its name is the context that selects the wording, `event.captured_free-peoples`. */
  readonly agrees?: true;
  outside(value: In, box: Box): Out;
  /** Parameter of the sentence. */
  word(value: Out): Param;
  /** JSON Schema for the self-description; text if missing. */
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

/** A plain number. */
export const count: Part<unknown, number, number> = plain('', { type: 'number' });
export const flag: Part<unknown, boolean, boolean> = plain('flag', { type: 'boolean' });
/** Text shown as it is: a rule id, a seal. */
export const text: Part<unknown, string, string> = plain('text', { type: 'string' });

/** A seat; the sentence shows the player's name. */
export const who: Part<unknown, Seat, number> = {
  noun: 'seat',
  optional: false,
  outside: (seat) => seat,
  word: (seat) => `@seat.${seat}`,
  schema: () => ({ type: 'integer', minimum: 0, description: 'seat' }),
};

/** A noun of the game; the sentence shows its word in the locale. */
export const one = <Box, Index extends number, Name extends string | number>(domain: Domain<Box, Index, Name>): Part<Box, Index, Name> => ({
  noun: domain.noun,
  optional: false,
  outside: (index, box) => domain.name(index, box),
  word: (name) => (domain.noun === '' ? name : `@${domain.noun}.${name}`),
  schema: (box) => schemaOf(domain, box),
});

/** One of the words that the rules know by name (`@effect.rest`). The browser loads events, so the list of all names is handed to the battery instead. */
export const word = <const Name extends string>(noun: string): Part<unknown, Name, Name> => ({
  noun,
  optional: false,
  outside: (name) => name,
  word: (name) => `@${noun}.${name}`,
});

export const many = <Box, In, Out extends Datum>(of: Part<Box, In, Out>): Part<Box, readonly In[], readonly Out[]> => ({
  noun: of.noun,
  optional: false,
  outside: (values, box) => values.map((value) => of.outside(value, box)),
  word: (values) => values.map((value) => of.word(value)),
  schema: (box) => ({ type: 'array', items: of.schema?.(box) ?? { type: 'string' } }),
});

/** A part that verbs of the sentence agree with. */
export const agreeing = <Box, In, Out extends Datum>(of: Part<Box, In, Out>): Part<Box, In, Out> => ({ ...of, agrees: true });

/** An optional part of an event. */
export const maybe = <Box, In, Out extends Datum>(of: Part<Box, In, Out>): Part<Box, In, Out> & { readonly optional: true } => ({
  ...of,
  optional: true,
});

export interface Parts<Box = never> {
  readonly [part: string]: Part<Box, never>;
}
/** All events of a game by type. */
export interface EventList<Box = never> {
  readonly [type: string]: Parts<Box>;
}

const REVEALS = Symbol('reveals');

/**
 * Declares an event that reveals to all viewers what no later view shows: tiles that are shown and go back into the bag. It never has an audience. The
 * battery lets no other event differ between worlds that look the same to a viewer.
 */
export function revealing<P extends Parts>(parts: P): P {
  return Object.defineProperty({ ...parts }, REVEALS, { value: true });
}

export const mayReveal = (parts: Parts | undefined): boolean => parts !== undefined && REVEALS in parts;

type Needed<P extends Parts> = { [K in keyof P]: P[K] extends { readonly optional: true } ? never : K }[keyof P];
type Spare<P extends Parts> = Exclude<keyof P, Needed<P>>;

/** The raw events of a game, as rules emit them: indices inside. */
export type RawEventOf<L extends EventList> = {
  [Type in keyof L & string]: { readonly type: Type } & { readonly [K in Needed<L[Type]>]: Inside<L[Type][K]> } & {
    readonly [K in Spare<L[Type]>]?: Inside<L[Type][K]>;
  };
}[keyof L & string];

/** The events of a game as clients, bots and records read them: names outside. */
export type EventOf<L extends EventList> = {
  [Type in keyof L & string]: { readonly type: Type } & { readonly [K in Needed<L[Type]>]: Outside<L[Type][K]> } & {
    readonly [K in Spare<L[Type]>]?: Outside<L[Type][K]>;
  };
}[keyof L & string];

/** Events of the kernel itself; every game's list contains them. */
export const KERNEL_EVENTS = { undone: { seat: who } } as const;

/** An event as a rule emits it, before indices are replaced by names. */
export interface RawEvent {
  readonly type: string;
}

/** Replaces the indices of a raw event by names. */
export function nameEvent<Box, E extends GameEvent>(list: EventList<Box>, raw: RawEvent, box: Box): E {
  const parts = list[raw.type];
  if (parts === undefined) throw new Error(`No event is called "${raw.type}"`);
  const event: { type: string; [part: string]: Datum } = { type: raw.type };
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'type') continue;
    const part: Part<Box, never> | undefined = parts[name];
    if (part === undefined) throw new Error(`The event "${raw.type}" has no part "${name}"`);
    // `EventList` ties each part to the type of its raw value.
    event[name] = part.outside(unchecked<never>(value), box);
  }
  // It was assembled from the very declaration that `E` is computed from.
  return unchecked<E>(event);
}

/** Parameters of the event's sentence, and the contexts of its wording: `none` for an empty list, and the part that verbs agree with. */
export function wordsOfEvent(list: EventList, { type, ...parts }: GameEvent): { readonly [part: string]: Param } {
  const declared = list[type];
  const words = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, declared?.[name]?.word(value) ?? value]));
  const isEmpty = Object.values(parts).some((value) => Array.isArray(value) && value.length === 0);
  const agreed = Object.entries(parts).flatMap(([name, value]) => (declared?.[name]?.agrees === true ? [value] : []));
  const context = [...(isEmpty ? ['none'] : []), ...agreed];
  return context.length === 0 ? words : { context, ...words };
}

const SEAT = /^@seat\.(\d+)$/;
const WORD = /^@[^.]+\.(.+)$/;

/** Converts an event stored by an earlier version, with locale words in it, to plain data. */
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
