import type { FillRequest } from '#wire';
import { Refused } from '../refused.ts';
import type { Person, StoredSeat, StoredTable, TableFrame } from '../store/store.ts';
import { seatedAnew } from './lots.ts';
import { isFree, mustHaveSeat } from './seating.ts';
import { botSeat } from './plan.ts';

/** What a host may change as long as the table gathers. Every function answers a new frame and leaves the old one alone. */

export function mustHost({ frame, phase }: StoredTable, person: Person): void {
  if (frame.host !== person.id) throw new Refused('not-host', 'Only the host of this table may do this');
  if (phase !== 'gathering') throw new Refused('has-begun', 'This is done while the table gathers, and it does not any more');
}

function mustHostUntilTheEnd({ frame, phase }: StoredTable, person: Person): void {
  if (frame.host !== person.id) throw new Refused('not-host', 'Only the host of this table may do this');
  if (phase === 'finished' || phase === 'abandoned') throw new Refused('not-playing', 'The game is over');
}

/** Whether bots say why they moved: that can be changed as long as they move. */
export function withReasons(stored: StoredTable, person: Person, tell: boolean): TableFrame {
  mustHostUntilTheEnd(stored, person);
  const { reasons, ...rest } = stored.frame;
  if (tell && rest.rated === true) throw new Refused('rated', 'In a rated game bots do not say why they moved');
  if ((reasons === true) === tell) return stored.frame;
  return tell ? { ...rest, reasons: true } : rest;
}

/** Whether strangers may write: that can be changed as long as there is something to talk about. */
export function withStrangers(stored: StoredTable, person: Person, talk: boolean): TableFrame {
  mustHostUntilTheEnd(stored, person);
  const { frame } = stored;
  const { strangersSilent, ...rest } = frame;
  if ((strangersSilent !== true) === talk) return frame;
  return talk ? rest : { ...rest, strangersSilent: true };
}

/** Bots on all empty chairs, or on one of them. */
export function filled(frame: TableFrame, { level, seat }: FillRequest, levels: readonly string[]): TableFrame {
  if (frame.rated === true)
    throw new Refused('rated', 'At a rated table bots sit from the beginning, so that everybody knows before he sits down');
  const bot = botSeat(level, levels, 'level');
  if (seat !== undefined) {
    mustHaveSeat(frame, seat, 'seat');
    if (!isFree(frame.seats[seat])) throw new Refused('seat-gone', `Seat ${seat} is taken`);
  }
  const empty = frame.seats.flatMap((each, place) => (isFree(each) && (seat ?? place) === place ? [place] : []));
  if (empty.length === 0) throw new Refused('seat-gone', 'There is no empty seat left at this table');
  return seatedAnew(frame, new Map(empty.map((place) => [place, bot])));
}

/** Whoever sits on two chairs, or may sit down there by a link, changes them. */
export function swapped(frame: TableFrame, [one, other]: readonly [number, number]): TableFrame {
  for (const [index, seat] of [one, other].entries()) mustHaveSeat(frame, seat, `seats.${index}`);
  if (one === other) return frame;
  const { seats } = frame;
  return seatedAnew(
    frame,
    new Map<number, StoredSeat>([
      [one, seats[other]],
      [other, seats[one]],
    ]),
  );
}
