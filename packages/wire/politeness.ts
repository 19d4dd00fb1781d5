/** Muted and blocked people. Only the person who blocks ever learns of it. */

/** `mute`: the person's lines are hidden from the caller at all tables. `block`: nor can the person join the caller's tables or invite the caller. */
export const AVERSIONS = ['mute', 'block'] as const;
export type Aversion = (typeof AVERSIONS)[number];

/** Who is meant: the author of a line (`team`: in the chat of the caller's team), or the player at a seat. */
export type ReportSubject =
  | { readonly kind: 'chat'; readonly number: number; readonly team?: true }
  | { readonly kind: 'name'; readonly seat: number };

/** `POST /api/tables/:id/avoid { how, who }` answers `AversionsInfo`; a second time, how it is meant now. */
export interface AvoidRequest {
  readonly how: Aversion;
  readonly who: ReportSubject;
}

/** `POST /api/people/:id/avoid { how }` answers the same, for a person with a profile. `POST /api/people/:id/report { note? }` reports that person, and answers `{}`. */

/** A muted or blocked person, by the name used then. */
export interface AversionInfo {
  readonly id: string;
  readonly name: string;
  readonly how: Aversion;
  readonly at: number;
}

/** `GET /api/avoided`; `POST /api/avoided/end { id }` answers the same. */
export interface AversionsInfo {
  readonly people: readonly AversionInfo[];
}
