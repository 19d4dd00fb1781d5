/**
 * The mouth of a table that is kept: what is to be written down and what is to be told, in their order. Nothing is told before all that happened up to it
 * is on the disk; when something cannot be written, nothing more is told but that.
 */
export class Outlet<Message> {
  private readonly send: (message: Message) => void;
  private readonly failed: (error: unknown) => void;
  private last: Promise<void> = Promise.resolve();
  private broken = false;

  constructor(send: (message: Message) => void, failed: (error: unknown) => void) {
    this.send = send;
    this.failed = failed;
  }

  keep(write: () => Promise<void>): void {
    this.then(write);
  }

  tell(message: Message): void {
    this.then(() => this.send(message));
  }

  private then(work: () => void | Promise<void>): void {
    this.last = this.after(this.last, work);
  }

  private async after(before: Promise<void>, work: () => void | Promise<void>): Promise<void> {
    await before;
    if (this.broken) return;
    try {
      await work();
    } catch (error) {
      this.broken = true;
      this.failed(error);
    }
  }
}
