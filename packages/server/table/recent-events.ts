import type { GameEvent, ProjectedData, Seats, AddressedEvent } from '#kernel';
import { PAGE } from '#wire';
import { heardWith } from '#wire/present.ts';
import type { Store } from '../store/store.ts';
import { eventsText } from './projector.ts';

/** What one kind of viewer heard of it. */
interface Heard {
  readonly events: ProjectedData<GameEvent[]>;
  /** The end of it as JSON, written when somebody first asks. */
  end: ProjectedData<string> | null;
}

/**
 * The end of a table's chronicle, in memory while somebody looks at the table: whoever comes is told this much at once, and it costs the same at the
 * tenth move as at the ten-thousandth, for the first guest as for the hundredth.
 */
export class RecentEvents {
  private readonly table: string;
  private readonly store: Store;
  private told: AddressedEvent[] | null = null;
  private readonly heard = new Map<Seats, Heard>();

  constructor(table: string, store: Store) {
    this.table = table;
    this.store = store;
  }

  /** Reads it, if it is not there. `sequence` is the newest entry of the log. */
  async open(sequence: number): Promise<void> {
    if (this.told !== null) return;
    const entries = sequence < 0 ? [] : await this.store.entriesBefore(this.table, sequence + 1, PAGE);
    this.told = entries.toReversed().flatMap(({ told }) => told);
    this.heard.clear();
  }

  /** Nobody looks any more, or it may be old. */
  forget(): void {
    this.told = null;
    this.heard.clear();
  }

  add(told: readonly AddressedEvent[]): void {
    if (this.told === null || told.length === 0) return;
    this.told.push(...told);
    if (this.told.length > 2 * PAGE) this.told.splice(0, this.told.length - PAGE);
    this.heard.clear();
  }

  /** As many of the newest events as are wanted of those these seats heard; null when the tail does not reach so far back. */
  last(ears: Seats, count: number): ProjectedData<string> | null {
    const { events } = this.for(ears);
    return count > events.length ? null : eventsText(events, count);
  }

  /** A page of the newest events these seats heard, if they have heard so many in all. */
  end(ears: Seats, heardInAll: number): ProjectedData<string> {
    const heard = this.for(ears);
    heard.end ??= eventsText(heard.events, Math.min(PAGE, heardInAll, heard.events.length));
    return heard.end;
  }

  private for(ears: Seats): Heard {
    let heard = this.heard.get(ears);
    if (heard === undefined) {
      heard = { events: heardWith(this.told ?? [], ears), end: null };
      this.heard.set(ears, heard);
    }
    return heard;
  }
}
