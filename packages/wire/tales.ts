/**
 * What `GET /api/tables/:id/tale` answers, and `POST` with `{}`, which also asks the house to tell the game: how far what is told of a finished game is.
 * `yours`: the house does not tell it, for it was not asked, has too much to do, or could not; a reader can reckon it himself from the record.
 * 409 `not-over` while it is played.
 */
export type TaleAnswer<Told> =
  | { readonly state: 'told'; readonly told: Told }
  /** Part of the work that is done, 0 to 1. */
  | { readonly state: 'reckoning'; readonly progress: number }
  /** So many games are told first. */
  | { readonly state: 'waiting'; readonly before: number }
  | { readonly state: 'yours' };
