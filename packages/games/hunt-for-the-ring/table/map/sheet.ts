import type { Translated } from '#kernel';
import type { MapSpace, Paper } from '#look/map/map.ts';

/** One side of the board as it is drawn: where its spaces lie, what joins them, and to which region each belongs. */

export type SpaceKind = 'plain' | 'friendly' | 'start' | 'rider' | 'shadow' | 'exit' | 'dot';

/** Its id is what the rules call it: a number, a letter, or the mark of a dot. */
export interface SheetSpace extends MapSpace {
  readonly kind: SpaceKind;
  readonly region: string;
  readonly section: string;
  /** Null for dots. Only `shown` names stand on the map; the others describe the area to whoever asks. */
  readonly name: Translated | null;
  readonly shown: boolean;
}

export interface Way {
  readonly a: string;
  readonly b: string;
  readonly road: boolean;
}

interface SheetRegion extends Translated {
  readonly id: string;
  readonly label: string;
  readonly section: string;
}

export interface Sheet {
  readonly part: 1 | 2;
  readonly spaces: readonly SheetSpace[];
  readonly ways: readonly Way[];
  readonly regions: readonly SheetRegion[];
  readonly byId: ReadonlyMap<string, SheetSpace>;
}

export const PAPER: Paper = {
  sheet: { x: 14, y: 8, width: 1036, height: 682 },
  bleed: { x: -340, y: -500, width: 1740, height: 1700 },
  nearest: 2.6,
  legible: 0.5,
  close: 0.95,
};
export const { sheet: SHEET, bleed: BLEED } = PAPER;

/** A map of a content pack, as far as drawing goes. */
export interface GivenMap {
  readonly part: number;
  readonly regions: readonly SheetRegion[];
  readonly areas: readonly (Translated & {
    readonly id: number | string;
    readonly kind: readonly string[];
    readonly x: number;
    readonly y: number;
    readonly region: string;
    readonly section: string;
    readonly named: boolean;
  })[];
  readonly dots: readonly { readonly id: string; readonly x: number; readonly y: number; readonly region: string }[];
  readonly edges: readonly { readonly a: number | string; readonly b: number | string; readonly kind: string }[];
}

const KINDS: readonly (readonly [flag: string, kind: SpaceKind])[] = [
  ['exit', 'exit'],
  ['frodo-start', 'start'],
  ['nazgul-start', 'rider'],
  ['shadow', 'shadow'],
  ['ally', 'friendly'],
];

export function readSheet(map: GivenMap): Sheet {
  const sectionOf = new Map(map.regions.map(({ id, section }) => [id, section]));
  const spaces: SheetSpace[] = [
    ...map.areas.map((area) => ({
      id: String(area.id),
      kind: KINDS.find(([flag]) => area.kind.includes(flag))?.[1] ?? 'plain',
      x: area.x,
      y: area.y,
      region: area.region,
      section: area.section,
      name: area,
      shown: area.named,
    })),
    ...map.dots.map(({ id, x, y, region }) => ({
      id,
      kind: 'dot' as const,
      x,
      y,
      region,
      section: sectionOf.get(region) ?? '',
      name: null,
      shown: false,
    })),
  ];
  return {
    part: map.part === 2 ? 2 : 1,
    spaces,
    ways: map.edges.map(({ a, b, kind }) => ({ a: String(a), b: String(b), road: kind === 'road' })),
    regions: map.regions,
    byId: new Map(spaces.map((space) => [space.id, space])),
  };
}
