/** No log is longer. */
const MOST_DOTS = 32;
/** Rows of trails that are made at once. */
const ROWS = 64;

/**
 * What Frodo's log can have come to after one entry: his last area, the dots since, and which of the areas that answered yes he has been to.
 * Kept in columns, because there are hundreds and they are worked out in every turn.
 */
export class BeliefLayer {
  readonly area: number[] = [];
  readonly dots: number[] = [];
  /** Areas that answered yes and that this log has been to, as bits. */
  readonly visited: number[] = [];
  readonly weight: number[] = [];
  /** How likely a log that ends here has been to each area; the same row for all that only wrote dots since. */
  readonly trail: Float64Array[] = [];
  private readonly spaces: number;
  /** Where each area and number of dots is found, one more than its place; by what was visited. */
  private readonly places = new Map<number, Int16Array>();
  /** Rows made here, each with the place it belongs to; they hold weights until they are settled. */
  private readonly own: number[] = [];
  private free = new Float64Array(0);

  constructor(spaces: number) {
    this.spaces = spaces;
  }

  get length(): number {
    return this.area.length;
  }

  /** Adds weight to a hypothesis; its place. */
  add(area: number, dots: number, visited: number, weight: number): number {
    let places = this.places.get(visited);
    if (places === undefined) this.places.set(visited, (places = new Int16Array(this.spaces * MOST_DOTS)));
    const known = places[area * MOST_DOTS + dots] - 1;
    if (known >= 0) {
      this.weight[known] += weight;
      return known;
    }
    const place = this.area.push(area) - 1;
    this.dots.push(dots);
    this.visited.push(visited);
    this.weight.push(weight);
    places[area * MOST_DOTS + dots] = place + 1;
    return place;
  }

  /** A hypothesis with the trail of the one that it comes from, and of no other. */
  takeTrail(place: number, trail: Float64Array): void {
    this.trail[place] = trail;
  }

  /** So much of the weight of a hypothesis comes with this trail; null when there is none before. */
  mixTrail(place: number, weight: number, trail: Float64Array | null, entering: boolean): void {
    const own = this.ownTrail(place);
    const area = this.area[place];
    const before = own[area];
    if (trail !== null) for (let each = 0; each < own.length; each++) own[each] += weight * trail[each];
    // Whatever came before: now he has been there.
    if (entering) own[area] = before + weight;
  }

  /** All is added: the weights of trails become likelihoods, and nothing is looked for any more. */
  settle(): void {
    this.places.clear();
    for (const place of this.own) {
      const trail = this.trail[place];
      for (let each = 0; each < trail.length; each++) trail[each] /= this.weight[place];
    }
  }

  private ownTrail(place: number): Float64Array {
    if (place < this.trail.length) return this.trail[place];
    const { spaces } = this;
    if (this.free.length === 0) this.free = new Float64Array(spaces * ROWS);
    const row = this.free.subarray(0, spaces);
    this.free = this.free.subarray(spaces);
    this.own.push(place);
    return (this.trail[place] = row);
  }

  stands(area: number): boolean {
    return this.area.includes(area);
  }
}
