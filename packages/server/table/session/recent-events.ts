import type { GameEvent, ProjectedData, Seats, AddressedEvent } from '#kernel';
import { PAGE } from '#wire';
import { heardWith } from '#wire/present.ts';
import type { Store } from '../../store/store.ts';
import { eventsText } from '../view/event-batch.ts';

/** The recent events that one kind of viewer heard. */
interface Heard {
  readonly events: ProjectedData<GameEvent[]>;
  /** The last page as JSON, made on demand. */
  end: ProjectedData<string> | null;
}

/**
 * The end of the chronicle of a table, in memory while a client follows it: a new client is sent this much at once, and it costs the same at the
 * tenth move as at the ten-thousandth, for the first client as for the hundredth.
 */
export class RecentEvents {
  private readonly table: string;
  private readonly store: Store;
  private recent: AddressedEvent[] | null = null;
  private readonly heard = new Map<Seats, Heard>();

  constructor(table: string, store: Store) {
    this.table = table;
    this.store = store;
  }

  /** Reads the events unless they are in memory. `sequence` is the newest entry of the log. */
  async load(sequence: number): Promise<void> {
    if (this.recent !== null) return;
    const entries = sequence < 0 ? [] : await this.store.entriesBefore(this.table, sequence + 1, PAGE);
    this.recent = entries.toReversed().flatMap(({ told }) => told);
    this.heard.clear();
  }

  /** No client follows the table any more, or the events may be outdated. */
  forget(): void {
    this.recent = null;
    this.heard.clear();
  }

  add(events: readonly AddressedEvent[]): void {
    if (this.recent === null || events.length === 0) return;
    this.recent.push(...events);
    if (this.recent.length > 2 * PAGE) this.recent.splice(0, this.recent.length - PAGE);
    this.heard.clear();
  }

  /** The newest `count` events that these seats heard; null when memory does not reach so far back. */
  last(audienceSeats: Seats, count: number): ProjectedData<string> | null {
    const { events } = this.for(audienceSeats);
    return count > events.length ? null : eventsText(events, count);
  }

  /** The last page of the events that these seats heard. */
  lastPage(audienceSeats: Seats, heardInAll: number): ProjectedData<string> {
    const heard = this.for(audienceSeats);
    heard.end ??= eventsText(heard.events, Math.min(PAGE, heardInAll, heard.events.length));
    return heard.end;
  }

  private for(audienceSeats: Seats): Heard {
    let heard = this.heard.get(audienceSeats);
    if (heard === undefined) {
      heard = { events: heardWith(this.recent ?? [], audienceSeats), end: null };
      this.heard.set(audienceSeats, heard);
    }
    return heard;
  }
}
