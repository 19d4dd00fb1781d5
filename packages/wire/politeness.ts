/** Whom somebody does not want to read or to meet. Nobody but himself ever learns of it. */

/** `mute`: what he writes is not shown to me, at any table. `block`: nor does he sit down at my tables, or invite me. */
export const AVERSIONS = ['mute', 'block'] as const;
export type Aversion = (typeof AVERSIONS)[number];

/** Who is meant: whoever wrote a line (`team`: among what the caller's team says), or whoever sits at a seat. */
export type Meant =
  | { readonly kind: 'chat'; readonly number: number; readonly team?: true }
  | { readonly kind: 'name'; readonly seat: number };

/** `POST /api/tables/:id/avoid { how, who }` answers `AversionsInfo`; a second time, how it is meant now. */
export interface AvoidRequest {
  readonly how: Aversion;
  readonly who: Meant;
}

/** `POST /api/people/:id/avoid { how }` answers the same, of somebody who has a profile. `POST /api/people/:id/report { note? }` reports him, and answers `{}`. */

/** Somebody whom the caller avoids, by the name he had then. */
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
