import { NOBODY, only, type Seats } from '#kernel';
import { earsOf, type Sitting } from '#wire/present.ts';
import type { TableSettings } from '../store/store.ts';
import { isBlockedAt } from '../people/block-lists.ts';
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
const known = new WeakMap<TableSettings, Map<string, TableViewer>>();

export function viewerAt(settings: TableSettings, person: string): TableViewer {
  let viewers = known.get(settings);
  if (viewers === undefined) {
    viewers = new Map();
    known.set(settings, viewers);
  }
  let viewer = viewers.get(person);
  if (viewer === undefined) {
    viewer = look(settings, person);
    viewers.set(person, viewer);
  }
  return viewer;
}

function look(settings: TableSettings, person: string): TableViewer {
  const knows = seatsKnownTo(settings, person);
  const plays = seatsPlayedBy(settings, person);
  const host = settings.host === person;
  const kept = settings.seats.reduce(
    (seats, seat, place) => (isFree(seat) && seat.reservedFor === person ? seats | only(place) : seats),
    NOBODY,
  );
  const key = `${knows}/${plays}${host ? '/host' : ''}${kept === NOBODY ? '' : `/kept ${kept}`}`;
  return { key, knows, plays, host, stranger: isStranger(settings, person), ...(kept === NOBODY ? {} : { kept }) };
}

/** The same for somebody whom others may avoid. */
export function viewerFor(settings: TableSettings, person: string, shunnedBy: ReadonlySet<string> | undefined): TableViewer {
  const viewer = viewerAt(settings, person);
  if (shunnedBy === undefined || !isBlockedAt(settings, shunnedBy)) return viewer;
  return { ...viewer, key: `${viewer.key}/shunned`, shunned: true };
}

/** The sets of seats that hear events apart from each other: every person's, and nobody's for the watchers. */
export const audiences = (settings: TableSettings, secret: boolean): Seats[] => [
  ...new Set([
    NOBODY,
    ...settings.seats.flatMap(({ person }) => (person === null ? [] : [earsOf({ knows: seatsKnownTo(settings, person) }, secret)])),
  ]),
];
