import type { AlertKind } from '#wire';

/** A message in words, ready to be sent by any way. It holds no addresses of this house: they are put before its paths when it is sent. */
export interface Message {
  readonly title: string;
  readonly lines: readonly MessageLine[];
  /** Where its reader is led. */
  readonly path: string;
  /** What the last line of a mail says, above the link that stops it. */
  readonly foot: string;
  /** It asks whether an address is right, so it may be sent before anybody has agreed. */
  readonly asks?: true;
  /** The ticket that stops the way by which it came. */
  readonly stop: string;
}

/** The link that stops a channel. The fragment is not sent to the server when the page is opened, and is logged nowhere. */
export const unsubscribeUrl = (ticket: string): string => `/alerts/stop#${ticket}`;
/** The same for programs that read mail: one POST. */
export const unsubscribeRequestUrl = (ticket: string): string => `/api/alerts/stop?key=${ticket}`;
export const confirmUrl = (ticket: string): string => `/alerts/confirm#${ticket}`;

export interface MessageLine {
  readonly text: string;
  readonly path: string;
  /** Left out in what is no alert: a question whether the address is right, a trial. */
  readonly kind?: AlertKind;
  readonly table?: string;
  readonly game?: string;
  readonly who?: readonly string[];
}

/** A message on its way: a repeat has the same id. */
export interface SentMessage {
  readonly id: string;
  readonly message: Message;
}
