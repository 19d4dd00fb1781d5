import { type AnyGame, NOBODY, only, type Seat, type Seats, seatList } from '#kernel';
import type { TableSettings } from '../store/store.ts';
import { seatsKnownTo } from './seating.ts';
import type { TableViewer } from './viewer.ts';

const set = (seats: readonly Seat[]): Seats => seats.reduce<Seats>((all, seat) => all | only(seat), NOBODY);

/** The teams of a table whose members may talk among themselves: none where the host has not allowed it. */
export const teamsAt = (settings: TableSettings, { teams }: Pick<AnyGame, 'teams'>): Seats[] =>
  settings.teamTalk === true ? (teams?.[settings.seats.length] ?? []).map(set) : [];

/** Those who play together with none of these seats; nobody is an opponent of watchers. */
export function opponentsOf(settings: TableSettings, { teams }: Pick<AnyGame, 'teams'>, own: Seats): Seats {
  if (own === NOBODY) return NOBODY;
  const allied = (teams?.[settings.seats.length] ?? []).map(set).filter((team) => (team & own) !== NOBODY);
  const friends = allied.reduce((all, team) => all | team, own);
  return settings.seats.reduce((seats, _, seat) => seats | only(seat), NOBODY) & ~friends;
}

/** Whoever sits in another team as well, or lends a chair there to somebody at the same screen, reads nothing of either. */
const isWithin = (knows: Seats, team: Seats): boolean => knows !== NOBODY && (knows & ~team) === NOBODY;

export const readsTeam = ({ knows }: Pick<TableViewer, 'knows'>, team: Seats): boolean => isWithin(knows, team);

/** The team in which somebody talks; null where he does not. */
export const teamOf = (settings: TableSettings, game: Pick<AnyGame, 'teams'>, person: string): Seats | null =>
  teamsAt(settings, game).find((team) => isWithin(seatsKnownTo(settings, person), team)) ?? null;

/** The seats of each team that read what is said there. With one person alone nobody is left to talk to. */
export function talkingSeats(settings: TableSettings, game: Pick<AnyGame, 'teams'>): Seat[][] {
  return teamsAt(settings, game).flatMap((team) => {
    const readers = seatList(team).filter((seat) => {
      const { person } = settings.seats[seat];
      return person !== null && isWithin(seatsKnownTo(settings, person), team);
    });
    return new Set(readers.map((seat) => settings.seats[seat].person)).size < 2 ? [] : [readers];
  });
}
