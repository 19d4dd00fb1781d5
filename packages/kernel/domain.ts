import { asId } from './id.ts';
import type { JsonSchema } from './shape.ts';

/**
 * A noun of a game: the values of a verb's argument or of a part of an event. A small index inside the rules, a name outside.
 */
export interface Domain<Box = never, Index extends number = number, Name extends string | number = string | number> {
  /** Its name, e.g. `region`; words are in the locale under it (`region.bree`). Empty for plain numbers. */
  readonly noun: string;
  /** Noun that has the words of most of its values: places are regions, or the inside of a besieged stronghold. */
  readonly kin?: string;
  /** Note for authors of bots about its names. */
  readonly note?: string;
  /** Number of values; may depend on the box. */
  size(box: Box): number;
  name(index: Index, box: Box): Name;
  /** The index of a name, or -1. */
  index(name: string | number, box: Box): Index;
}

/** Index type and name type of a domain. */
export type IndexIn<D> = D extends Domain<never, infer Index> ? Index : never;
export type NameIn<D> = D extends Domain<never, number, infer Name> ? Name : never;

/** JSON Schema of a noun. */
export function schemaOf<Box>(domain: Domain<Box>, box: Box): JsonSchema {
  const size = domain.size(box);
  if (domain.noun === '') return { type: 'integer', minimum: domain.name(0, box), maximum: domain.name(size - 1, box) };
  const note = domain.note === undefined ? {} : { description: domain.note };
  return { title: domain.noun, ...note, enum: Array.from({ length: size }, (_, index) => domain.name(index, box)) };
}

const NOT_THERE = -1;

/** Things of the box known by name: dice, regions, cards. */
export function named<Box, Index extends number = number>(
  noun: string,
  names: (box: Box) => readonly string[],
  kin?: string,
): Domain<Box, Index, string> {
  return {
    noun,
    ...(kin === undefined ? {} : { kin }),
    size: (box) => names(box).length,
    name: (index, box) => names(box)[index] ?? String(index),
    index: (name, box) => indexOf<Index>(names(box), name),
  };
}

/** Things that are the same in every box: sides, faces, nations. */
export function listed<Index extends number = number, const Name extends string = string>(
  noun: string,
  names: readonly Name[],
): Domain<unknown, Index, Name> {
  return {
    noun,
    size: () => names.length,
    name: (index) => names[index],
    index: (name) => indexOf<Index>(names, name),
  };
}

const indexOf = <Index extends number>(names: readonly string[], name: string | number): Index =>
  asId<Index>(typeof name === 'string' ? names.indexOf(name) : NOT_THERE);

/** Whole numbers from `from` on, as players count them. */
export function numbered<Box, Index extends number = number>(from: number, count: (box: Box) => number): Domain<Box, Index, number> {
  return {
    noun: '',
    size: count,
    name: (index) => index + from,
    index(name, box) {
      const fits = typeof name === 'number' && Number.isInteger(name) && name >= from && name < from + count(box);
      return asId<Index>(fits ? name - from : NOT_THERE);
    },
  };
}
