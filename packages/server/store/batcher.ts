/** Hands a batch over and answers when all of it is done: one answer an item, in order. */
export type Handle<T, R> = (batch: T[]) => Promise<readonly R[]>;

interface Queued<T, R> {
  readonly item: T;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what comes in one turn of the event loop, and all that comes while the batch before is under way: the slower the disk, the larger
 * the batches.
 */
export class Batcher<T, R> {
  private readonly handle: Handle<T, R>;
  private queue: Queued<T, R>[] = [];
  private busy = false;
  private whenEmpty: (() => void)[] = [];

  constructor(handle: Handle<T, R>) {
    this.handle = handle;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      if (this.busy) return;
      this.busy = true;
      setImmediate(() => void this.run());
    });
  }

  /** Resolves when nothing is under way. */
  settled(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.whenEmpty.push(resolve)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue;
      this.queue = [];
      try {
        const answers = await this.handle(batch.map(({ item }) => item));
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place]);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.busy = false;
    for (const tell of this.whenEmpty.splice(0)) tell();
  }
}
