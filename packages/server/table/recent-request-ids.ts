/** Remembers the last so many things, oldest out first. */
export class RecentRequestIds {
  private readonly kept = new Set<string>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  has(what: string): boolean {
    return this.kept.has(what);
  }

  add(what: string): void {
    this.kept.add(what);
    if (this.kept.size <= this.limit) return;
    const [oldest] = this.kept;
    this.kept.delete(oldest);
  }
}
