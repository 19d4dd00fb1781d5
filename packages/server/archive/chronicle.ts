import { markProjected } from '#kernel';
import { PAGE } from '#wire';
import type { ChroniclePage } from '../table/session/context.ts';
import { textOf } from '../table/view/event-batch.ts';
import { FROM_THE_START, firstPage, pageOf, type Pages, type ReadTo } from './pages.ts';

/** A chronicle as one kind of viewer heard it, as far as it has been read. What was heard stays heard, so it only grows. */
export class Chronicle {
  private readonly pages: Pages['text'][] = [];
  private next = FROM_THE_START;
  private total = 0;
  private reading: Promise<void> = Promise.resolve();

  get bytes(): number {
    return this.pages.reduce((sum, page) => sum + page.byteLength, 0);
  }

  /** The page on which an event stands; null when it has not been read so far. */
  page(event: number): ChroniclePage | null {
    if (event < 1 || event > this.total) return null;
    const number = pageOf(event);
    return { first: number * PAGE + 1, events: textOf(this.pages[number]) };
  }

  /** Reads on until the event is there, one read at a time: concurrent callers wait for the same one. */
  readOn(event: number, read: (from: ReadTo) => Promise<Pages>): Promise<void> {
    this.reading = this.readAfter(this.reading, event, read);
    return this.reading;
  }

  private async readAfter(before: Promise<void>, event: number, read: (from: ReadTo) => Promise<Pages>): Promise<void> {
    // The caller of that read gets its error; this one tries again.
    await before.catch(() => {});
    if (event > this.total) this.add(firstPage(this.next), await read(this.next));
  }

  private add(first: number, { text, ends, total, next }: Pages): void {
    this.pages.length = first;
    let from = 0;
    for (const end of ends) {
      this.pages.push(markProjected(text.subarray(from, end)));
      from = end;
    }
    this.total = total;
    this.next = next;
  }
}
