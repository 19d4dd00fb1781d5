import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import type { FillRequest } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { Person, StoredSeat, StoredTable, TableSettings } from '../../store/store.ts';
import { withNewContributor } from './seed-contributions.ts';
import { isFree, mustHaveSeat } from './seating.ts';
import { botSeat } from './create-table.ts';

/** What a host may change as long as the table gathers. Every function answers new settings and leaves the old ones alone. */

export function mustHost({ settings, phase }: StoredTable, person: Person): void {
  if (settings.host !== person.id) throw new RefusedError('not-host', 'Only the host of this table may do this');
  if (phase !== 'gathering') throw new RefusedError('has-begun', 'This is done while the table gathers, and it does not any more');
}

function mustHostUntilTheEnd({ settings, phase }: StoredTable, person: Person): void {
  if (settings.host !== person.id) throw new RefusedError('not-host', 'Only the host of this table may do this');
  if (phase === 'finished' || phase === 'abandoned') throw new RefusedError('not-playing', 'The game is over');
}

/** Whether bots say why they moved: that can be changed as long as they move. */
export function withReasons(stored: StoredTable, person: Person, allowed: boolean): TableSettings {
  mustHostUntilTheEnd(stored, person);
  const { reasons, ...rest } = stored.settings;
  if (allowed && rest.rated === true) throw new RefusedError('rated', 'In a rated game bots do not say why they moved');
  if ((reasons === true) === allowed) return stored.settings;
  return allowed ? { ...rest, reasons: true } : rest;
}

/** Whether strangers may write: that can be changed as long as there is something to talk about. */
export function withStrangerChat(stored: StoredTable, person: Person, allowed: boolean): TableSettings {
  mustHostUntilTheEnd(stored, person);
  const { settings } = stored;
  const { strangersSilent, ...rest } = settings;
  if ((strangersSilent !== true) === allowed) return settings;
  return allowed ? rest : { ...rest, strangersSilent: true };
}

/** Bots on all empty chairs, or on one of them. */
export function withBots(settings: TableSettings, { level, seat }: FillRequest, levels: readonly string[]): TableSettings {
  if (settings.rated === true)
    throw new RefusedError('rated', 'At a rated table bots sit from the beginning, so that everybody knows before he sits down');
  const bot = botSeat(level, levels, 'level');
  if (seat !== undefined) {
    mustHaveSeat(settings, asId(seat), 'seat');
    if (!isFree(settings.seats[seat])) throw new RefusedError('seat-gone', `Seat ${seat} is taken`);
  }
  const empty = settings.seats.flatMap((each, place) => (isFree(each) && (seat ?? place) === place ? [place] : []));
  if (empty.length === 0) throw new RefusedError('seat-gone', 'There is no empty seat left at this table');
  return withNewContributor(settings, new Map(empty.map((place) => [asId<Seat>(place), bot])));
}

/** Swaps two seats with their players and invitations. */
export function withSwappedSeats(settings: TableSettings, [one, other]: readonly [number, number]): TableSettings {
  for (const [index, seat] of [one, other].entries()) mustHaveSeat(settings, asId(seat), `seats.${index}`);
  if (one === other) return settings;
  const { seats } = settings;
  return withNewContributor(
    settings,
    new Map<Seat, StoredSeat>([
      [asId(one), seats[other]],
      [asId(other), seats[one]],
    ]),
  );
}
