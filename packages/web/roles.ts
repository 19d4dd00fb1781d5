import { ask } from './ask.ts';
import { gameWords, known, learn } from './i18n.ts';

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
