import type { Seats } from '#kernel';
import type { TableFrame } from '../store/store.ts';
import { seatsKnownTo, seatsPlayedBy } from './seating.ts';

/** A pair of eyes at a table. Viewers with equal keys see the same. */
export interface TableViewer {
  readonly key: string;
  /** Seats whose secrets this viewer may see; none for watchers. */
  readonly knows: Seats;
  /** Seats this viewer decides for. */
  readonly plays: Seats;
  readonly host: boolean;
}

export function viewerAt(frame: TableFrame, person: string): TableViewer {
  const knows = seatsKnownTo(frame, person);
  const plays = seatsPlayedBy(frame, person);
  const host = frame.host === person;
  return { key: `${knows}/${plays}${host ? '/host' : ''}`, knows, plays, host };
}

/** The sets of seats that hear events apart from each other: every person's, and nobody's for the watchers. */
export const audiences = (frame: TableFrame): Seats[] => [
  ...new Set([0, ...frame.seats.flatMap(({ person }) => (person === null ? [] : [seatsKnownTo(frame, person)]))]),
];
