/** While so many statements are under way, what comes waits and gathers: the slower the database, the more shares a statement. */
const MOST_UNDER_WAY = 2;

/** What comes in one turn of the event loop, or while the database is busy with others, is done together. */
export class QueryBatcher<T> {
  private readonly take: (waiting: readonly T[]) => readonly T[];
  private readonly work: (batch: readonly T[]) => Promise<void>;
  private waiting: T[] = [];
  private underWay = 0;
  private called = false;

  /** `take` says which of those that wait go together, at least one; `work` does them and never fails. */
  constructor(take: (waiting: readonly T[]) => readonly T[], work: (batch: readonly T[]) => Promise<void>) {
    this.take = take;
    this.work = work;
  }

  add(item: T): void {
    this.waiting.push(item);
    this.call();
  }

  private call(): void {
    if (this.called || this.underWay >= MOST_UNDER_WAY || this.waiting.length === 0) return;
    this.called = true;
    setImmediate(() => {
      this.called = false;
      void this.next();
    });
  }

  private async next(): Promise<void> {
    const batch = this.take(this.waiting);
    const taken = new Set(batch);
    this.waiting = this.waiting.filter((item) => !taken.has(item));
    this.underWay++;
    this.call();
    await this.work(batch);
    this.underWay--;
    this.call();
  }
}
