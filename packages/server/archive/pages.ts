import { type GameEvent, type ProjectedData, markProjected, type Seats } from '#kernel';
import { PAGE } from '#wire';
import { heardWith } from '#wire/present.ts';
import type { LogReader } from './log-reader.ts';

/** How far a chronicle has been read: all entries up to `after`, in which a viewer with these seats heard `heard` events. */
export interface ReadTo {
  readonly after: number;
  readonly heard: number;
}

export interface PagesRequest {
  readonly table: string;
  readonly audienceSeats: Seats;
  readonly from: ReadTo;
  readonly upTo: number;
}

/** Pages of a chronicle one after another, beginning with `firstPage(from)`. */
export interface Pages {
  /** Each page a JSON list of events, in UTF-8. */
  readonly text: ProjectedData<Uint8Array<ArrayBuffer>>;
  /** Where in the text each page ends. The last page may not be full yet. */
  readonly ends: readonly number[];
  /** How many events were heard up to `upTo`. */
  readonly total: number;
  /** Where to go on reading when more has happened: before the page that is not full. */
  readonly next: ReadTo;
}

export const FROM_THE_START: ReadTo = { after: -1, heard: 0 };

/** The page on which an event stands. Events are counted from one, pages from zero. */
export const pageOf = (event: number): number => Math.floor((event - 1) / PAGE);

/** The first page that begins at or after the place to which a chronicle has been read. */
export const firstPage = ({ heard }: ReadTo): number => Math.ceil(heard / PAGE);

/** Reads the log on and writes down what was heard. `from` is a place that an earlier reading gave as `next`, or the start. */
export async function readPages(log: LogReader, { table, audienceSeats, from, upTo }: PagesRequest): Promise<Pages> {
  const entries = await log.entries(table, from.after, upTo);
  const heard = entries.map(({ sequence, told }) => ({ sequence, events: heardWith(told, audienceSeats) }));
  const total = heard.reduce((sum, { events }) => sum + events.length, from.heard);
  const unfinished = Math.floor(total / PAGE) * PAGE;
  let next = from;
  for (const { sequence, events } of heard) {
    const count = next.heard + events.length;
    if (count > unfinished) break;
    next = { after: sequence, heard: count };
  }
  const events = heard.flatMap((entry) => entry.events).slice(firstPage(from) * PAGE - from.heard);
  return { ...written(events), total, next };
}

function written(events: readonly GameEvent[]): Pick<Pages, 'text' | 'ends'> {
  const pages: string[] = [];
  const ends: number[] = [];
  for (let at = 0; at < events.length; at += PAGE) {
    const page = JSON.stringify(events.slice(at, at + PAGE));
    pages.push(page);
    ends.push((ends[ends.length - 1] ?? 0) + Buffer.byteLength(page));
  }
  return { text: markProjected(new TextEncoder().encode(pages.join(''))), ends };
}
