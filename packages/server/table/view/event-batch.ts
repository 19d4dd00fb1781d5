import { type AddressedEvent, type GameEvent, NOBODY, type ProjectedData, markProjected, ownJson, type Seats } from '#kernel';
import { heardWith } from '#wire/present.ts';

export const NO_EVENTS = markProjected('[]');

/** The events of one change, as each kind of viewer hears them. */
export class EventBatch {
  private readonly events: readonly AddressedEvent[];
  /** When all events are public, they are written once. */
  private open: ProjectedData<string> | null = null;

  constructor(events: readonly AddressedEvent[]) {
    this.events = events;
    if (events.every(({ to }) => to === undefined)) this.open = this.write(NOBODY);
  }

  for(audienceSeats: Seats): ProjectedData<string> {
    return this.open ?? this.write(audienceSeats);
  }

  private write(audienceSeats: Seats): ProjectedData<string> {
    const events = heardWith(this.events, audienceSeats);
    return events.length === 0 ? NO_EVENTS : eventsText(events, events.length);
  }
}

/** The last `count` of some events as text. */
export const eventsText = (events: ProjectedData<GameEvent[]>, count: number): ProjectedData<string> =>
  markProjected(JSON.stringify(events.slice(events.length - count)));

/** Of some events as text, made by `eventsText`, the first `count`. */
export const firstEvents = (text: ProjectedData<string>, count: number): ProjectedData<string> =>
  markProjected(JSON.stringify(ownJson<GameEvent[]>(text).slice(0, count)));

/** What another thread has written of what was heard. */
export const textOf = (bytes: ProjectedData<Uint8Array>): ProjectedData<string> =>
  markProjected(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
