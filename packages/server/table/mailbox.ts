/** Looks after its own errors; answers nothing when it is done at once. */
type Work = () => Promise<void> | undefined;

/** Messages for one table, handled strictly one after another (the table is an actor): the next begins when the one before is done, writing included. */
export class Mailbox {
  private readonly queue: Work[] = [];
  private busy = false;
  private whenIdle: (() => void)[] = [];

  get idle(): boolean {
    return !this.busy;
  }

  /** Begins at once when nothing is under way. */
  post(work: Work): void {
    this.queue.push(work);
    if (!this.busy) this.run();
  }

  /** For whoever waits for the answer: an error goes back there, and the mailbox goes on. */
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
    for (const tell of this.whenIdle.splice(0)) tell();
    return undefined;
  };
}
