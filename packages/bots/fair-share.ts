/** One flow of a fair queue: an address, a person at it, or a table of the person. */
interface Flow<T> {
  /** Thinking time charged so far, in the virtual time of the parent. */
  used: number;
  /** Virtual time of the children: what the last child that was served had used by then. */
  clock: number;
  waiting: number;
  running: number;
  readonly children: Map<string, Flow<T>>;
  /** Leaf only, first in first out. */
  readonly jobs: T[];
}

const newFlow = <T>(used: number): Flow<T> => ({ used, clock: 0, waiting: 0, running: 0, children: new Map(), jobs: [] });

const isForgettable = <T>({ waiting, running, used }: Flow<T>, clock: number): boolean => waiting === 0 && running === 0 && used <= clock;

/**
 * Start-time fair queueing over a hierarchy of keys (here: address, person, table). At every level the next job comes from the child that has used
 * the least. A child that was idle starts at the present virtual time: idling earns no credit, and a newcomer is next, however many jobs of others wait.
 */
export class FairShare<T> {
  private readonly root = newFlow<T>(0);
  /** Cost charged when a job starts; `end` corrects it to the real cost. */
  private readonly expected: number;

  constructor(expected: number) {
    this.expected = expected;
  }

  get waiting(): number {
    return this.root.waiting;
  }

  /** Waiting jobs under a key of the first level. */
  waitingOf(key: string): number {
    return this.root.children.get(key)?.waiting ?? 0;
  }

  /** Flows in memory, for tests: it must not grow with the number of keys ever seen. */
  get size(): number {
    const count = (flow: Flow<T>): number => [...flow.children.values()].reduce((sum, child) => sum + 1 + count(child), 0);
    return count(this.root);
  }

  add(path: readonly string[], job: T): void {
    let flow = this.root;
    flow.waiting++;
    for (const key of path) {
      let child = flow.children.get(key);
      if (child === undefined) {
        child = newFlow(flow.clock);
        flow.children.set(key, child);
      } else if (child.waiting === 0) child.used = Math.max(child.used, flow.clock);
      child.waiting++;
      flow = child;
    }
    flow.jobs.push(job);
  }

  /** Removes a job that has not started. False if it is not waiting. */
  remove(path: readonly string[], job: T): boolean {
    const flows = this.flowsOf(path);
    const leaf = flows.at(-1);
    const at = leaf?.jobs.indexOf(job) ?? -1;
    if (leaf === undefined || at < 0) return false;
    leaf.jobs.splice(at, 1);
    for (const flow of flows) flow.waiting--;
    this.forget(path, flows);
    return true;
  }

  /** Starts the next job and charges it to its flows. */
  take(): T | null {
    let flow = this.root;
    if (flow.waiting === 0) return null;
    flow.waiting--;
    flow.running++;
    while (flow.children.size > 0) {
      const [key, child] = leastUsed(flow);
      flow.clock = Math.max(flow.clock, child.used);
      // Moved to the end of the map: among equals the flow served longest ago is next.
      flow.children.delete(key);
      flow.children.set(key, child);
      child.used += this.expected;
      child.waiting--;
      child.running++;
      flow = child;
    }
    return flow.jobs.shift() ?? null;
  }

  /** Reports the end of a started job and its cost. */
  end(path: readonly string[], cost: number): void {
    const flows = this.flowsOf(path);
    for (const flow of flows) {
      flow.running--;
      flow.used += cost - this.expected;
    }
    this.forget(path, flows);
  }

  private flowsOf(path: readonly string[]): Flow<T>[] {
    const flows = [this.root];
    for (const key of path) {
      const child = flows[flows.length - 1].children.get(key);
      if (child === undefined) return [];
      flows.push(child);
    }
    return flows;
  }

  private forget(path: readonly string[], flows: readonly Flow<T>[]): void {
    const { root } = this;
    if (root.waiting === 0 && root.running === 0) {
      // Nothing competes, so past use no longer matters.
      root.children.clear();
      root.clock = 0;
      return;
    }
    for (let level = path.length - 1; level >= 0; level--)
      if (isForgettable(flows[level + 1], flows[level].clock)) flows[level].children.delete(path[level]);
  }
}

/** Also drops idle children whose past use no longer matters. */
function leastUsed<T>(flow: Flow<T>): [string, Flow<T>] {
  let least: [string, Flow<T>] | null = null;
  for (const [key, child] of flow.children)
    if (child.waiting > 0) {
      if (least === null || child.used < least[1].used) least = [key, child];
    } else if (isForgettable(child, flow.clock)) flow.children.delete(key);
  if (least === null) throw new Error('A flow with waiting jobs has a child with waiting jobs');
  return least;
}
