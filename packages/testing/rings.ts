/** Who leads where. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export function graphOf(edges: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    if (from === to) continue;
    const known = graph.get(from);
    if (known === undefined) graph.set(from, new Set([to]));
    else known.add(to);
  }
  return graph;
}

/** Ways that come back to where they began, one for each place on any of them: `a > b > a`. */
export function ringsOf(graph: Graph): string[] {
  const rings: string[] = [];
  const seen = new Set<string>();
  const way: string[] = [];
  const walk = (place: string): void => {
    const back = way.indexOf(place);
    if (back >= 0) return void rings.push([...way.slice(back), place].join(' > '));
    if (seen.has(place)) return;
    seen.add(place);
    way.push(place);
    for (const next of graph.get(place) ?? []) walk(next);
    way.pop();
  };
  for (const place of graph.keys()) walk(place);
  return rings;
}
