/**
 * Write-ahead outbox: persists entries and emits messages in their order. No message is emitted before all entries up to it are on the disk; after
 * a failed write only the failure is reported.
 */
export class Outbox<Message> {
  private readonly send: (message: Message) => void;
  private readonly failed: (error: unknown) => void;
  private last: Promise<void> = Promise.resolve();
  private broken = false;

  constructor(send: (message: Message) => void, failed: (error: unknown) => void) {
    this.send = send;
    this.failed = failed;
  }

  persist(write: () => Promise<void>): void {
    this.enqueue(write);
  }

  emit(message: Message): void {
    this.enqueue(() => this.send(message));
  }

  private enqueue(work: () => void | Promise<void>): void {
    this.last = this.runAfter(this.last, work);
  }

  private async runAfter(before: Promise<void>, work: () => void | Promise<void>): Promise<void> {
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
