/** How many are inside at once, by key, and no more than so many. */
export class ConnectionLimiter {
  private readonly most: number;
  private readonly inside = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Lets one in and answers how to let it out again; null when there are enough of this key. */
  enter(key: string): (() => void) | null {
    const count = this.inside.get(key) ?? 0;
    if (count >= this.most) return null;
    this.inside.set(key, count + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = (this.inside.get(key) ?? 1) - 1;
      if (rest === 0) this.inside.delete(key);
      else this.inside.set(key, rest);
    };
  }

  /** Of all keys together. */
  get size(): number {
    return [...this.inside.values()].reduce((sum, count) => sum + count, 0);
  }
}
