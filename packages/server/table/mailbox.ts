type Work = () => Promise<void>;

/** Messages for one table, handled strictly one after another: the next begins when the one before is done, writing included. */
export class Mailbox {
  private readonly queue: Work[] = [];
  private busy = false;
  private whenIdle: (() => void)[] = [];

  get idle(): boolean {
    return !this.busy;
  }

  /** An error goes back to whoever posted; the mailbox goes on. */
  post<T>(work: () => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.queue.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      if (!this.busy) void this.run();
    });
  }

  /** Resolves when nothing is left to do. */
  settled(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.whenIdle.push(resolve)) : Promise.resolve();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let work = this.queue.shift(); work !== undefined; work = this.queue.shift()) await work();
    this.busy = false;
    for (const tell of this.whenIdle.splice(0)) tell();
  }
}
