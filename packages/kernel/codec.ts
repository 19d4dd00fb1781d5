import { isObject } from './plain.ts';
import { hex, sha256 } from './random/sha256.ts';
import type { State } from './state.ts';
import { unchecked } from './unchecked.ts';

/** Deep copy (snapshot) of a state. The box is shared, everything else is copied. */
export function cloneState<S extends State>(state: S): S {
  const { box, frames, outcome, open, own, hidden } = state;
  return copied(state, {
    box,
    frames: copyOf(frames),
    outcome: copyOf(outcome),
    open: copyOf(open),
    own: copyOf(own),
    hidden: copyOf(hidden),
  });
}

/** Deep copy. */
export const cloneData = <T>(value: T): T => copied(value, copyOf(value));

/** A copy has the type of what was copied. */
const copied = <T>(_: T, copy: unknown): T => unchecked<T>(copy);

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array || value instanceof Int16Array) return value.slice();
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = copyOf(copy[i]);
    return copy;
  }
  return withEach(value, copyOf);
}

/**
 * Copies an object and its members. The spread keeps the hidden class: an object filled key by key becomes a dictionary, and every rule is slow on it.
 */
function withEach(value: object, make: (item: unknown) => unknown): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = make(item);
  }
  return copy;
}

const BYTES = '$bytes';
const SHORTS = '$shorts';

/** The state as plain JSON data, without the box. Keys are sorted, so equal states give equal text. */
export const packState = (state: State): unknown => cloneData(writable(state));

/** Plain data with sorted keys, so that equal data give equal text. */
export const packData = (value: unknown): unknown => cloneData(inOrder(value));

/** The state for serialising at once. It shares arrays with the state: a caller that keeps it must copy it. */
const writable = ({ frames, outcome, open, own, hidden }: State): unknown => inOrder({ frames, outcome, open, own, hidden });

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return { [BYTES]: numbersOf(value) };
  if (value instanceof Int16Array) return { [SHORTS]: numbersOf(value) };
  if (Array.isArray(value)) return value.some(isData) ? value.map(inOrder) : value;
  if (!isObject(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) ordered[key] = inOrder(value[key]);
  return ordered;
}

const isData = (value: unknown): boolean => typeof value === 'object' && value !== null;

function numbersOf(values: Uint8Array | Int16Array): number[] {
  const numbers: number[] = [];
  for (let place = 0; place < values.length; place++) numbers.push(values[place]);
  return numbers;
}

function unpackData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackData);
  if (!isObject(value)) return value;
  const { [BYTES]: bytes, [SHORTS]: shorts } = value;
  if (Array.isArray(bytes)) return Uint8Array.from(bytes);
  if (Array.isArray(shorts)) return Int16Array.from(shorts);
  return withEach(value, unpackData);
}

export const serialise = (state: State): string => JSON.stringify(writable(state));

export function parseState<S extends State>(text: string, box: S['box']): S {
  return unpackState(JSON.parse(text), box);
}

export function unpackState<S extends State>(packed: unknown, box: S['box']): S {
  const data = unpackData(packed);
  if (!isObject(data)) throw new Error('A state is an object');
  for (const part of ['frames', 'outcome', 'open', 'own', 'hidden'])
    if (!(part in data)) throw new Error(`A state has a part "${part}"; this one has not`);
  // Written by `packState` with this box; a record from elsewhere is compared with what the rules make of it, fingerprint by fingerprint.
  return unchecked<S>({ box, ...data });
}

/** Fingerprint of the whole state, secrets included: for tests and records, never sent to a player during the game. */
export const hashState = (state: State): string => hashText(serialise(state));

export const hashText = (text: string): string => hex(sha256(text)).slice(0, 32);
