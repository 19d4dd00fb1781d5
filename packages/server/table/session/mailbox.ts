/** Handles its own errors; answers undefined when it is done synchronously. */
type Work = () => Promise<void> | undefined;

/** The queue of one table (an actor): messages are handled strictly one after another, writes included. */
export class Mailbox {
  private readonly queue: Work[] = [];
  private busy = false;
  private whenIdle: (() => void)[] = [];

  get idle(): boolean {
    return !this.busy;
  }

  /** Runs at once when nothing is under way. */
  post(work: Work): void {
    this.queue.push(work);
    if (!this.busy) this.run();
  }

  /** For a caller that awaits the result: an error is the caller's, and the mailbox goes on. */
  ask<T>(work: () => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.post(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Resolves when nothing is left to do. */
  settled(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.whenIdle.push(resolve)) : Promise.resolve();
  }

  private readonly run = (): void => {
    this.busy = true;
    for (let work = this.queue.shift(); work !== undefined; work = this.queue.shift()) {
      const underWay = work();
      if (underWay !== undefined) return void underWay.then(this.run, this.run);
    }
    this.busy = false;
    for (const resolve of this.whenIdle.splice(0)) resolve();
    return undefined;
  };
}
