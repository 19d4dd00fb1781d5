import { createQuery } from '../lib/createQuery.ts';
import { gameTranslator, hasText, loadNamespace, t } from '../i18n/i18n.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** The role of each seat, where roles differ, from the game's locale. */
export interface SeatRoles {
  /** Empty while loading and where all seats are alike. The role may depend on the number of players. */
  readonly of: (seat: number, seats?: number) => string;
}

export function createSeatRoles(game: () => string | null): SeatRoles {
  const texts = createQuery(game, async (id) => {
    await loadNamespace(id);
    return id;
  });
  return {
    of(seat, seats) {
      const id = texts.value();
      if (id === undefined) return '';
      const key = [`setup.seat_${seat + 1}_${seats}`, `setup.seat_${seat + 1}`, 'setup.seat_other'].find((each) => hasText(id, each));
      return key === undefined ? '' : gameTranslator(id, String)(runtimeKey(key));
    },
  };
}

/** What a seat plays, where no other seat plays the same; else empty. */
function ownRole({ of }: SeatRoles, seat: number, seats: number): string {
  const isShared = Array.from({ length: seats }, (_, other) => other !== seat && of(other, seats) === of(seat, seats)).includes(true);
  return isShared ? '' : of(seat, seats);
}

/** The name of a seat: its side where no other seat plays it, else its number and role. */
export function seatName(roles: SeatRoles, seat: number, seats: number): string {
  const own = ownRole(roles, seat, seats);
  if (own !== '') return own.charAt(0).toLocaleUpperCase() + own.slice(1);
  const number = t('new.seat', { number: seat + 1 });
  const role = roles.of(seat, seats);
  return role === '' ? number : `${number} · ${role}`;
}

/** The letter on a seat's badge before the game: the initial of its side (`the Shadow`), else its number. */
export const seatLetter = (roles: SeatRoles, seat: number, seats: number): string =>
  ownRole(roles, seat, seats).match(/\p{Lu}/u)?.[0] ?? String(seat + 1);
