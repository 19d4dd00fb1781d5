/** What became of one item of a batch. */
export type BatchResult<R> = { readonly ok: true; readonly value: R } | { readonly ok: false; readonly error: unknown };

/** Handles a batch and answers for each item, in order. */
type Handle<T, R> = (batch: readonly T[]) => readonly BatchResult<R>[];

interface Queued<T, R> {
  readonly item: T;
  readonly resolve: (answer: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Group commit: batches what comes in one turn of the event loop. The slower the disk, the larger the batches. */
export class Batcher<T, R> {
  private readonly handle: Handle<T, R>;
  private queue: Queued<T, R>[] = [];

  constructor(handle: Handle<T, R>) {
    this.handle = handle;
  }

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.queue.length === 0) setImmediate(this.run);
      this.queue.push({ item, resolve, reject });
    });
  }

  /** Handles what is queued without waiting for the turn to end. */
  readonly run = (): void => {
    const batch = this.queue;
    if (batch.length === 0) return;
    this.queue = [];
    try {
      const results = this.handle(batch.map(({ item }) => item));
      for (const [place, { resolve, reject }] of batch.entries()) {
        const result = results[place];
        if (result.ok) resolve(result.value);
        else reject(result.error);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
}
