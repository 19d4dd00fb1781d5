import { messageOf } from '#kernel';
import type { WayNote } from '#wire';
import { type SafeResponse, BlockedAddress } from './safe-fetch.ts';

/** What became of a message: it has arrived, it may arrive later, or it never will. */
export type SendOutcome =
  | { readonly how: 'sent' }
  /** `after`: milliseconds, if the other side said how long. */
  | { readonly how: 'later'; readonly why: string; readonly after?: number }
  /** `close`: nothing will ever arrive by this way. */
  | { readonly how: 'never'; readonly why: string; readonly note: WayNote; readonly close: boolean };

const GONE = [404, 410];
/** It was too slow, too many, or came at a bad moment. */
const LATER = [408, 425, 429];

export function outcomeOf({ status, retryAfter }: SafeResponse): SendOutcome {
  const why = `answered ${status}`;
  if (status >= 200 && status < 300) return { how: 'sent' };
  if (GONE.includes(status)) return { how: 'never', why, note: 'gone', close: true };
  if (status < 500 && !LATER.includes(status)) return { how: 'never', why, note: 'refused', close: false };
  return { how: 'later', why, ...(retryAfter === null ? {} : { after: retryAfter * 1000 }) };
}

export const outcomeOfError = (error: unknown): SendOutcome =>
  error instanceof BlockedAddress
    ? { how: 'never', why: error.message, note: 'not-open', close: true }
    : { how: 'later', why: messageOf(error) };
