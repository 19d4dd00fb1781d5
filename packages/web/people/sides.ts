import { SHELF } from '#games';
import { createRoles } from '../roles.ts';

/** How the side of a game is called: as the seat that plays it; empty where everybody plays for himself. */
export function createSides(game: () => string): (side: string) => string {
  const roles = createRoles(game);
  return (side) => {
    const box = SHELF.find(({ id }) => id === game());
    const seats = box?.players.min ?? 2;
    const seat = box?.sides?.[seats]?.indexOf(side) ?? -1;
    const word = seat < 0 ? '' : roles.of(seat, seats);
    return word.charAt(0).toLocaleUpperCase() + word.slice(1);
  };
}
