import { pathOf, unpackLine } from '#look/map/lines.ts';
import { outlineOf } from '#look/map/outlines.ts';
import { type Kind, KINDS, type InkLayer, layersOf, type Plant } from './plants.ts';

/**
 * Everything of a sheet that never moves, as it travels: where things lie, not how they are inked. Lengths are in tenths of a unit; of a line its
 * first point, then the way from each point to the next.
 */
export interface Sketch {
  readonly arcs: readonly { readonly kind: 'region' | 'section' | 'edge'; readonly line: readonly number[] }[];
  /** Closed lines made of arcs: their numbers counted from 1, negative where an arc is followed backwards. */
  readonly lands: readonly { readonly region: string; readonly loops: readonly (readonly number[])[] }[];
  /** By language; languages whose names came later stand where those of the source language do. */
  readonly names: { readonly [language: string]: readonly NamePlace[] | undefined };
  readonly regions: { readonly [language: string]: readonly LetteredName[] | undefined };
  /** From north to south, one list for each of what is told of them: `y` is how much farther south than the one before. */
  readonly plants: {
    readonly kind: readonly number[];
    readonly x: readonly number[];
    readonly y: readonly number[];
    readonly size: readonly number[];
    /** In hundredths. */
    readonly hand: readonly (readonly number[])[];
  };
}

/** Where a name stands. */
export interface NamePlace {
  readonly id: string;
  readonly lines: readonly string[];
  /** Middle of the first line's baseline, or its beginning or end. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Where the letters of a region stand. */
export interface LetteredName {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A sketch inked: what is put on the page as it is. */
export interface Drawing {
  readonly lands: readonly { readonly region: string; readonly d: string }[];
  readonly regionBorders: string;
  readonly sectionBorders: string;
  readonly names: Sketch['names'];
  readonly regions: Sketch['regions'];
  readonly scenery: readonly InkLayer[];
}

function plantsOf({ kind, x, y, size, hand }: Sketch['plants']): Plant[] {
  let south = 0;
  let peaks = 0;
  return kind.map((number, at): Plant => {
    south += y[at];
    const what: Kind = KINDS[number];
    return {
      kind: what,
      x: x[at] / 10,
      y: south / 10,
      size: size[at] / 10,
      hand: what === 'peak' ? hand[peaks++].map((each) => each / 100) : [],
    };
  });
}

export function ink({ arcs: drawn, lands, names, regions, plants }: Sketch): Drawing {
  const arcs = drawn.map(({ kind, line }) => ({ kind, line: unpackLine(line) }));
  const borders = (wanted: 'region' | 'section'): string =>
    arcs
      .filter(({ kind }) => kind === wanted)
      .map(({ line }) => pathOf(line))
      .join('');
  return {
    lands: lands.map(({ region, loops }) => ({ region, d: loops.map((loop) => `${pathOf(outlineOf(arcs, loop))}Z`).join('') })),
    regionBorders: borders('region'),
    sectionBorders: borders('section'),
    names,
    regions,
    scenery: layersOf(plantsOf(plants)),
  };
}
