import { ask } from './ask.ts';
import { gameWords, known, learn, say } from './i18n.ts';

/** Which seat plays what, where that is not all the same: the words of the game know it. */
export interface Roles {
  /** Empty while it is not known, and where all seats are alike. With more players a seat may play something else. */
  readonly of: (seat: number, seats?: number) => string;
}

export function createRoles(game: () => string | null): Roles {
  const words = ask(game, async (id) => {
    await learn(id);
    return id;
  });
  return {
    of(seat, seats) {
      const id = words.value();
      if (id === undefined) return '';
      const key = [`setup.seat_${seat + 1}_${seats}`, `setup.seat_${seat + 1}`, 'setup.seat_other'].find((each) => known(id, each));
      return key === undefined ? '' : gameWords(id, String)(key);
    },
  };
}

/** What a seat plays, where nobody else plays it; else empty. */
function ownRole({ of }: Roles, seat: number, seats: number): string {
  const isShared = Array.from({ length: seats }, (_, other) => other !== seat && of(other, seats) === of(seat, seats)).includes(true);
  return isShared ? '' : of(seat, seats);
}

/** How a seat is called: by its side where nobody else plays that, else by its number and what it plays. */
export function seatName(roles: Roles, seat: number, seats: number): string {
  const own = ownRole(roles, seat, seats);
  if (own !== '') return own.charAt(0).toLocaleUpperCase() + own.slice(1);
  const number = say('new.seat', { number: seat + 1 });
  const role = roles.of(seat, seats);
  return role === '' ? number : `${number} · ${role}`;
}

/** What stands on the badge of a seat before the game has begun: the initial of its side (`the Shadow`), else its number. */
export const seatLetter = (roles: Roles, seat: number, seats: number): string =>
  ownRole(roles, seat, seats).match(/\p{Lu}/u)?.[0] ?? String(seat + 1);
