/** Remembers the last request ids, so that repeats are recognised (idempotent requests). */
export class RecentRequestIds {
  private readonly ids = new Set<string>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  has(what: string): boolean {
    return this.ids.has(what);
  }

  add(what: string): void {
    this.ids.add(what);
    if (this.ids.size <= this.limit) return;
    const [oldest] = this.ids;
    this.ids.delete(oldest);
  }
}
