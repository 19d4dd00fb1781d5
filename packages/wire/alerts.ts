import type { Language } from '#kernel';

/** Alerts of people who are not at the table: `/api/alerts`. */

/** Kinds of alerts: my turn, my time runs short, a seat is reserved for me, a game is over, a person wrote. */
export const ALERT_KINDS = ['turn', 'short', 'invited', 'over', 'wrote'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export type WayKind = 'push' | 'mail' | 'webhook';

/** What became of a way by which nothing arrives any more. Worded in the locale of the page. */
export const WAY_NOTES = ['gone', 'refused', 'unreachable', 'not-open', 'unsure'] as const;
export type WayNote = (typeof WAY_NOTES)[number];

/** One channel: this browser, a mail address, a channel of a chat. */
export interface WayInfo {
  readonly id: string;
  readonly kind: WayKind;
  /** Of a browser: the service that carries its messages. */
  readonly address: string;
  readonly kinds: readonly AlertKind[];
  /** An address is used when its reader has confirmed it. */
  readonly confirmed: boolean;
  /** It belongs to the browser that asks. */
  readonly here: boolean;
  /** Something that was to be told did not arrive, and when that was. */
  readonly note: WayNote | null;
  readonly noteAt: number | null;
}

/** When a person wants to be alerted. */
export interface AlertWishes {
  readonly language: Language;
  /** Of the IANA list, such as `Europe/Warsaw`. */
  readonly zone: string;
  /** Minutes after midnight; from 22:00 to 7:00 for instance. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** Minutes after the person was last connected. */
  readonly away: number;
}

/** `GET /api/alerts`. What this house cannot do is null or false. */
export interface AlertsInfo {
  /** The key with which browsers subscribe. */
  readonly push: string | null;
  readonly mail: boolean;
  readonly webhook: boolean;
  readonly wishes: AlertWishes;
  readonly ways: readonly WayInfo[];
}

/** What a browser is reached by, as its push service gave it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** `POST /api/alerts/ways`: answers `AlertsInfo`. Mail and webhook are sent a link first, which agrees to the rest: `POST /api/alerts/confirm { code }`. */
export type NewWay =
  | { readonly kind: 'push'; readonly push: PushAddress; readonly kinds: readonly AlertKind[] }
  | { readonly kind: 'mail'; readonly address: string; readonly kinds: readonly AlertKind[] }
  | { readonly kind: 'webhook'; readonly url: string; readonly kinds: readonly AlertKind[] };

/**
 * `POST /api/alerts/wishes` sets the wishes, `POST /api/alerts/ways/:id { kinds }` what is told by a way, `.../drop {}` takes it away and `.../try {}` sends something at once;
 * each answers `AlertsInfo`. `POST /api/alerts/stop?key=...` takes a way away without a session, for whoever has the link of a message.
 */

/** What a push message brings to the browser. A repeat has the same id. */
export interface PushedAlert {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A page of this house. */
  readonly path: string;
}
