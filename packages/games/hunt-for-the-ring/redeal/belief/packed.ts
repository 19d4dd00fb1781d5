import type { Space } from '../../content/ids.ts';
import { asIds, asId } from '#kernel/id.ts';
import { makeCourse } from '../../content/journey.ts';
import { makeLinks } from '../../content/links.ts';
import type { BeliefBox, SecretTests } from './box.ts';

/** The box of a belief as a small document: what can be worked out again is left out, masks of spaces are lists of spaces with their flag. */
export interface PackedBox {
  readonly spaces: readonly string[];
  readonly regions: readonly string[];
  /** Part I and part II. */
  readonly maps: readonly {
    readonly kind: readonly number[];
    readonly region: readonly number[];
    readonly section: readonly number[];
    /** Both ends of every edge, one after the other. */
    readonly edges: readonly number[];
  }[];
  readonly frodoStarts: readonly number[];
  readonly deeds: readonly number[];
  readonly crossings: readonly Mask[];
  readonly journeys: readonly { readonly rows: readonly number[]; readonly havens: readonly number[] }[];
  readonly shortJourneys: number;
  /** By the number of the card: its own, then those of its effects. */
  readonly conditions: readonly (readonly (PackedCondition | null)[])[];
  /** By the number of the script: where it may take Gandalf. */
  readonly relocations: { readonly [script: string]: Mask };
}

/** Space and flag, one after the other. */
type Mask = readonly number[];

interface PackedCondition {
  readonly lastAreaIn?: Mask;
  readonly frodoInWild?: boolean;
  readonly gandalfAtOrConnectedTo?: number;
}

const packMask = (mask: Uint8Array): Mask => [...mask].flatMap((flag, space) => (flag === 0 ? [] : [space, flag]));

function unpackMask(size: number, mask: Mask): Uint8Array {
  const flags = new Uint8Array(size);
  for (let i = 0; i < mask.length; i += 2) flags[mask[i]] = mask[i + 1];
  return flags;
}

function packCondition(condition: SecretTests | null): PackedCondition | null {
  const { lastAreaIn, frodoInWild, gandalfAtOrConnectedTo } = condition ?? {};
  const packed: PackedCondition = {
    ...(lastAreaIn === undefined ? {} : { lastAreaIn: packMask(lastAreaIn) }),
    ...(frodoInWild === undefined ? {} : { frodoInWild }),
    ...(gandalfAtOrConnectedTo === undefined ? {} : { gandalfAtOrConnectedTo }),
  };
  return Object.keys(packed).length === 0 ? null : packed;
}

function unpackCondition(size: number, packed: PackedCondition | null): SecretTests | null {
  if (packed === null) return null;
  const { lastAreaIn, gandalfAtOrConnectedTo, ...tests } = packed;
  return {
    ...tests,
    ...(gandalfAtOrConnectedTo === undefined ? {} : { gandalfAtOrConnectedTo: asId<Space>(gandalfAtOrConnectedTo) }),
    ...(lastAreaIn === undefined ? {} : { lastAreaIn: unpackMask(size, lastAreaIn) }),
  };
}

export function packBox({ spaces, regions, maps, frodoStarts, deeds, crossings, journeys, shortJourneys, ...box }: BeliefBox): PackedBox {
  const relocations = box.scripts.flatMap((ops, script) =>
    ops.flatMap((op) => (op.op === 'gandalf.relocate' ? [[String(script), packMask(op.mask)] as const] : [])),
  );
  return {
    spaces,
    regions,
    maps: maps.slice(1).map(({ kind, region, section, neighbours }) => ({
      kind: [...kind],
      region: [...region],
      section: [...section],
      edges: neighbours.flatMap((list, a) => list.flatMap((b) => (a < b ? [a, b] : []))),
    })),
    frodoStarts,
    deeds,
    crossings: crossings.map(packMask),
    journeys: journeys.map(({ rows, havens }) => ({ rows: [...rows], havens })),
    shortJourneys,
    conditions: box.allies.map(({ condition, effects }) => [condition, ...effects.map(({ tests }) => tests)].map(packCondition)),
    relocations: Object.fromEntries(relocations),
  };
}

export function unpackBox({ maps: packedMaps, journeys, conditions, relocations, crossings, ...box }: PackedBox): BeliefBox {
  const size = box.spaces.length;
  const maps = packedMaps.map(({ kind, region, section, edges }) => ({
    ...makeLinks(
      size,
      Uint8Array.from(kind),
      edges.flatMap((a, place) => (place % 2 === 0 ? [{ a: asId<Space>(a), b: asId<Space>(edges[place + 1]) }] : [])),
    ),
    region: Uint8Array.from(region),
    section: Uint8Array.from(section),
  }));
  const scripts: BeliefBox['scripts'][number][] = [];
  for (const [script, mask] of Object.entries(relocations))
    scripts[Number(script)] = [{ op: 'gandalf.relocate', mask: unpackMask(size, mask) }];
  return {
    ...box,
    frodoStarts: asIds(box.frodoStarts),
    deeds: asIds(box.deeds),
    maps: [maps[0], ...maps],
    scripts,
    crossings: crossings.map((mask) => unpackMask(size, mask)),
    journeys: journeys.map(({ rows, havens }, card) => makeCourse(size, card >= box.shortJourneys, Uint8Array.from(rows), asIds(havens))),
    allies: conditions.map((list) => {
      const [condition, ...effects] = list.map((packed) => unpackCondition(size, packed));
      return { condition, effects: effects.map((tests) => ({ tests })) };
    }),
  };
}
