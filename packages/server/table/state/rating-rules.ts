import { type AnyGame, isObject } from '#kernel';
import type { NewTable } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { Person, TableSettings } from '../../store/store.ts';

/** What is agreed upon at a table that counts for the ratings. */

/** Rated players need an account: a guest would lose the rating with the cookie. */
export function mustHaveAccount({ account }: Person): void {
  if (account === null) throw new RefusedError('account-needed', 'Only people with an account can sit down at a rated table');
}

const no = (why: string, path: string): RefusedError => new RefusedError('not-rated', `A rated game ${why}`, { path });

/**
 * All players have the same conditions, and no player can avoid a loss: a game that waits for ever, or that a bot plays to its end, would be no
 * result.
 */
export function mustBeRateable(plan: NewTable, game: AnyGame, options: unknown): void {
  const { seats, clock, onTimeout, hints, reasons, content } = plan;
  const people = seats.filter(({ kind }) => kind !== 'bot').length;
  if (people === 0) throw no('needs somebody to play', 'seats');
  if (seats.some(({ kind }) => kind === 'hot-seat')) throw no('is not played at one screen', 'seats');
  if (clock === undefined || clock.kind === 'none') throw no('needs a clock', 'clock');
  if (onTimeout !== 'loses' && (onTimeout !== 'claim' || people === 1))
    throw no('is lost by whoever has no time left: onTimeout is "loses", or among people "claim"', 'onTimeout');
  if (hints === true) throw no('knows no hints', 'hints');
  if (reasons === true) throw no('knows no reasons of bots', 'reasons');
  if (content !== undefined) throw no('is played with the content of this house', 'content');
  // What stands in the form is open to all; words of the host's own, and what engines and tests may set, are a game that has begun already.
  for (const [id, given] of Object.entries(isObject(plan.options) ? plan.options : {}))
    if (!game.form.some((field) => field.id === id && (field.kind !== 'text' || given === '')))
      throw no('begins at the beginning', `options.${id}`);
  if ((game.carried?.(options) ?? null) !== null) throw no('begins at the beginning', 'options');
}

/** One person plays, with bots. */
export const isAlone = ({ seats }: TableSettings): boolean =>
  new Set(seats.flatMap(({ kind, person }) => (kind === 'human' ? [person] : []))).size < 2;
