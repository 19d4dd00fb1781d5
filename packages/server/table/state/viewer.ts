import { seatSet } from '#kernel/seat.ts';
import { NOBODY, type Seats } from '#kernel';
import { earsOf, type SeatAccess } from '#wire/present.ts';
import type { TableSettings } from '../../store/store.ts';
import { isBlockedAt } from '../../people/block-lists.ts';
import { isFree, isStranger, seatsKnownTo, seatsPlayedBy } from './seating.ts';

/** A pair of eyes at a table. Viewers with equal keys see the same. */
export interface TableViewer extends SeatAccess {
  readonly key: string;
  readonly host: boolean;
  /** Seats reserved for this person. */
  readonly reserved?: Seats;
  /** The host did not invite this person: a spectator, or a player who sat down uninvited. */
  readonly stranger: boolean;
  /** A person at the table has blocked this one: free seats look like seats for invited people. */
  readonly isBlocked?: true;
}

/** Frames hardly change and are asked about with every action. */
const viewersOf = new WeakMap<TableSettings, Map<string, TableViewer>>();

export function viewerAt(settings: TableSettings, person: string): TableViewer {
  let viewers = viewersOf.get(settings);
  if (viewers === undefined) {
    viewers = new Map();
    viewersOf.set(settings, viewers);
  }
  let viewer = viewers.get(person);
  if (viewer === undefined) {
    viewer = makeViewer(settings, person);
    viewers.set(person, viewer);
  }
  return viewer;
}

function makeViewer(settings: TableSettings, person: string): TableViewer {
  const knows = seatsKnownTo(settings, person);
  const plays = seatsPlayedBy(settings, person);
  const host = settings.host === person;
  const kept = seatSet(settings.seats.flatMap((seat, place) => (isFree(seat) && seat.reservedFor === person ? [place] : [])));
  const key = `${knows}/${plays}${host ? '/host' : ''}${kept === NOBODY ? '' : `/kept ${kept}`}`;
  return { key, knows, plays, host, stranger: isStranger(settings, person), ...(kept === NOBODY ? {} : { reserved: kept }) };
}

/** The same for a person whom others may have blocked. */
export function viewerFor(settings: TableSettings, person: string, blockedBy: ReadonlySet<string> | undefined): TableViewer {
  const viewer = viewerAt(settings, person);
  if (blockedBy === undefined || !isBlockedAt(settings, blockedBy)) return viewer;
  return { ...viewer, key: `${viewer.key}/shunned`, isBlocked: true };
}

/** The sets of seats that hear the same events: one for each person, and `NOBODY` for spectators. */
export const audiences = (settings: TableSettings, secret: boolean): Seats[] => [
  ...new Set([
    NOBODY,
    ...settings.seats.flatMap(({ person }) => (person === null ? [] : [earsOf({ knows: seatsKnownTo(settings, person) }, secret)])),
  ]),
];
