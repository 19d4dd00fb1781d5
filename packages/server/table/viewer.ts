import { NOBODY, type Seats, seatList, type Viewer } from '#kernel';
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
  return { key: `${knows}/${plays}${host ? '/host' : ''}`, knows, plays, host };
}

const isOne = (seats: Seats): boolean => seats !== NOBODY && (seats & (seats - 1)) === NOBODY;

/**
 * Through whose eyes a viewer sees: with several seats, those of the one that is asked. When none is, and the game has secrets, everybody may be
 * sitting before the screen, and what is shown is what everybody may see.
 */
export function eyesOf({ knows, plays }: TableViewer, waiting: Seats, secret: boolean): Viewer {
  const asked = plays & waiting;
  const from = asked !== NOBODY ? asked : plays !== NOBODY ? plays : knows;
  if (from === NOBODY || (secret && asked === NOBODY && !isOne(from))) return 'spectator';
  return seatList(from)[0];
}

/** The seats with which a viewer hears. In a game with secrets several people at one screen hear together only what everybody hears. */
export const earsOf = ({ knows }: Pick<TableViewer, 'knows'>, secret: boolean): Seats => (secret && !isOne(knows) ? NOBODY : knows);

/** The sets of seats that hear events apart from each other: every person's, and nobody's for the watchers. */
export const audiences = (frame: TableFrame, secret: boolean): Seats[] => [
  ...new Set([
    NOBODY,
    ...frame.seats.flatMap(({ person }) => (person === null ? [] : [earsOf({ knows: seatsKnownTo(frame, person) }, secret)])),
  ]),
];
