import { everyone } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { type AnyGame, NOBODY, only, type Seat, type Seats, seatList } from '#kernel';
import type { TableSettings } from '../../store/store.ts';
import { seatsKnownTo } from './seating.ts';
import type { TableViewer } from './viewer.ts';

const set = (seats: readonly Seat[]): Seats => seats.reduce<Seats>((all, seat) => asId(all | only(seat)), NOBODY);

/** The teams of a table whose members may talk among themselves: none where the host has not allowed it. */
export const teamsAt = (settings: TableSettings, { teams }: Pick<AnyGame, 'teams'>): Seats[] =>
  settings.teamTalk === true ? (teams?.[settings.seats.length] ?? []).map(set) : [];

/** The seats that play with none of these; spectators have no opponents. */
export function opponentsOf(settings: TableSettings, { teams }: Pick<AnyGame, 'teams'>, own: Seats): Seats {
  if (own === NOBODY) return NOBODY;
  const allied = (teams?.[settings.seats.length] ?? []).map(set).filter((team) => (team & own) !== NOBODY);
  const friends = allied.reduce<number>((all, team) => all | team, own);
  return asId(everyone(settings.seats.length) & ~friends);
}

/** A person who also has a seat in another team, or at a shared screen, reads the chat of neither. */
const isWithin = (knows: Seats, team: Seats): boolean => knows !== NOBODY && (knows & ~team) === NOBODY;

export const readsTeam = ({ knows }: Pick<TableViewer, 'knows'>, team: Seats): boolean => isWithin(knows, team);

/** The team in which a person talks; null where there is none. */
export const teamOf = (settings: TableSettings, game: Pick<AnyGame, 'teams'>, person: string): Seats | null =>
  teamsAt(settings, game).find((team) => isWithin(seatsKnownTo(settings, person), team)) ?? null;

/** The seats of each team that read its chat. A team of one person has none. */
export function talkingSeats(settings: TableSettings, game: Pick<AnyGame, 'teams'>): Seat[][] {
  return teamsAt(settings, game).flatMap((team) => {
    const readers = seatList(team).filter((seat) => {
      const { person } = settings.seats[seat];
      return person !== null && isWithin(seatsKnownTo(settings, person), team);
    });
    return new Set(readers.map((seat) => settings.seats[seat].person)).size < 2 ? [] : [readers];
  });
}
