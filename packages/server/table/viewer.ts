import { NOBODY, only, type Seats } from '#kernel';
import { earsOf, type Sitting } from '#wire/present.ts';
import type { TableFrame } from '../store/store.ts';
import { isShunnedAt } from '../people/regards.ts';
import { isFree, isStranger, seatsKnownTo, seatsPlayedBy } from './seating.ts';

/** A pair of eyes at a table. Viewers with equal keys see the same. */
export interface TableViewer extends Sitting {
  readonly key: string;
  readonly host: boolean;
  /** Chairs that are kept for him. */
  readonly kept?: Seats;
  /** The host did not ask him to come: he watches, or sat down uninvited. */
  readonly stranger: boolean;
  /** Somebody here does not want to meet him: free chairs are not for him, and he sees no more than that they are for others. */
  readonly shunned?: true;
}

/** Frames hardly change and are asked about with every action. */
const known = new WeakMap<TableFrame, Map<string, TableViewer>>();

export function viewerAt(frame: TableFrame, person: string): TableViewer {
  let viewers = known.get(frame);
  if (viewers === undefined) {
    viewers = new Map();
    known.set(frame, viewers);
  }
  let viewer = viewers.get(person);
  if (viewer === undefined) {
    viewer = look(frame, person);
    viewers.set(person, viewer);
  }
  return viewer;
}

function look(frame: TableFrame, person: string): TableViewer {
  const knows = seatsKnownTo(frame, person);
  const plays = seatsPlayedBy(frame, person);
  const host = frame.host === person;
  const kept = frame.seats.reduce(
    (seats, seat, place) => (isFree(seat) && seat.reservedFor === person ? seats | only(place) : seats),
    NOBODY,
  );
  const key = `${knows}/${plays}${host ? '/host' : ''}${kept === NOBODY ? '' : `/kept ${kept}`}`;
  return { key, knows, plays, host, stranger: isStranger(frame, person), ...(kept === NOBODY ? {} : { kept }) };
}

/** The same for somebody whom others may avoid. */
export function viewerFor(frame: TableFrame, person: string, shunnedBy: ReadonlySet<string> | undefined): TableViewer {
  const viewer = viewerAt(frame, person);
  if (shunnedBy === undefined || !isShunnedAt(frame, shunnedBy)) return viewer;
  return { ...viewer, key: `${viewer.key}/shunned`, shunned: true };
}

/** The sets of seats that hear events apart from each other: every person's, and nobody's for the watchers. */
export const audiences = (frame: TableFrame, secret: boolean): Seats[] => [
  ...new Set([
    NOBODY,
    ...frame.seats.flatMap(({ person }) => (person === null ? [] : [earsOf({ knows: seatsKnownTo(frame, person) }, secret)])),
  ]),
];
