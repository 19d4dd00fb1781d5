type Space = string | number;

/** Of a map what leads where. */
export interface Connections {
  readonly dots: readonly { readonly id: string }[];
  readonly edges: readonly { readonly a: Space; readonly b: Space; readonly kind: string }[];
}

/** What a dot lies between, so that it can be found on the map: dots have no numbers of their own. */
interface DotEnds {
  /** Areas and exits: those it touches; where these are fewer than two, also the nearest along its other ways. Numbers first, in order. */
  readonly ends: readonly string[];
  readonly road: boolean;
  /** The one of two ends that is nearer, if one is. */
  readonly nearer: string | null;
}

const isDot = (space: string): boolean => /^d\d+$/.test(space);

const inOrder = (one: string, other: string): number =>
  Number(isNaN(Number(one))) - Number(isNaN(Number(other))) || one.localeCompare(other, 'en', { numeric: true });

/** Every dot of a map with its ends. */
export function dotEnds({ dots, edges }: Connections): ReadonlyMap<string, DotEnds> {
  const beside = new Map<string, string[]>();
  const onRoad = new Set<string>();
  for (const { a, b, kind } of edges)
    for (const [one, other] of [
      [String(a), String(b)],
      [String(b), String(a)],
    ]) {
      beside.set(one, [...(beside.get(one) ?? []), other]);
      if (kind === 'road') onRoad.add(one);
    }
  return new Map(
    dots.map(({ id }) => {
      const far = farEnds(beside, id);
      const touched = [...far].filter(([, distance]) => distance === 1).map(([end]) => end);
      const ends = (touched.length >= 2 ? touched : [...far.keys()]).sort(inOrder);
      const [one, other] = ends.map((end) => far.get(end) ?? 0);
      const nearer = ends.length !== 2 || one === other ? null : one < other ? ends[0] : ends[1];
      return [id, { ends, road: onRoad.has(id), nearer }];
    }),
  );
}

/** In every direction the nearest area or exit over dots alone, and how many spaces it is away. */
function farEnds(beside: ReadonlyMap<string, readonly string[]>, dot: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const first of beside.get(dot) ?? []) {
    const [end, distance] = nearest(beside, dot, first, found);
    if (end !== null) found.set(end, Math.min(distance, found.get(end) ?? distance));
  }
  return found;
}

/** Of several equally near the first that is not known yet: it tells more. */
function nearest(
  beside: ReadonlyMap<string, readonly string[]>,
  from: string,
  first: string,
  known: ReadonlyMap<string, number>,
): readonly [string | null, number] {
  const seen = new Set([from, first]);
  let ring = [first];
  for (let distance = 1; ring.length > 0; distance++) {
    const ends = ring.filter((space) => !isDot(space)).sort(inOrder);
    if (ends.length > 0) return [ends.find((end) => !known.has(end)) ?? ends[0], distance];
    ring = ring.flatMap((space) => beside.get(space) ?? []).filter((space) => !seen.has(space));
    for (const space of ring) seen.add(space);
  }
  return [null, 0];
}
