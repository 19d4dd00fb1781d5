/**
 * Keeps what was made as long as there is room for it; what was longest not asked for goes first. Without it a page of a long chronicle takes six times the
 * processor, a record more than twenty times ("Layers" in docs/benchmarks.md).
 */
export class LruCache<T> {
  private readonly things = new Map<string, { readonly thing: T; readonly bytes: number }>();
  private readonly room: number;
  private used = 0;

  constructor(room: number) {
    this.room = room;
  }

  get(key: string): T | undefined {
    const found = this.things.get(key);
    if (found === undefined) return undefined;
    this.things.delete(key);
    this.things.set(key, found);
    return found.thing;
  }

  /** The newest entry stays even if it is larger than the limit: a caller is about to read it. */
  set(key: string, thing: T, bytes: number): void {
    this.drop(key);
    this.things.set(key, { thing, bytes });
    this.used += bytes;
    for (const [oldest] of this.things) {
      if (this.used <= this.room || oldest === key) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const found = this.things.get(key);
    if (found === undefined) return;
    this.things.delete(key);
    this.used -= found.bytes;
  }
}
