import { SHELF } from '#games';
import { createSeatRoles } from '../game/seatRoles.ts';

/** The name of a side: that of the seat that plays it; empty where all players play for themselves. */
export function createSideNames(game: () => string): (side: string) => string {
  const roles = createSeatRoles(game);
  return (side) => {
    const box = SHELF.find(({ id }) => id === game());
    const seats = box?.players.min ?? 2;
    const seat = box?.sides?.[seats]?.indexOf(side) ?? -1;
    const word = seat < 0 ? '' : roles.of(seat, seats);
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  };
}
